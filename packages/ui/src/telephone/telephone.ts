/** Times and days begin with a zero too: `08.30-12.00`, `01.02.2026`. */
const MOMENT = /^\d\d?\.\s?\d\d?(?!\d)/
/** A second ending, after more digits than an area code has: `07265-1234/35`. */
const OTHER_ENDING = /^((?:\D*\d){7,})\s*\/.*$/
/** An extension in words, as the contract writes it; who answers connects to it. */
const EXTENSION = /, (?:Durchwahl|Apparat|Nebenstelle) \d+$/
/** More digits after the zero of a switchboard: `07265 1234-0-12` is no number. */
const AFTER_ZERO = /\d{3}\s?\p{Pd}\s?0[\s\p{Pd}]+\d/u
/** Numbers that are dialled without an area code (110, 112, 115, 116 117, 118 33), and all others. */
const DIALLED = /^(?:11(?:[025]|6\d{3}|8\d{2,3})|(?:\+|0)[1-9]\d{5,14})$/

/**
 * Returns the link of a telephone number: `030 23125-110` is `tel:+493023125110`. Of several endings the first
 * counts. Returns '', which `Link` shows as text, if nobody can dial it from everywhere: without an area code, or
 * with other words, such as `nach 18 Uhr`. Short, because every page loads it.
 */
export function telephoneLink(text: string): string {
  const digits = text
    .replace(EXTENSION, '')
    .replace(/^\P{L}*tel\P{P}*[.:]+/iu, '')
    .replace(/^([\s(]*(?:\+|00)[\d\s)]*)\(\s*0\s*\)/, '$1 ')
    .replace(/^[\s(]*(?:\+|00)\s?49[\s)]*0?/, '0')
    .replace(OTHER_ENDING, '$1')
    .replaceAll(/[\s()/.\p{Pd}]/gu, '')
    .replace(/^00/, '+')
  return !MOMENT.test(text) && !AFTER_ZERO.test(text) && DIALLED.test(digits)
    ? `tel:${digits.replace(/^0/, '+49')}`
    : ''
}
