import { unescaped } from '@rathausplatz/text'

/** Block elements, between which a reader pauses; all others are within a word or a sentence. */
const BLOCK = /<\/?(?:p|br|h[1-6]|[uod]l|li|d[td]|blockquote|table|caption|t(?:head|body|[rdh])|hr)\b[^>]*>/g

/** Returns the plain text of cleaned formatted text; `pause` separates its paragraphs. */
export const plainText = (html: string, pause = ' '): string =>
  unescaped(html.replaceAll(BLOCK, pause).replaceAll(/<[^>]*>/g, ''))
