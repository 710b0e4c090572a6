import { folded, namesClosedNumber, namesFew, saysClosed } from './closed-words.ts'

/** „Anlage-N“, „Anlage NÖT“, and „N“ at the end of a name; on plans, „N“ is north. */
const CLOSED_LETTER =
  /(?<!\p{L})(?:\p{L}*anlagen?|\p{L}*vorlagen?|niederschrift|\p{L}*protokoll|\p{L}*einladung|\p{L}*beschluss|teil)[^\p{L}\p{N}]+n(?!\p{L})(?!\P{L}+(?:nord|ansicht|fassade|giebel)\p{L}*)|(?<!\p{L})n(?:öt|oet)(?!\p{L})|(?<!(?:ansicht|fassade|giebel)(?:en)?\P{L}*)(?<=[\s_/([\p{Pd}\p{N}])n\P{L}?$/u

/** What a file has in it, or until when it is held back. */
const NOT_FOR_ALL = new RegExp(
  `(?<!\\p{L})(?:${[
    'un\\P{L}?(?:geschw(?:ä|ae)rzt|anonymisiert|redigiert)(?:e[rsnm]?)?|unredacted',
    'nicht\\P{L}+(?:geschw(?:ä|ae)rzt|anonymisiert)(?:e[rsnm]?)?',
    'personal(?:daten|akten?|bogen|bögen)|bewerb(?:er|ungs)(?:daten|unterlagen|liste|mappe)n?',
    '(?:gesch(?:ä|ae)fts|betriebs|steuer|bank)(?:\\P{L}+und\\P{L}+(?:gesch(?:ä|ae)fts|betriebs))?geheimniss?(?:e[sn]?)?',
    '(?:mit|unter)\\P{L}+sperrfrist|sperrfrist\\P{L}+bis|bitte\\P{L}+sperren',
    'gesperrt(?:\\P{L}+bis(?!\\p{L}).*|\\P{L}*$)',
  ].join('|')})(?!\\p{L})|^\\P{L}*gesperrt(?:e[rsnm]?)?\\P{L}+(?:anlage|fassung|datei|version)`,
  'u',
)

/** Whether a name of a file says that the file is not public, or is for few. */
export const namesClosedFile = (name: string): boolean =>
  saysClosed(name) ||
  namesClosedNumber(name) ||
  namesFew(name) ||
  [CLOSED_LETTER, NOT_FOR_ALL].some(pattern => pattern.test(folded(name).replace(/\.\w{2,5}$/, '')))

/** Whether the address of a file names it so: its last part, and the values of its query. */
export function addressesClosedFile(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const parts = [url.pathname.split('/').at(-1) ?? '', ...url.searchParams.values()].map(decoded)
  // Without an extension it may be a key of random letters.
  return parts.some(part =>
    /\.\w{2,5}$/.test(part) ? namesClosedFile(part) : saysClosed(part) || namesFew(part),
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const CLOSED_REFERENCE = /(?<!\p{L})n(?:ö|oe|öt|oet|öff|t)?(?!\p{L})/u

/** Whether the number of a paper says that it is not public: „2026/6-N“, „N 2026/6“. */
export const isClosedReference = (reference: string): boolean =>
  saysClosed(reference) || CLOSED_REFERENCE.test(folded(reference))
