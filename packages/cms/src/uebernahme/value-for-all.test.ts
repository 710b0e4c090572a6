import { expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { recordOf } from './columns/row-record.ts'
import { begin, contentOf, pieces, start } from './testing/taking-over.ts'

const TABLE = `Veranstaltung;Datum;Uhrzeit;Veranstaltungsort
Frühjahrsmarkt;01.02.2027;19:30 Uhr;Festhalle
Operette;14.03.2027;20:00;Stadthalle`

test('I25: events without a column for their category get one for all rows', async () => {
  const town = await deskTown()
  const chefin = town.as('chefin')
  const { id } = await begin(town, TABLE, 'chefin', 'termine.csv')
  const params = { id }
  const art = 'veranstaltung'
  const before = await chefin.call('redaktionUebernahmeSpalten', { params, body: { art } })
  expect(before.anzahl.gewaehlt).toBe(0)
  const body = { art, fuer_alle: { rubriken: 'Kultur', unbekannt: 'x' } }
  const after = await chefin.call('redaktionUebernahmeSpalten', { params, body })
  expect(after.anzahl.gewaehlt).toBe(2)
  expect(after.tabelle?.felder.filter(({ fuer_alle }) => fuer_alle).map(({ feld }) => feld)).toEqual([
    'rubriken',
  ])
  expect(after.tabelle?.vorschau[0]?.werte).toContainEqual({ name: 'Rubriken', wert: 'Kultur' })
  // A change of the columns keeps the value; another kind does not have it.
  const zuordnung = after.tabelle?.spalten.map(({ feld }) => feld) ?? []
  const again = await chefin.call('redaktionUebernahmeSpalten', { params, body: { art, zuordnung } })
  expect(again.anzahl.gewaehlt).toBe(2)
  expect((await start(town, id)).anzahl).toMatchObject({ uebernommen: 2, abgelehnt: 0 })
  const [first] = await pieces(town, id)
  expect(await contentOf(town, first?.inhalt ?? null)).toMatchObject({
    titel: 'Frühjahrsmarkt',
    rubriken: ['Kultur'],
    ort: 'Festhalle',
  })
})

test.each<[string, string, Record<string, string>, unknown]>([
  ['an empty cell', '', { rubriken: 'Kultur' }, ['Kultur']],
  ['a cell with words', 'Sport', { rubriken: 'Kultur' }, ['Sport']],
  ['two values', '', { rubriken: 'Kultur; Musik' }, ['Kultur', 'Musik']],
  ['no value', '', {}, undefined],
  ['an empty value', '', { rubriken: '' }, undefined],
])('I25: the value for all rows and %s', (_which, cell, forAll, wanted) => {
  const { daten } = recordOf(['Fest', cell], ['titel', 'rubriken'], 'veranstaltung', forAll)
  expect(daten['rubriken']).toEqual(wanted)
})
