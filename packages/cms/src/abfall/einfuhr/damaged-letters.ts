/** Letters that programs damaged: UTF-8 that was read as Windows-1252 or Latin-1 and stored again. */

/** The letters of Windows-1252 from 0x80 on that are no control characters. */
const WINDOWS = new Map(
  Array.from(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at)))
    .map((letter, at) => [letter, 0x80 + at] as const)
    .filter(([, byte]) => byte !== 0x81 && byte !== 0x8d && byte !== 0x8f && byte !== 0x90 && byte !== 0x9d),
)
const FOLLOWS = String.raw`[\u0080-\u00BF${[...WINDOWS.keys()].join('')}]`
/** The first byte of a letter of German texts, with those that follow: „Ã¤“, „â€““. */
const TWICE = new RegExp(`[\u00C2-\u00C5]${FOLLOWS}|\u00E2${FOLLOWS}{2}|\u00EF\u00BB\u00BF`, 'gu')

const byteOf = (letter: string): number => WINDOWS.get(letter) ?? letter.charCodeAt(0)

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function once(text: string): string {
  return text.replaceAll(TWICE, damaged => {
    try {
      return decoder.decode(Uint8Array.from(damaged, byteOf))
    } catch {
      return damaged
    }
  })
}

/** Returns a text as it was before it was encoded twice, or three times; any other text unchanged. */
export function withWholeLetters(text: string): string {
  const first = once(text)
  return first === text ? text : once(first)
}

/** A letter of a Macintosh or of DOS that was read as Windows: „RestmŸll“, „SŠcke“, „Stra§e“, „Straáe“. */
const OF_OTHER_SYSTEM = /\p{L}[ŸŠ§„”†‡‰™€](?=\p{Ll})|[Ss]tra[^\p{ASCII}ß]e/u

/** Whether letters of a text are lost: „Restm�ll“, „Restm?ll“, or remains of a letter that was encoded twice or elsewhere. */
export const isDamaged = (text: string): boolean =>
  text.includes('\uFFFD') ||
  /\p{L}\?\p{L}|Ã[^\p{L}\s]|[ÃÂ]\p{Lu}?[\u0080-\u00BF]/u.test(text) ||
  OF_OTHER_SYSTEM.test(text)

export const REPAIRED =
  'Die Umlaute der Datei waren beschädigt („Ã¼“ statt „ü“). Sie sind beim Einlesen repariert.'
export const LOST =
  'Umlaute und andere Zeichen der Datei sind beschädigt. Bitte speichern Sie sie im Programm, aus dem sie kommt, neu als CSV in UTF-8 oder als .xlsx, und lesen Sie sie noch einmal ein.'
