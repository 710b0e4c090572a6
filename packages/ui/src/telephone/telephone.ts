import { compatible } from '@rathausplatz/text'

/** The first number of a text: digits with what people write between them. */
const NUMBER = /(?:\+\s?|\(\+?\s?)?\d[\d\s()/.\p{Pd}]*/u
/** Times and days begin with a zero too: `08.30-12.00`, `01.02.2026`. */
const MOMENT = /^\d\d?\.\s?\d\d?(?!\d)/
/** A second ending, after more digits than an area code has: `07265-1234/35`. */
const OTHER_ENDING = /^((?:\D*\d){7,})\s*\/.*$/
/** Numbers that are dialled without an area code: 110, 112, 115, 116 117, 118 33. */
const SHORT = /^11(?:[025]|6\d{3}|8\d{2,3})$/
const LABEL = /^\P{L}*(?:(?:tel|fon|notruf)\p{L}*)?\P{L}*$/iu

/**
 * Returns the link of a telephone number: `030 23125-110` is `tel:+493023125110`. Of several numbers or endings
 * the first counts. Returns '', which `Link` shows as text, if nobody can dial it from everywhere: without an
 * area code, or no number at all, such as `nach 18 Uhr`.
 */
export function telephoneLink(text: string): string {
  const plain = compatible(text)
  const found = NUMBER.exec(plain)
  const written = found?.[0] ?? ''
  const index = found?.index ?? 0
  const rest = plain.slice(index + written.length)
  if (MOMENT.test(written) || /^uhr/i.test(rest)) return ''
  const digits = written
    .replace(/^(\D*(?:\+|00)[\d\s)]*)\(\s*0\s*\)/, '$1 ')
    .replace(/^\D*(?:\+|00)\s?49[\s)]*0?/, '0')
    .replace(OTHER_ENDING, '$1')
    .replaceAll(/[^\d+]/g, '')
  if (SHORT.test(digits))
    return LABEL.test(plain.slice(0, index)) && !/^\p{L}/u.test(rest) ? `tel:${digits}` : ''
  if (!/^(?:\+|00?)[1-9]\d{5,14}$/.test(digits)) return ''
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+49')}`
}
