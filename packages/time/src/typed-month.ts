/** The names of each month that people type here: German, Austrian and English ones. */
const NAMES = [
  ['januar', 'jaenner', 'january'],
  ['februar', 'feber', 'february'],
  ['maerz', 'mrz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
] as const

/** Returns the number of a month by its name or a beginning of it, at least three letters: `Sept` is 9. */
export function monthOfName(name: string): number | undefined {
  const word = name.toLowerCase().replaceAll('ä', 'ae')
  if (word.length < 3) return undefined
  const index = NAMES.findIndex(names => names.some(one => one.startsWith(word)))
  return index < 0 ? undefined : index + 1
}
