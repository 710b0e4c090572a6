import { folded, namesClosedNumber, namesFew, saysClosed } from './closed-words.ts'

/** „Anlage-N“, „Anlage NÖT“, and „N“ at the end of a name. */
const CLOSED_LETTER =
  /(?<!\p{L})(?:\p{L}*anlagen?|\p{L}*vorlagen?|niederschrift|\p{L}*protokoll|\p{L}*einladung|\p{L}*beschluss|teil)[^\p{L}\p{N}]+n(?!\p{L})|(?<!\p{L})n(?:öt|oet)(?!\p{L})|[\s_/([\p{Pd}\p{N}]n\P{L}?$/u

/** Whether a name of a file says that the file is not public, or is for few. */
export const namesClosedFile = (name: string): boolean =>
  saysClosed(name) ||
  namesClosedNumber(name) ||
  namesFew(name) ||
  CLOSED_LETTER.test(folded(name).replace(/\.\w{2,5}$/, ''))

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
