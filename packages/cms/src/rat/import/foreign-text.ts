import { decodeEntities } from '@rathausplatz/text/entities'

/** Tags that only HTML has, closed or complete: „Pegel < 300 > 5“ has none. */
const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|a|h[1-6]|font|sup|sub|table|t[rdh]|tbody)(?:\s[^<>=]{0,200}=[^<>]{0,500})?\s?\/?>/giu
const ENDS_A_LINE = /^<(?:br|\/(?:p|div|li|h[1-6]|tr))/iu

/**
 * Returns a text of a foreign server without markup. OParl demands plain text, and some servers send HTML
 * nevertheless. Other `<`, `>` and `&` stay.
 */
export const foreignText = (text: string): string =>
  decodeEntities(text.replaceAll(TAG, tag => (ENDS_A_LINE.test(tag) ? '\n' : '')))

/** Words by which a form says that it has nothing to say. */
const NOTHING =
  /^(?:n\s?[./]\s?a\.?|k\.\s?a\.?|keine angaben?|nicht (?:angegeben|bekannt|festgelegt)|unbekannt|ohne angabe|null|undefined|none|tbd|tba|[-–—_.?/x*]+)$/iu

/** Whether a text stands for a missing value: `N/A`, `k. A.`, `-`. */
export const saysNothing = (text: string): boolean => NOTHING.test(text.trim())
