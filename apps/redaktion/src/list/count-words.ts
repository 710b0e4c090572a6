import { ROWS } from './list-query.ts'

/** The words for a row: "Eintrag", "Einträge", "ein Eintrag", "kein Eintrag". */
export type RowWords = {
  readonly one: string
  readonly many: string
  readonly single: string
  readonly none: string
}

/** Returns the shown rows in words, for a list with an unknown total: "3 Einträge", "Eintrag 26 bis 50". */
export function countWords(
  { one, many, single, none }: RowWords,
  seite: number,
  shown: number,
  more: boolean,
) {
  if (shown === 0) return none
  const first = (seite - 1) * ROWS
  if (seite === 1 && !more) return shown === 1 ? single : `${shown} ${many}`
  return `${one} ${first + 1} bis ${first + shown}`
}
