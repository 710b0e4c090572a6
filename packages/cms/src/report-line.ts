import { inOneLine } from '@rathausplatz/text'

const LONGEST = 500

/**
 * Makes a text safe for one line of a report in a terminal: names come from outside, and no control character
 * may move the cursor.
 */
export const reportLine = (text: string): string =>
  inOneLine(text.replaceAll(/\p{Cf}/gu, ' ')).slice(0, LONGEST)
