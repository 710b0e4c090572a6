/** From this length on, parts of words and one typing error are accepted. */
const LONG = 4

/** True if a word matches the typed text: as a prefix, as any part, or with one typing error. */
export function isSaid(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < LONG) return false
  return word.includes(typed) || isOneErrorAway(word.slice(0, typed.length + 1), typed)
}

/**
 * True if the text differs from the beginning of the word by one letter more, less or replaced, or by two
 * swapped letters. The rest of the word does not count.
 */
function isOneErrorAway(beginning: string, typed: string): boolean {
  let same = 0
  while (same < typed.length && beginning[same] === typed[same]) same += 1
  const [rest, other] = [typed.slice(same), beginning.slice(same)]
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
  return [
    rest.slice(1) === other.slice(1, rest.length),
    rest.slice(1) === other.slice(0, rest.length - 1),
    rest === other.slice(1, rest.length + 1),
    rest.length > 1 && swapped === other.slice(0, rest.length),
  ].some(Boolean)
}
