import { decodeText } from '../../uebernahme/decode-text.ts'

export type ReadJson =
  | { readonly ok: true; readonly json: unknown; readonly repaired: readonly string[] }
  /** `next` is the address of the next page, if it is readable. */
  | { readonly ok: false; readonly satz: string; readonly next?: string }

/** A string, or a comma before the end of a list or object. */
const STRING_OR_COMMA = /"[^"\\]*(?:\\[^][^"\\]*)*"|,(?=\s*[}\]])/gu
const CONTROLS = /[^\P{Cc}\u{7F}-\u{9F}]/gu
/** Control characters that JSON does not allow outside strings either. */
const NO_SPACE = /[^\P{Cc}\s\u{7F}-\u{9F}]|[\v\f]/gu

/**
 * Reads JSON as servers write it: with a byte order mark, in Windows-1252, with control characters in
 * strings, and with commas before the end of a list. Repairs only what has one meaning.
 */
export function readJson(body: Uint8Array): ReadJson {
  const text = decodeText(body).replace(/^\u{FEFF}/u, '')
  try {
    return { ok: true, json: JSON.parse(text), repaired: [] }
  } catch {
    if (/^\s*</.test(text)) return { ok: false, satz: 'Dort steht eine Webseite statt JSON.' }
  }
  const repaired = new Set<string>()
  const whole = text
    .replaceAll(STRING_OR_COMMA, part => {
      if (part === ',') {
        repaired.add('überzählige Kommas')
        return ''
      }
      return part.replaceAll(CONTROLS, letter => {
        repaired.add('Steuerzeichen in Texten')
        return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
      })
    })
    .replaceAll(NO_SPACE, () => {
      repaired.add('Steuerzeichen')
      return ' '
    })
  try {
    return { ok: true, json: JSON.parse(whole), repaired: [...repaired] }
  } catch {
    const next = nextPageIn(text)
    return {
      ok: false,
      satz: 'Das JSON ist beschädigt oder nicht vollständig.',
      ...(next === undefined ? {} : { next }),
    }
  }
}

/** Returns the only address that a damaged page names as its next one. */
function nextPageIn(text: string): string | undefined {
  const named = [...text.matchAll(/"next"\s*:\s*"((?:[^"\\\s]|\\\/){1,2000})"/gu)].map(([, url = '']) =>
    url.replaceAll('\\/', '/'),
  )
  return new Set(named).size === 1 ? named[0] : undefined
}
