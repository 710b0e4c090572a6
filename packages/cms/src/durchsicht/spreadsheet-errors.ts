import { type Finding, shortened } from './finding.ts'
import type { Place } from './places.ts'

/** What a spreadsheet shows instead of a value, in German and in English, and in LibreOffice. */
const ERROR =
  /(?<![\p{L}\p{N}#])(?:#(?:BEZUG!|WERT!|DIV\/0!|NAME\?|ZAHL!|NULL!|NV|ÜBERLAUF!|KALK!|REF!|VALUE!|NUM!|N\/A|SPILL!|CALC!)|(?:Err|Fehler):5\d\d|#{4,})(?![\p{L}\p{N}#])/u
/** A large or tiny number that a narrow column has shortened: `3E+05`. */
const SHORTENED = /(?<![\p{L}\p{N}.,])\d(?:[.,]\d{1,15})?E[+-]\d{1,3}(?![\p{L}\p{N}])/u

/** Most findings in one field: of a broken sheet, each cell is wrong in the same way. */
const MOST = 10

/** Finds errors and shortened numbers that came along from a spreadsheet. */
export const spreadsheetFindings = (places: readonly Place[]): Finding[] =>
  places.flatMap(({ field: feld, editor, text, formatted }): Finding[] => {
    if (!READ.has(editor)) return []
    const blocks = formatted ? formatted.blocks.map(block => block.text) : [text]
    const found = blocks.flatMap((said, at): Finding[] => {
      const where = placeWords(blocks[at - 1])
      const error = ERROR.exec(said)?.[0]
      if (error !== undefined)
        return [
          {
            gewicht: 'hinweis',
            regel: 'tabellen-fehler',
            feld,
            satz: `Hier steht eine Fehlermeldung aus der Tabellenkalkulation: „${error}“${where}`,
            rat: 'Berichtigen Sie die Zelle in der Tabelle und setzen Sie den Wert hier ein.',
            stelle: error,
          },
        ]
      const number = SHORTENED.exec(said)?.[0]
      if (number === undefined) return []
      return [
        {
          gewicht: 'hinweis',
          regel: 'tabellen-fehler',
          feld,
          satz: `Die Tabellenkalkulation hat hier eine Zahl abgekürzt: „${number}“${where}`,
          rat: 'Machen Sie die Spalte in der Tabelle breiter und setzen Sie die ganze Zahl hier ein.',
          stelle: number,
        },
      ]
    })
    return found.slice(0, MOST)
  })

/** The text before it, so that the cell is found in a long table. */
const placeWords = (before: string | undefined): string => (before ? `, nach „${shortened(before)}“.` : '.')

const READ: ReadonlySet<string> = new Set(['zeile', 'text', 'richtext'])
