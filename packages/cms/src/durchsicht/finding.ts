import type { Befund } from '@rathausplatz/contract'

/** The result of a rule; the label of the field is added later for all rules. */
export type Finding = Omit<Befund, 'feldname'>

/** Returns enough of a text to find it again; reads only the beginning of a long text. */
export const shortened = (text: string): string => {
  const line = text.trimStart().slice(0, 300).replaceAll(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 88).trimEnd()} …` : line
}
