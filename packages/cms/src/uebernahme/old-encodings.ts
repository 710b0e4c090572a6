import { decodeText } from './decode-text.ts'

/** Texts of old programs: Excel on a Macintosh and programs of DOS write umlauts in encodings of their own. */

/** The German letters of DOS, the same in code pages 437 and 850. Any other letter is lost. */
const OF_DOS: ReadonlyMap<number, string> = new Map([
  [0x81, 'ü'],
  [0x84, 'ä'],
  [0x8e, 'Ä'],
  [0x94, 'ö'],
  [0x99, 'Ö'],
  [0x9a, 'Ü'],
  [0xe1, 'ß'],
])

const fromDos = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replaceAll(/[\u0080-\u00FF]/g, letter => OF_DOS.get(letter.charCodeAt(0)) ?? '\uFFFD')

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const GERMAN = /(?<=[a-z])[äöüß]|[äöüÄÖÜ](?=[a-z])/gi
/** Characters that stand in no German word, and punctuation between two letters. */
const STRANGE =
  /[^\p{ASCII}äöüÄÖÜßáàâçéèêëíîïñóôúûÉ–—„“”‚‘’…•·€§°²³½«»×\u00A0\uFEFF]|(?<=\p{L})[„“”‚…•·€§°²³½«»×](?=\p{Ll})|(?<=stra)[^\p{ASCII}ß](?=e)/giu
/** So much of a file is looked at. */
const MOST_LOOKED = 400_000

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Decodes a file. Names the old encoding if the file has one: its German words are whole in that one alone. */
export function decodeOldText(bytes: Uint8Array): {
  readonly text: string
  readonly from?: 'Macintosh' | 'DOS'
} {
  const text = decodeText(bytes)
  if (isUtf8(bytes) || text.includes('\u0000') || text.includes('\uFFFD')) return { text }
  const begin = bytes.subarray(0, MOST_LOOKED)
  if (count(decodeText(begin), STRANGE) === 0) return { text }
  const others = [
    { from: 'Macintosh' as const, decode: (some: Uint8Array) => new TextDecoder('macintosh').decode(some) },
    { from: 'DOS' as const, decode: fromDos },
  ]
  for (const { from, decode } of others) {
    const other = decode(begin)
    if (count(other, STRANGE) === 0 && count(other, GERMAN) > 0) return { text: decode(bytes), from }
  }
  return { text }
}

export const readAsOld = (from: 'Macintosh' | 'DOS'): string =>
  `Die Datei hat die alte Zeichenkodierung von ${from}. Ihre Umlaute sind danach gelesen.`
