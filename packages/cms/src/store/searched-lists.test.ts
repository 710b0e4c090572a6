import { afterAll, beforeAll, expect, test } from 'vitest'
import { author, openTown, type Town, value } from './testing/town.ts'

let town: Town
beforeAll(async () => {
  town = await openTown()
  await draft('Müllabfuhr in Übersee', '/leben/abfall')
  await draft('Straßenfest', '/kultur/fest')
})
afterAll(() => town.close())

const draft = async (titel: string, path: string) =>
  value(await town.create({ kind: 'seite', data: { path, titel }, author }))

const found = async (search: string) =>
  (await town.list({ limit: 25, search })).rows.map(({ title }) => title)

test.each<[search: string, titles: string[]]>([
  ['muell', ['Müllabfuhr in Übersee']],
  ['MÜLL uebers', ['Müllabfuhr in Übersee']],
  ['strassen', ['Straßenfest']],
  ['abfall', ['Müllabfuhr in Übersee']],
  ['/kultur/fest', ['Straßenfest']],
  ['müll fest', []],
  // Any part of a word matches from three letters on, with at most one typing error per word.
  ['fuhr', ['Müllabfuhr in Übersee']],
  ['see', ['Müllabfuhr in Übersee']],
  ['fe', ['Straßenfest']],
  ['hr', []],
  ['mulabfuhr', []],
  ['mullabfuhr', ['Müllabfuhr in Übersee']],
  ['muellabfhr', ['Müllabfuhr in Übersee']],
  ['stassenfest', ['Straßenfest']],
  ['strassenfset', ['Straßenfest']],
  ['uebersse abfuhr', ['Müllabfuhr in Übersee']],
  ['abfuhf', ['Müllabfuhr in Übersee']],
  ['xxfuhr', []],
  ['  ', ['Müllabfuhr in Übersee', 'Straßenfest']],
  ['%', ['Müllabfuhr in Übersee', 'Straßenfest']],
  ["'; drop table documents; --", []],
])('A list of editors searched for %j contains %j', async (search, titles) => {
  expect(await found(search)).toEqual(titles)
})

test('A search query of any length is handled', async () => {
  expect(await found('x'.repeat(1_000_000))).toEqual([])
  expect(await found('müll '.repeat(100_000))).toEqual(['Müllabfuhr in Übersee'])
})
