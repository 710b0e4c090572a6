import { inOneLine } from '@rathausplatz/text'

const LONGEST = 500

/** A line of a report in a terminal: names in it come from outside, and nothing in them may move the cursor. */
export const reportLine = (text: string): string =>
  inOneLine(text.replaceAll(/\p{Cf}/gu, ' ')).slice(0, LONGEST)
