/** Messages, by the value that the address has after a step of the author. */
const words = {
  sperren: 'Der Eintrag ist gesperrt.',
  entsperren: 'Die Sperre ist aufgehoben.',
  verlaengern: 'Der Eintrag steht länger da.',
  aendern: 'Ihre Änderung ist gespeichert.',
} as const

/** Returns the message after a step of the author; undefined if the author has taken none. */
export const doneWords = (done: string | null): string | undefined =>
  done !== null && Object.hasOwn(words, done) ? words[done as keyof typeof words] : undefined
