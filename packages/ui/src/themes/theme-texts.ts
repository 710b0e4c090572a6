/** What every theme file says, by its name `./freibad.css`: for pictures that no style sheet reaches. */
export const themeTexts = import.meta.glob<string>('./*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
