import { decodeEntities } from '@rathausplatz/text/entities'

/** Tags that only HTML has, closed or complete: „Pegel < 300 > 5“ has none. */
const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|a|h[1-6]|font|sup|sub|table|t[rdh]|tbody)(?:\s[^<>=]{0,200}=[^<>]{0,500})?\s?\/?>/giu
const ENDS_A_LINE = /^<(?:br|\/(?:p|div|li|h[1-6]|tr))/iu

/** A numbered list without lists in it. */
const NUMBERED = /<ol(\s[^<>]*)?>((?:(?!<\/?[ou]l[\s>])[\s\S])*)<\/ol>/giu

/** Writes the numbers of lists into their lines: a resolution refers to its parts by number. */
const withNumbers = (text: string): string =>
  text.replaceAll(NUMBERED, (_, attributes: string | undefined, lines: string) => {
    let next = Number(/start\s*=\s*["']?(\d{1,4})/iu.exec(attributes ?? '')?.[1] ?? 1)
    return `<br>${lines.replaceAll(/<li(?:\s[^<>]*)?>/giu, () => `${next++}. `)}`
  })

/**
 * Returns a text of a foreign server without markup. OParl demands plain text, and some servers send HTML
 * nevertheless. Other `<`, `>` and `&` stay.
 */
export const foreignText = (text: string): string =>
  decodeEntities(withNumbers(text).replaceAll(TAG, tag => (ENDS_A_LINE.test(tag) ? '\n' : '')))

/** Words that programs write in place of a missing value, in any field. */
const EMPTY =
  /^(?:\(?(?:null|undefined|nil|nan|none)\)?|<null>|#?n\s?[./]\s?[av]\.?|#nv|k\.?\s?a\.|k\.\s?a|keine angaben?|ohne angabe|[-–—_./*]+)$/iu

/** Whether a value is a word for a missing one: `null`, `N/A`, `k. A.`, `-`. */
export const isEmptyWord = (text: string): boolean => EMPTY.test(text.trim())

/** Words by which a form says that it has nothing to say. */
const NOTHING = /^(?:nicht (?:angegeben|bekannt|festgelegt)|unbekannt|tbd|tba|[-–—_.?/x*]+)$/iu

/** Whether a name or a place stands for a missing one, also in words such as „unbekannt“. */
export const saysNothing = (text: string): boolean => isEmptyWord(text) || NOTHING.test(text.trim())
