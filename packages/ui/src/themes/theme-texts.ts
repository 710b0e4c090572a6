/** The CSS of each theme file by its name, such as `./freibad.css`, for pictures without stylesheets. */
export const themeTexts = import.meta.glob<string>('./*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
