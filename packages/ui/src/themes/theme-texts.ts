/** Texts of the theme files by name `./freibad.css`, for pictures without stylesheets. */
export const themeTexts = import.meta.glob<string>('./*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
