/** Each by the name that the address carries once it is done. */
const words = {
  sperren: 'Der Eintrag ist gesperrt.',
  entsperren: 'Die Sperre ist aufgehoben.',
  verlaengern: 'Der Eintrag steht länger da.',
  aendern: 'Ihre Änderung ist gespeichert.',
} as const

/** What somebody has just done with their own entry; undefined where they only came to look. */
export const doneWords = (done: string | null): string | undefined =>
  done !== null && Object.hasOwn(words, done) ? words[done as keyof typeof words] : undefined
