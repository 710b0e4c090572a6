import { inOneLine, plainLetters } from '@rathausplatz/text'

const LONGEST = 500

/** A line of a report in a terminal: names in it come from outside, and nothing in them may move the cursor. */
export const reportLine = (text: string): string => inOneLine(plainLetters(text)).slice(0, LONGEST)
