import { decodeHTMLStrict } from 'entities/decode'

/**
 * Text with the character references of HTML (`&deg;`, `&#176;`, `&#xB0;`) as the characters they stand for, each once:
 * `&amp;lt;` is `&lt;`. What is no reference stays. For servers only: the list of names weighs 32 KB.
 */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text)
