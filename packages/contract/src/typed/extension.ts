/** The words for an extension by what they mean. Only a „Durchwahl“ is dialled in place of a final zero. */
const KINDS = {
  Durchwahl: String.raw`durchwahl|durchw|dw|d\. ?w|klappe|kl`,
  Apparat: String.raw`(?:haus)?app(?:arat)?|hausruf|intern|int`,
  Nebenstelle: String.raw`neben(?:stelle|st)|nst|hausanschluss|interno|poste|ext(?:ension)?|x`,
} as const
const NUMBER = String.raw`(?:\.?[ -]?(?:nummer|nr))?[.:=]* ?-? ?(?<number>\d{1,6})`
const PATTERNS = Object.entries(KINDS).map(
  ([word, words]) =>
    [word, new RegExp(String.raw`[ ,;(-]*(?<!\p{L})(?:${words})${NUMBER} ?\)?$`, 'iu')] as const,
)

/** The number of the switchboard ends in `-0` (DIN 5008); before it stands more than an area code. */
const SWITCHBOARD = /^((?:\D*\d){6,}-)0$/

/** Splits `07255 9876-0 App. 17` into the number and its extension, `Apparat 17`. */
export function splitExtension(text: string): { main: string; word: string; extension: string } {
  for (const [word, pattern] of PATTERNS) {
    const found = pattern.exec(text)
    if (found) return { main: text.slice(0, found.index), word, extension: found.groups?.['number'] ?? '' }
  }
  return { main: text, word: '', extension: '' }
}

/**
 * Joins a number in its usual notation and its extension. Digits are joined only where that is certain: the
 * `Durchwahl` of a switchboard. Otherwise the word stays, and `telephoneLink` dials the number before it.
 */
export function joinExtension(main: string, word: string, extension: string): string {
  if (word === '') return main
  const before = SWITCHBOARD.exec(main)?.[1]
  return word === 'Durchwahl' && before !== undefined ? before + extension : `${main}, ${word} ${extension}`
}

/** The number that is dialled before an extension in words. */
export const mainNumberOf = (telephone: string): string => splitExtension(telephone).main
