import type { Befund } from '@rathausplatz/contract'

/** What a rule finds; how its field is called is said afterwards, for all alike. */
export type Finding = Omit<Befund, 'feldname'>

/** As much of a text as is needed to find it again; of a long one only the beginning is looked at. */
export const shortened = (text: string): string => {
  const line = text.trimStart().slice(0, 300).replaceAll(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 88).trimEnd()} …` : line
}
