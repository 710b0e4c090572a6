import { unescaped } from '@rathausplatz/text'

/** Elements between which a reader pauses; all others stand within a word or a sentence. */
const BLOCK = /<\/?(?:p|br|h[1-6]|[uod]l|li|d[td]|blockquote|table|caption|t(?:head|body|[rdh])|hr)\b[^>]*>/g

/** The text of formatted text that was cleaned on saving; `pause` is what stands between its paragraphs. */
export const plainText = (html: string, pause = ' '): string =>
  unescaped(html.replaceAll(BLOCK, pause).replaceAll(/<[^>]*>/g, ''))
