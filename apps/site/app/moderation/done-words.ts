import type { Pinnwandstand } from '@rathausplatz/contract'

/** Messages, by the value that the address has after a step of the author. */
const words = {
  sperren: 'Der Eintrag ist gesperrt.',
  entsperren: 'Die Sperre ist aufgehoben.',
  verlaengern: 'Der Eintrag steht länger da.',
  aendern: 'Ihre Änderung ist gespeichert.',
} as const

/** Whether a step still has its effect: an old address is opened again after others. */
const isStillSo = (done: keyof typeof words, stand: Pinnwandstand): boolean => {
  if (done === 'sperren') return stand === 'gesperrt'
  if (done === 'entsperren') return stand !== 'gesperrt'
  return done === 'aendern' || stand === 'freigegeben'
}

/** Returns the message after a step of the author, if it is still true; undefined otherwise. */
export const doneWords = (done: string | null, stand: Pinnwandstand): string | undefined => {
  const step = (Object.keys(words) as (keyof typeof words)[]).find(one => one === done)
  return step && isStillSo(step, stand) ? words[step] : undefined
}
