import type { Field } from './table-heads.ts'

/** Texts of a column for the side of a street that name both sides. */
const BOTH = /^(?:beide.*|alle|fortlaufend.*|b|f|g\s?[+/&]\s?u|u\s?[+/&]\s?g)$/i

/** Joins the columns for house numbers to one text, such as „1 bis 19 ungerade“. */
export function houseNumbersIn(text: (field: Field) => string): string {
  const [von, bis] = [text('hausnummer_von'), text('hausnummer_bis')]
  const side = BOTH.test(text('seite')) ? '' : sideIn(text('seite'))
  // A text of its own for each row would need more memory than the file.
  if (von + bis + side === '') return text('hausnummer')
  return [text('hausnummer'), rangeOf(von, bis)].filter(Boolean).join(', ') + (side && ` ${side}`)
}

function rangeOf(von: string, bis: string): string {
  if (von === bis) return von
  if (von === '') return `bis ${bis}`
  // Whether „20“ alone means one house or all from there, the other rows of the street say: see open-ends.ts.
  if (bis === '') return /\d\D+\d|ende|alle/i.test(von) ? von : `${von} bis ?`
  return `${von} bis ${bis}`
}

function sideIn(text: string): string {
  if (/^g(?:er\.?)?$/i.test(text)) return 'gerade'
  if (/^u(?:ng?\.?)?$/i.test(text)) return 'ungerade'
  return text
}
