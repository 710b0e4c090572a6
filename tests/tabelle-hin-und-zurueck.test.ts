import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvFile, csvLines } from '../apps/redaktion/src/export/csv.ts'
import { readCsv } from '../packages/cms/src/uebernahme/table-text.ts'

/**
 * Any texts, and often those that spreadsheets would change or run. They have no blanks at their ends,
 * because readers of tables trim these.
 */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^'{0,2}[=+\-@]?"?[\d ()/.'-]{0,14}"?$/),
    fc.constantFrom(
      '01067',
      '+49 7251 1234',
      '3.10',
      '="3.10"',
      '=1+1',
      '="0123"',
      '\'="0123"',
      "'=1",
      '-5',
      'a;b',
      'eins\nzwei',
    ),
  )
  .map(one => one.trim())

test('X-06: the import of the desk reads its own table export unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 }),
      async cells => {
        // An empty line is ignored, so no row is empty.
        const rows = cells.map(([one = '', other = '']) => [one || 'x', other])
        const file = await csvFile([csvLines([['Titel', 'Telefon'], ...rows])]).text()
        expect(readCsv(file)).toMatchObject({ ok: true, tabelle: { zeilen: rows } })
      },
    ),
  )
})
