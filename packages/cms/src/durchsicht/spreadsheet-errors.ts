import { shortenedNumber, spreadsheetError } from '@rathausplatz/text'
import { type Finding, shortened } from './finding.ts'
import type { Place } from './places.ts'

/** Most findings in one field: of a broken sheet, each cell is wrong in the same way. */
const MOST = 10

/** Finds errors and shortened numbers that came along from a spreadsheet. */
export const spreadsheetFindings = (places: readonly Place[]): Finding[] =>
  places.flatMap(({ field: feld, editor, text, formatted }): Finding[] => {
    if (!READ.has(editor)) return []
    const blocks = formatted ? formatted.blocks.map(block => block.text) : [text]
    const found = blocks.flatMap((said, at): Finding[] => {
      const where = placeWords(blocks[at - 1])
      const error = spreadsheetError(said)
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
      const number = shortenedNumber(said)
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
