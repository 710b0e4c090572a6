/** Whether a cell marks that the kind of its column is collected on the day of its row. */
export const isMark = (text: string): boolean => MARK.test(text)

const MARK =
  /^[([]?\s?(?:x+|×|✗|✓|✔|✅|☑|☒|●|•|■|\*|ja|j|wahr|true)\s?[)\]]?\s?(?<zeichen>(?:[*°†‡#¹²³]{1,3}|\([*\d]\))?)[.!]?$/iu

/** Returns the sign behind a mark that points to an explanation: „x*“. */
export const signOfMark = (text: string): string => MARK.exec(text)?.groups?.['zeichen'] ?? ''

/** Whether a cell says that it is not. */
export const isNoMark = (text: string): boolean => /^(?:[-–—./]|0|o|nein|n|falsch|false|☐|□|○)$/iu.test(text)

/** Whether a column „gelöscht“ or „aktiv“ says yes or no; undefined for any other text. */
export function yesOrNo(text: string): boolean | undefined {
  if (text === '1' || isMark(text)) return true
  return /^(?:0|n|nein|falsch|false|nicht)$/i.test(text) ? false : undefined
}
