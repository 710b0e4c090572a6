import { calls } from '@rathausplatz/contract'
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
      'Für diese Hausnummern gelten danach die Termine der Datei. Was sie für den Teil nicht nennt, bleibt wie in der ganzen Straße: Tage davor und danach, andere Tonnen und andere Abfallarten. Stimmt das?',
    )
    await start(report.id)
    const parts = await orte()
    const part = parts.find(({ hausnummern }) => hausnummern === '1–27 ungerade')
    expect((await dates(part?.id ?? '')).toSorted()).toEqual([
      '01-08 Papier',
      '01-12 Biotonne',
      // A file with a single day says nothing about the others.
      '01-12 Papier',
      '01-12 Restmüll',
      '01-26 Biotonne',
      '01-26 Papier',
      '01-26 Restmüll',
    ])
    expect((await dates(id)).filter(one => one.includes('Papier'))).toEqual([
      '01-12 Papier (nicht Nr. 1–27 ungerade, 2–30 gerade)',
      '01-26 Papier (nicht Nr. 1–27 ungerade, 2–30 gerade)',
    ])
  })
})

describe('W7: a new part of a street keeps the days and bins that the file does not name', () => {
  const DOWN = 'Straße;Hausnummern;Abfallart;Datum'
  const every = (houses: string, ...days: readonly string[]) =>
    days.map(day => `Dorfstraße;${houses};Restmüll;${day}`)
  const low = every('1-30', '04.01.2027', '18.01.2027', '01.02.2027')
  const high = every('ab 31', '06.01.2027', '20.01.2027', '03.02.2027')

  async function town() {
    const made = await importingTown()
    const { id } = await made.place('Dorfstraße')
    const restmuell = await made.tour({ orte: [id] })
    await made.plan(restmuell.id, '2026-12-01', '2027-03-31')
    const rows = () =>
      tablesOf(made.store.database.read).selectFrom('abfall_orte').select(['id', 'hausnummern']).execute()
    const part = async (houses: string) =>
      (await rows()).find(({ hausnummern }) => hausnummern === houses)?.id ?? ''
    const at = async (ort: string) =>
      (await made.call(calls.abfallTermine, { params: { ort }, query: { von: '2026-12-01' } })).data.map(
        ({ datum, name, satz }) => `${datum} ${name}${satz && ', '}${satz}`,
      )
    const check = (lines: readonly string[], head = DOWN) =>
      made.check(lines, head, { neue_orte: 'true', ort: 'Kernstadt' })
    const take = async (lines: readonly string[], head?: string) => {
      const report = await check(lines, head)
      await made.start(report.id)
      return report
    }
    return { ...made, id, restmuell, part, at, check, take }
  }

  test('days before and after the file stay in both parts', async () => {
    const { id, take, part, at } = await town()
    const before = await at(id)
    const report = await take([...low, ...high])
    const around = before.filter(day => day < '2026-12-31' || day > '2027-02-10')
    expect(around.length).toBeGreaterThan(4)
    for (const houses of ['1–30', 'ab 31'])
      expect(await at(await part(houses))).toEqual(expect.arrayContaining(around))
    expect(await at(await part('1–30'))).toEqual([
      ...before.filter(day => day < '2026-12-31'),
      '2027-01-04 Restmüll',
      '2027-01-18 Restmüll',
      '2027-02-01 Restmüll',
      ...before.filter(day => day > '2027-02-02'),
    ])
    expect(report.bedenken.join()).toContain(
      'Was sie für den Teil nicht nennt, bleibt wie in der ganzen Straße',
    )
    // What stays is counted, and the days of the old plan in the year of the file are named.
    expect(report.strassen.map(({ bleiben }) => bleiben > 0)).toEqual([true, true])
    expect(report.hinweise.join()).toMatch(/09\.02\.2027/)
  })

  test('other bins of the kind stay, with their question', async () => {
    const { id, tour, plan, take, part, call } = await town()
    const rare = await tour({
      orte: [id],
      variante: '4-wöchentlich',
      regel: { art: 'wochen', wochentag: 1, alle_wochen: 4, ab: '2026-12-01' },
    })
    await plan(rare.id, '2026-12-01', '2027-03-31')
    const report = await take([...low, ...high])
    const asked = async (ort: string) =>
      (await call(calls.abfallTermine, { params: { ort }, query: { von: '2026-12-01' } })).tonnenfragen
    expect(await asked(await part('1–30'))).toEqual(await asked(id))
    expect(await asked(id)).toHaveLength(1)
    expect(report.bedenken.join()).toContain('Diese Tonnen behalten ihre bisherigen Termine')
  })

  test('a day that an editor moved stays moved in the part', async () => {
    const { desk, restmuell, take, part, at } = await town()
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: restmuell.id, tag: '2026-12-15' },
      body: { datum: '2026-12-16', grund: 'Marktaufbau' },
    })
    await take(low)
    expect(await at(await part('1–30'))).toContain(
      '2026-12-16 Restmüll, verschoben vom Di., 15. Dezember, wegen Marktaufbau',
    )
  })

  test('a row for the whole street is for a part with the same tours, known or new', async () => {
    const { id, take, part, at, tour, plan } = await town()
    await plan((await tour({ fraktion: 'biomuell', name: 'Bio', orte: [id] })).id, '2026-12-01', '2027-02-15')
    await take(low)
    const bio = [
      'Dorfstraße;;Biotonne;07.01.2027',
      'Dorfstraße;;Biotonne;21.01.2027',
      'Dorfstraße;;Biotonne;04.02.2027',
    ]
    await take([...high, ...bio])
    for (const ort of [id, await part('1–30'), await part('ab 31')])
      expect(
        (await at(ort)).filter(one => one.includes('Bio') && one > '2026-12-31' && one < '2027-02-05'),
      ).toEqual(['2027-01-07 Biotonne', '2027-01-21 Biotonne', '2027-02-04 Biotonne'])
  })

  test('a row for the whole street leaves a part with tours of its own alone, and the report names it', async () => {
    const { id, take, part, at } = await town()
    await take(low)
    const own = await at(await part('1–30'))
    const report = await take(every('', '07.01.2027', '21.01.2027', '04.02.2027'))
    expect(await at(await part('1–30'))).toEqual(own)
    expect(await at(id)).toContain('2027-01-07 Restmüll (nicht Nr. 1–30)')
    expect(report.hinweise.join()).toContain(
      'Teile mit eigenen Terminen bleiben, wie sie sind: Dorfstraße 1–30, Kernstadt.',
    )
  })

  test.each<[string, string, readonly string[], string]>([
    [
      'two columns and a side',
      'Straße;HausNr. von;HausNr. bis;Seite;Abfallart;Datum',
      ['Dorfstr.;1;19;ungerade'],
      '1–19 ungerade',
    ],
    ['a beginning alone', 'Straße;HausNr. von;HausNr. bis;Abfallart;Datum', ['Dorfstraße;31;'], 'ab 31'],
    ['numbers in the name', 'Straße;Abfallart;Datum', ['Dorfstraße 2-20 gerade'], '2–20 gerade'],
    ['an end alone', 'Straße;Hausnummer;Abfallart;Datum', ['Dorfstraße;bis 17a'], 'bis 17a'],
    ['several houses', 'Straße;Hausnummern;Abfallart;Datum', ['"Dorfstraße";"2, 4, 6"'], '2, 4, 6'],
    ['a side alone', 'Straße;Hausnummern;Abfallart;Datum', ['Dorfstraße;gerade'], 'gerade'],
  ])('a part named with %s begins as its street', async (_, head, [start = ''], houses) => {
    const { id, take, part, at } = await town()
    const december = (await at(id)).filter(day => day < '2026-12-31')
    await take(
      [`${start};Restmüll;04.01.2027`, `${start};Restmüll;18.01.2027`, `${start};Restmüll;01.02.2027`],
      head,
    )
    expect((await at(await part(houses))).slice(0, december.length + 1)).toEqual([
      ...december,
      '2027-01-04 Restmüll',
    ])
  })

  test('the same file once more changes nothing', async () => {
    const { take, check } = await town()
    await take([...low, ...high])
    const again = await check([...low, ...high])
    expect(again.anzahl).toMatchObject({ neu: 0, verschoben: 0, entfallen: 0, neue_orte: 0 })
  })
})
