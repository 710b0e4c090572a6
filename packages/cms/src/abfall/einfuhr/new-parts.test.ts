import { describe, expect, test } from 'vitest'
import { tablesOf } from '../tables.ts'
import { importingTown } from './testing/importing-town.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const HEAD = 'Ort;Straße;Hausnr. von;Hausnr. bis;Seite;Abfallart;Datum'
const fresh = (...rows: readonly string[]) =>
  readInTown([HEAD, ...rows.map(row => `Dorf;Amselweg;${row};Restmüll;04.01.2027`)], {
    manner: { neueOrte: true },
  })

describe('W7: a beginning without an end', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['is all from there', ['31;;'], ['ab 31']],
    ['with a side', ['31;;ungerade'], ['ab 31 ungerade']],
    ['with a letter', ['31a;;'], ['ab 31a']],
    [
      'after other parts',
      ['1;27;ungerade', '2;30;gerade', '31;;'],
      ['1–27 ungerade', '2–30 gerade', 'ab 31'],
    ],
    ['on each side', ['21;;ungerade', '30;;gerade'], ['ab 21 ungerade', 'ab 30 gerade']],
    ['beside the other side', ['21;;ungerade', '2;60;gerade'], ['2–60 gerade', 'ab 21 ungerade']],
  ])('%s', async (_, rows, forms) => {
    const { dates, told } = await fresh(...rows)
    expect(dates).toEqual(forms.map(form => `restmuell 2027-01-04 Amselweg ${form}, Dorf`).toSorted())
    expect(told?.fehler).toEqual([])
  })

  test.each<[string, readonly string[]]>([
    ['a range further up', ['20;;', '22;30;']],
    ['several numbers without an end', ['5;;', '7;;', '9;;']],
    ['the same number as an end', ['1;20;', '20;;']],
  ])('is not read beside %s: it may be one house', async (_, rows) => {
    const { dates, told, refused } = await fresh(...rows)
    expect(dates.some(one => one.includes('Amselweg ab 5') || one.includes('ab 20'))).toBe(false)
    expect(refused ?? JSON.stringify(told?.fehler)).toContain('bis ?“ sind nicht zu verstehen')
  })
})

test('W7: unknown parts of a known street are told with the remedy', async () => {
  const { told } = await readInTown(
    [HEAD, 'Dorf;Amselweg;1;27;ungerade;Papier;08.01.2027', 'Dorf;Finkenweg;;;;Papier;08.01.2027'],
    { orte: [place('Dorf', 'Amselweg'), place('Dorf', 'Finkenweg')] },
  )
  expect(told?.hinweise).toContain(
    'Sollen Teile dieser Straßen eigene Termine bekommen? Dann lesen Sie die Datei noch einmal ein und wählen „Straßen anlegen, die es hier noch nicht gibt“ (am Terminal: --neue-orte). Dabei muss der Ort in der Datei stehen oder gewählt sein.',
  )
})

describe('W7: a new part of a street keeps the kinds of the street that the file does not name', () => {
  const rows = [
    'Kernstadt;Kelterstraße;1;27;ungerade;Papier;08.01.2027',
    'Kernstadt;Kelterstraße;2;30;gerade;Papier;09.01.2027',
  ]

  async function town() {
    const made = await importingTown()
    const { id } = await made.place('Kelterstraße')
    const old = ['restmuell', 'biomuell', 'papier'] as const
    for (const fraktion of old) {
      const { id: tour } = await made.tour({ name: fraktion, fraktion, orte: [id] })
      await made.plan(tour, '2027-01-01', '2027-01-31')
    }
    const check = () => made.check(rows, HEAD, { neue_orte: 'true' })
    const orte = () =>
      tablesOf(made.store.database.read).selectFrom('abfall_orte').select(['id', 'hausnummern']).execute()
    return { ...made, id, check, orte }
  }

  test('the question says so, and residents of the part see all kinds', async () => {
    const { check, start, dates, orte, id } = await town()
    const report = await check()
    expect(report.bedenken.join()).toContain(
      'Für diese Hausnummern gelten danach die Termine der Datei; Abfallarten, die sie für den Teil nicht nennt, bleiben wie in der ganzen Straße. Stimmt das?',
    )
    await start(report.id)
    const parts = await orte()
    const part = parts.find(({ hausnummern }) => hausnummern === '1–27 ungerade')
    expect((await dates(part?.id ?? '')).toSorted()).toEqual([
      '01-08 Papier',
      '01-12 Biotonne',
      '01-12 Restmüll',
      '01-26 Biotonne',
      '01-26 Restmüll',
    ])
    expect((await dates(id)).filter(one => one.endsWith('Papier'))).toEqual(['01-12 Papier', '01-26 Papier'])
  })
})
