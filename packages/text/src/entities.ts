import { decodeHTMLStrict } from 'entities/decode'

/**
 * Decodes the character references of HTML (`&deg;`, `&#176;`, `&#xB0;`), each once: `&amp;lt;` becomes
 * `&lt;`. Other text is unchanged. For servers only: the list of names weighs 32 KB.
 */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text)
