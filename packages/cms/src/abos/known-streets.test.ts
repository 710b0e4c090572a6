import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { wasteTown } from '../abfall/testing/waste-town.ts'
import { streetKey } from './streets.ts'
import type { AboTables } from './tables.ts'

const STREETS = [
  'Kelterstraße',
  'Kelterweg',
  'Am Bächle',
  'Karl-Friedrich-Straße',
  'Lange Straße',
  'Rathausplatz',
]

async function town(streets: readonly string[] = STREETS, more: object = {}) {
  const made = await wasteTown()
  for (const street of streets) await made.place(street, more)
  const order = (strassen: readonly string[]) =>
    made.call(calls.aboBestellen, {
      body: { email: 'erika@example.org', themen: [], strassen: [...strassen] },
      sender: '192.0.2.7',
    })
  return { ...made, order }
}

test.each([
  'Kelterstraße',
  'Kelterstr. 7',
  'KELTERSTRASSE',
  'kelter-straße',
  'Am Baechle 3a',
  'Karl Friedrich Str. 12 b',
  'Lange Str.',
  'Rathaus-Platz',
])('F4: the street %j exists, however it is written', async name => {
  const { order } = await town()
  await expect(order([name])).resolves.toEqual({})
})

test.each([
  [['Kelterstraße', '76999 Rebenau'], ['Straße: Kelterstraße']],
  [['Kelterstr. 7', 'Kernstadt'], ['Straße: Kelterstr. 7']],
  [['Kelterstr. 7 Kernstadt'], ['Straße: Kelterstraße']],
  [['Am Bächle Rebenau'], ['Straße: Am Bächle']],
  [['Kelterstr. 7'], ['Straße: Kelterstr. 7']],
  [
    ['Rathausplatz', 'Kelterweg', 'Rebenau'],
    ['Straße: Rathausplatz', 'Straße: Kelterweg'],
  ],
])('F4: the streets %j are ordered as %j', async (names, titel) => {
  const { order, store } = await town()
  await order(names)
  const rows = await store.database.read
    .withTables<AboTables>()
    .selectFrom('abo_themen')
    .select(['thema', 'titel'])
    .execute()
  const topics = titel.map(one => ({
    thema: `strasse:${streetKey(one.replace('Straße: ', ''))}`,
    titel: one,
  }))
  expect(rows.toSorted((a, b) => b.titel.localeCompare(a.titel))).toEqual(
    topics.toSorted((a, b) => b.titel.localeCompare(a.titel)),
  )
})

test.each([
  ['Keltestraße', /Meinen Sie Kelterstraße/],
  ['Kelterstrase', /Meinen Sie Kelterstraße/],
  ['Keltergasse', /Meinen Sie Kelterstraße oder Kelterweg\?/],
  ['Karl-Fridrich-Straße', /Meinen Sie Karl-Friedrich-Straße\?/],
  ['Rathausplaz 1', /Meinen Sie Rathausplatz\?/],
  ['Mondstraße', /kennen wir nicht\. Bitte prüfen Sie, wie sie geschrieben wird\./],
  ['Nirgendwo', /kennen wir nicht/],
  ['10115 Berlin', /kennen wir nicht/],
])('F4: the street %j that is nowhere is refused: %s', async (name, words) => {
  const { order } = await town()
  await expect(order(['Am Bächle', name])).rejects.toMatchObject({
    code: 'ungueltig',
    message: expect.stringMatching(words),
    details: { issues: [{ path: 'strassen', message: expect.stringContaining(`„${name}“`) }] },
  })
})

test('F4: without a list of streets nobody can tell which exist, and every street is taken', async () => {
  const { order } = await town([])
  await expect(order(['Mondstraße'])).resolves.toEqual({})
})
