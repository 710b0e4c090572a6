/**
 * Signs that look alike on a keyboard, in a letter or in a table. People type all of them, so whatever reads a
 * typed value reads this form of it.
 */

/** The value of a decimal digit of any script: Unicode keeps the ten digits of a script side by side. */
function digitOf(sign: string): string {
  const at = sign.codePointAt(0) ?? 0
  let before = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(at - before - 1))) before += 1
  return String(before % 10)
}

/** Full-width letters and signs lie in the same order as ASCII. */
const FULL_WIDTH = 0xfe_e0

/**
 * Returns the text on one line, with 0 to 9 for the digits of every script, one kind of blank, hyphen, slash
 * and apostrophe, and no blanks around it.
 */
export const plainSigns = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, sign => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH))
    .replaceAll(/[^\P{Nd}0-9]/gu, digitOf)
    .replaceAll(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replaceAll(/[\u2044\u2215]/g, '/')
    .replaceAll(/[\u0060\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032]/g, "'")
    .replaceAll(/[\s\p{Zs}\u200b\ufeff]+/gu, ' ')
    .trim()
