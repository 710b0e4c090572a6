import { abfallthemaOf, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { ok } from '../store/index.ts'
import { devicesBehind } from './recipients.ts'
import { tablesOf } from './tables.ts'
import { remindedTown } from './testing/reminded-town.ts'
import { wasteTown } from './testing/waste-town.ts'

const silent = { info() {}, warn() {}, error() {} }
const every = (alle_wochen: number) => ({ art: 'wochen', wochentag: 1, alle_wochen, ab: '2026-12-01' })
const DECEMBER = { von: '2026-12-01', bis: '2027-01-05' }

/** Kelterstraße has Restmüll every two weeks (the usual bin), every four weeks, and in containers. */
async function town(now = '2026-11-20T12:00:00+01:00') {
  const made = await wasteTown(now)
  const { id: ort } = await made.place('Kelterstraße')
  const tours = [
    await made.tour({ orte: [ort] }),
    await made.tour({ name: 'Vier Wochen', variante: '4-wöchig', regel: every(4), orte: [ort] }),
    await made.tour({ name: 'Container', variante: 'MGB 1100, wöchentlich', regel: every(1), orte: [ort] }),
  ]
  for (const { id } of tours) await made.plan(id, '2026-11-20', '2027-03-31')
  const ask = (tonnen?: string, query: object = DECEMBER) =>
    made.call(calls.abfallTermine, { params: { ort }, query: { ...query, ...(tonnen ? { tonnen } : {}) } })
  const dates = async (tonnen?: string, query?: object) =>
    (await ask(tonnen, query)).data.map(({ datum, name }) => `${datum.slice(5)} ${name}`)
  const calendar = async (tonnen?: string) =>
    (await made.call(calls.abfallKalender, { params: { ort }, query: tonnen ? { tonnen } : {} })).data
  return { ...made, ort, tours, ask, dates, calendar }
}

describe('W6: a household reads the dates of its own bin', () => {
  const TWO = ['12-01 Restmüll', '12-15 Restmüll', '12-29 Restmüll']

  test('without a choice it reads the usual bin, as before there were others', async () => {
    const { dates, ask } = await town()
    expect(await dates()).toEqual(TWO)
    expect((await ask()).tonnenfragen).toEqual([
      {
        fraktion: 'restmuell',
        auswahl: [
          { kennung: 'ueblich', name: 'übliche Tonne' },
          { kennung: '4-woechentlich', name: '4-wöchentlich' },
          { kennung: 'woechentlich-1-100-l', name: 'wöchentlich, 1.100 l' },
        ],
      },
    ])
  })

  test('with a choice it reads that bin under the plain name, with its rhythm', async () => {
    const { dates, ask } = await town()
    expect(await dates('restmuell.4-woechentlich')).toEqual(['12-01 Restmüll', '12-29 Restmüll'])
    expect((await ask('restmuell.4-woechentlich')).fraktionen[0]?.rhythmus).toBe('4-wöchentlich')
    expect(await dates('restmuell.ueblich')).toEqual(TWO)
    expect((await dates('restmuell.woechentlich-1-100-l')).length).toBe(6)
  })

  test('who does not know it reads all of them, each with its name', async () => {
    const { dates } = await town()
    const all = await dates('restmuell.alle', { von: '2026-12-01', bis: '2026-12-08' })
    expect(all).toEqual([
      '12-01 Restmüll',
      '12-01 Restmüll (4-wöchentlich)',
      '12-01 Restmüll (wöchentlich, 1.100 l)',
      '12-08 Restmüll (wöchentlich, 1.100 l)',
    ])
  })

  test.each(['restmuell.gibt-es-nicht', 'papier.4-woechentlich', 'x', 'restmuell.', '__', 'restmuell.<b>'])(
    'a choice that the street does not know counts as none: %s',
    async tonnen => {
      expect(await (await town()).dates(tonnen)).toEqual(TWO)
    },
  )

  /** The usual bin ends in March; the others go on to the end of the year. */
  const uneven = async (now?: string) => {
    const made = await town(now)
    for (const at of [1, 2]) await made.plan(made.tours[at]?.id ?? '', '2026-11-20', '2027-12-31')
    return made
  }

  test.each([
    ['long before', '2026-11-20T12:00:00+01:00'],
    ['before its last date', '2027-03-20T12:00:00+01:00'],
    ['on the day after it', '2027-03-24T12:00:00+01:00'],
    ['weeks after it', '2027-05-20T12:00:00+02:00'],
  ])(
    '%s of the usual bin, another one is not shown after its last date to who did not choose it',
    async (_, now) => {
      const { dates, calendar, clock } = await uneven()
      clock.set(now)
      expect(await dates(undefined, { von: '2027-03-20', bis: '2027-12-31' })).toEqual(['03-23 Restmüll'])
      expect((await calendar()).every(({ name }) => name === 'Restmüll')).toBe(true)
      expect(await dates('restmuell.gibt-es-nicht', { von: '2027-04-01', bis: '2027-06-01' })).toEqual([])
      expect(await dates('restmuell.4-woechentlich', { von: '2027-04-20', bis: '2027-04-21' })).toEqual([
        '04-20 Restmüll',
      ])
      expect(await dates('restmuell.alle', { von: '2027-04-20', bis: '2027-04-21' })).toHaveLength(2)
    },
  )

  test('a bin that begins after the last date of the usual one takes its place: nobody misses a collection', async () => {
    const { dates, tour, plan, ort } = await town()
    const { id } = await tour({ name: 'Neu', variante: '3-wöchentlich', regel: every(3), orte: [ort] })
    await plan(id, '2027-04-01', '2027-05-15')
    const spring = await dates(undefined, { von: '2027-03-20', bis: '2027-05-15' })
    expect(spring).toEqual([
      '03-23 Restmüll',
      '04-06 Restmüll (3-wöchentlich)',
      '04-27 Restmüll (3-wöchentlich)',
    ])
  })

  test('a usual bin whose dates are long over is no usual bin', async () => {
    const { dates, clock } = await uneven()
    clock.set('2027-07-01T12:00:00+02:00')
    expect(await dates(undefined, { von: '2027-07-01', bis: '2027-08-01' })).not.toEqual([])
  })

  /** The town had one plan until the end of the year; from January on there are several bins. */
  async function newBins() {
    const made = await wasteTown()
    const { place, tour, plan, call } = made
    const { id: ort } = await place('Kelterstraße')
    await plan((await tour({ orte: [ort] })).id, '2026-11-20', '2026-12-31')
    const dates = async (tonnen: string) =>
      (
        await call(calls.abfallTermine, {
          params: { ort },
          query: { von: '2026-12-01', bis: '2027-01-19', tonnen },
        })
      ).data.map(({ datum, name }) => `${datum.slice(5)} ${name}`)
    const calendar = async (tonnen: string) =>
      (await call(calls.abfallKalender, { params: { ort }, query: { tonnen } })).data
    const add = async (variante: string, ab: string, alle_wochen: number) => {
      const { id } = await tour({
        name: variante,
        variante,
        regel: { art: 'wochen', wochentag: 1, alle_wochen, ab },
        orte: [ort],
      })
      await plan(id, ab, '2027-03-31')
    }
    await add('4-wöchentlich', '2027-01-19', 4)
    await add('MGB 1100, wöchentlich', '2027-01-05', 1)
    return { ...made, dates, calendar }
  }

  test.each<[string, string[]]>([
    ['restmuell.4-woechentlich', [...TWO, '01-19 Restmüll']],
    ['restmuell.woechentlich-1-100-l', [...TWO, '01-05 Restmüll', '01-12 Restmüll', '01-19 Restmüll']],
  ])(
    'a chosen bin that begins later has the plain dates of the street until its first one: %s',
    async (tonnen, own) => {
      const { dates, calendar } = await newBins()
      expect(await dates(tonnen)).toEqual(own)
      const coming = (await calendar(tonnen)).filter(
        ({ entfaellt, datum }) => !entfaellt && datum <= '2027-01-19',
      )
      expect(coming.map(({ datum }) => `${datum.slice(5)} Restmüll`)).toEqual(own)
    },
  )

  test.each<[string, string, string[]]>([
    ['2-wöchentlich', 'restmuell.4-woechentlich', ['12-01 Restmüll (2-wöchentlich)', '12-15', '12-29']],
    ['1.100 l', 'restmuell.4-woechentlich', []],
  ])('a named bin that ends before the chosen one begins: %s', async (variante, tonnen, days) => {
    const { place, tour, plan, call } = await wasteTown()
    const { id: ort } = await place('Kelterstraße')
    const old = await tour({ variante, orte: [ort] })
    await plan(old.id, '2026-11-20', '2026-12-31')
    const later = { name: 'Neu', variante: '4-wöchentlich', regel: { ...every(4), ab: '2027-01-05' } }
    const { id } = await tour({ ...later, orte: [ort] })
    await plan(id, '2027-01-01', '2027-03-31')
    const { data } = await call(calls.abfallTermine, {
      params: { ort },
      query: { von: '2026-12-01', bis: '2027-01-05', tonnen },
    })
    expect(data.map(({ datum, name }) => `${datum.slice(5)} ${name}`)).toEqual([
      ...days.map(day => `${day.slice(0, 5)} Restmüll (2-wöchentlich)`),
      '01-05 Restmüll',
    ])
  })

  test('who keeps the usual bin, or one that ends, reads the bin that follows it', async () => {
    const { place, tour, plan, call } = await wasteTown()
    const { id: ort } = await place('Kelterstraße')
    for (const [variante, ab, bis] of [
      ['2-wöchentlich', '2026-12-01', '2026-12-31'],
      ['4-wöchentlich', '2027-01-05', '2027-03-31'],
    ] as const) {
      const { id } = await tour({ name: variante, variante, regel: { ...every(4), ab }, orte: [ort] })
      await plan(id, ab, bis)
    }
    const { data } = await call(calls.abfallTermine, {
      params: { ort },
      query: { von: '2026-12-01', bis: '2027-01-05', tonnen: 'restmuell.2-woechentlich' },
    })
    expect(data.map(({ datum, name }) => `${datum.slice(5)} ${name}`)).toEqual([
      '12-01 Restmüll',
      '12-29 Restmüll',
      '01-05 Restmüll (4-wöchentlich)',
    ])
  })

  test('without a usual bin all are shown; a street with one named rhythm has no question', async () => {
    const { dates, ask, desk, tours } = await town()
    for (const at of [0, 2])
      await desk(calls.redaktionAbfalltourLoeschen, { params: { id: tours[at]?.id ?? '' } })
    expect(await dates()).toEqual(['12-01 Restmüll', '12-29 Restmüll'])
    expect((await ask()).tonnenfragen).toEqual([])
  })

  test('a household whose bin is gone reads the name of the one that is left', async () => {
    const { dates, desk, tours } = await town()
    for (const at of [0, 2])
      await desk(calls.redaktionAbfalltourLoeschen, { params: { id: tours[at]?.id ?? '' } })
    const left = ['12-01 Restmüll (4-wöchentlich)', '12-29 Restmüll (4-wöchentlich)']
    for (const gone of ['woechentlich-1-100-l', '2-woechentlich', 'ueblich'])
      expect(await dates(`restmuell.${gone}`)).toEqual(left)
    for (const plain of ['4-woechentlich', 'alle'])
      expect(await dates(`restmuell.${plain}`)).toEqual(['12-01 Restmüll', '12-29 Restmüll'])
  })

  test('UIDs of the usual bin stay as they were, those of others name the variant', async () => {
    const { calendar, ort } = await town()
    expect((await calendar())[0]?.uid).toBe(`abfall-${ort}-restmuell-2026-12-01`)
    expect((await calendar('restmuell.4-woechentlich'))[0]?.uid).toBe(
      `abfall-${ort}-restmuell-4-woechentlich-2026-12-01`,
    )
    const all = await calendar('restmuell.alle')
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length)
  })

  test('a moved or cancelled date is that of its variant alone, and its SEQUENCE too', async () => {
    const { desk, tours, calendar, dates } = await town()
    const params = { id: tours[1]?.id ?? '', tag: '2026-12-01' }
    await desk(calls.redaktionAbfallterminVerschieben, {
      params,
      body: { datum: '2026-12-02', grund: 'Eis' },
    })
    expect(await dates()).toEqual(TWO)
    expect((await calendar())[0]).toMatchObject({ datum: '2026-12-01', sequenz: 0 })
    expect((await calendar('restmuell.4-woechentlich'))[0]).toMatchObject({ datum: '2026-12-02', sequenz: 1 })
  })

  test('when a tour gets another variant, calendars cancel the dates of the old one', async () => {
    const { desk, tours, calendar, dates } = await town()
    const { id = '' } = tours[1] ?? {}
    const { orte, ...tour } = await desk(calls.redaktionAbfalltour, { params: { id }, query: {} })
    const change = (variante: string) =>
      desk(calls.redaktionAbfalltourAendern, {
        params: { id },
        body: { ...tour, variante, orte: orte.map(one => one.id) },
      })
    expect((await change('alle sechs Wochen')).variante).toBe('6-wöchentlich')
    const old = await calendar('restmuell.4-woechentlich')
    expect(old.filter(({ uid }) => uid.includes('-4-woechentlich-')).every(one => one.entfaellt)).toBe(true)
    expect(await dates('restmuell.6-woechentlich')).toEqual(['12-01 Restmüll', '12-29 Restmüll'])
    await change('4-wöchentlich')
    expect((await calendar('restmuell.4-woechentlich'))[0]).toMatchObject({ entfaellt: false, sequenz: 2 })
  })
})

describe('W6: a file of several rhythms becomes a tour for each', () => {
  const FILE = [
    'Straße;Abfallart;Datum',
    ...['2027-01-12', '2027-01-26', '2027-02-09'].map(day => `Kelterstraße;Restmüll 14-täglich;${day}`),
    ...['2027-01-12', '2027-02-09'].map(day => `Kelterstraße;Restmüll 4-wöchentlich;${day}`),
  ]

  async function importing(
    prepare: (made: Awaited<ReturnType<typeof wasteTown>>, ort: string) => Promise<void>,
  ) {
    const made = await wasteTown()
    const { id: ort } = await made.place('Kelterstraße')
    await prepare(made, ort)
    const { database } = made.store
    const jobs = openJobs({ database, jobs: made.abfall.jobs, clock: made.clock, log: silent })
    const take = async (lines: readonly string[]) => {
      const report = await made.desk(calls.redaktionAbfalleinfuhrPruefen, {
        query: { name: 'abfuhr.csv' },
        file: new TextEncoder().encode(lines.join('\n')),
      })
      await made.desk(calls.redaktionAbfalleinfuhrStarten, {
        params: { id: report.id },
        body: { trotzdem: true },
      })
      await jobs.look()
      return report
    }
    const dates = async (tonnen = 'restmuell.alle') =>
      (
        await made.call(calls.abfallTermine, { params: { ort }, query: { von: '2027-01-01', tonnen } })
      ).data.map(({ datum, name }) => `${datum.slice(5)} ${name}`)
    const variants = async () =>
      (await made.desk(calls.redaktionAbfalltouren, { query: {} })).data
        .map(({ variante }) => variante)
        .toSorted()
    return { ...made, ort, take, dates, variants }
  }

  test('a new street has both, the report says so, and the next file changes each alone', async () => {
    const { take, dates, variants } = await importing(async () => undefined)
    const report = await take(FILE)
    expect(report.hinweise.join()).toContain('Restmüll 2-wöchentlich und 4-wöchentlich (1 Straße)')
    expect(report.aenderungen.map(({ variante }) => variante)).toContain('4-wöchentlich')
    expect(await variants()).toEqual(['2-wöchentlich', '4-wöchentlich'])
    expect(await dates('restmuell.4-woechentlich')).toEqual(['01-12 Restmüll', '02-09 Restmüll'])
    const second = await take(
      FILE.map(line => line.replace('4-wöchentlich;2027-02-09', '28-täglich;2027-02-10')),
    )
    expect(second.anzahl).toMatchObject({ neu: 0, verschoben: 1, entfallen: 0, geblieben: 4 })
    expect(await dates('restmuell.2-woechentlich')).toHaveLength(3)
    expect(await dates('restmuell.4-woechentlich')).toEqual(['01-12 Restmüll', '02-10 Restmüll'])
  })

  test('a street with the usual bin keeps it, with its UIDs, for the rhythm that it has', async () => {
    const { take, variants, call, ort, dates } = await importing(async ({ tour, plan }, own) => {
      await plan((await tour({ orte: [own] })).id, '2026-11-20', '2026-12-31')
    })
    await take(FILE)
    expect(await variants()).toEqual(['', '4-wöchentlich'])
    expect(await dates()).toEqual([
      '01-12 Restmüll',
      '01-12 Restmüll (4-wöchentlich)',
      '01-26 Restmüll',
      '02-09 Restmüll',
      '02-09 Restmüll (4-wöchentlich)',
    ])
    const { data } = await call(calls.abfallKalender, { params: { ort }, query: {} })
    expect(data.map(({ uid }) => uid)).toContain(`abfall-${ort}-restmuell-2027-01-26`)
  })

  test('two files, one for each rhythm, become two variants, and a file without rhythms asks', async () => {
    const { take, variants } = await importing(async () => undefined)
    await take(FILE.filter(line => !line.includes('4-wö')))
    await take(FILE.filter(line => !line.includes('14-')))
    expect(await variants()).toEqual(['2-wöchentlich', '4-wöchentlich'])
    const report = await take(['Straße;Abfallart;Datum', 'Kelterstraße;Restmüll;2027-03-09'])
    expect(report.bedenken.join()).toContain('Die Stadt führt hier mehrere Rhythmen oder Behälter')
  })
})

describe('W6: reminders and notices are for the chosen bin', () => {
  async function reminded() {
    const made = await remindedTown()
    const four = await made.tour({
      name: 'Vier',
      variante: '4-wöchentlich',
      regel: every(4),
      orte: [made.ort.id],
    })
    await made.plan(four.id)
    const choose = async (email: string, tonne: string) => {
      const themen = [abfallthemaOf({ zeit: 'abend', ort: made.ort.id, fraktion: 'restmuell', tonne })]
      await made.call(calls.aboBestellen, { body: { email, themen }, sender: '192.0.2.8' })
      const { database } = made.store
      const asking = (
        await database.read
          .withTables<{ mails: { an: string; text: string; id: string } }>()
          .selectFrom('mails')
          .selectAll()
          .orderBy('id')
          .execute()
      ).findLast(({ an }) => an === email)
      await made.call(calls.aboBestaetigen, { body: { schluessel: made.keyIn(asking?.text) } })
      return asking?.text ?? ''
    }
    return { ...made, four, choose }
  }

  test('mails: the usual bin without a choice, the chosen bin, or all with their names', async () => {
    const { subscribe, choose, at, mails } = await reminded()
    await subscribe('zwei@example.org')
    expect(await choose('vier@example.org', '4-woechentlich')).toContain(
      'Restmüll (4-wöchentlich), Kelterstraße',
    )
    await choose('alle@example.org', 'alle')
    await at('2026-12-14T18:01:00+01:00')
    const told = async (from: number) =>
      (await mails())
        .slice(from)
        .map(({ an, betreff }) => `${an}: ${betreff}`)
        .toSorted()
    expect(await told(0)).toEqual([
      'alle@example.org: Morgen: Restmüll',
      'zwei@example.org: Morgen: Restmüll',
    ])
    await at('2026-12-28T18:01:00+01:00')
    expect(await told(2)).toEqual([
      'alle@example.org: Morgen: Restmüll und Restmüll (4-wöchentlich)',
      'vier@example.org: Morgen: Restmüll',
      'zwei@example.org: Morgen: Restmüll',
    ])
  })

  test('a chosen bin that begins later is reminded of the plain dates until its first one, and of their moves', async () => {
    const { choose, at, mails, tour, plan, ort, tourId, desk } = await reminded()
    const regel = { art: 'wochen', wochentag: 1, alle_wochen: 1, ab: '2026-12-22' }
    const { id } = await tour({ name: 'Neu', variante: 'wöchentlich', regel, orte: [ort.id] })
    await plan(id, '2026-12-20', '2027-02-28')
    await choose('neu@example.org', 'woechentlich')
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: tourId, tag: '2026-12-01' },
      body: { datum: '2026-12-02', grund: 'Eis' },
    })
    await at('2026-11-30T12:05:00+01:00')
    for (const day of ['2026-12-01', '2026-12-14', '2026-12-21', '2026-12-28'])
      await at(`${day}T18:01:00+01:00`)
    expect((await mails()).map(({ betreff }) => betreff)).toEqual([
      'Eine Abfuhr ist verschoben',
      ...Array.from({ length: 4 }, () => 'Morgen: Restmüll'),
    ])
  })

  test('a moved date of one variant is announced to those who have that bin', async () => {
    const { subscribe, choose, desk, four, mails, at } = await reminded()
    await subscribe('zwei@example.org')
    await choose('vier@example.org', '4-woechentlich')
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: four.id, tag: '2026-12-01' },
      body: { datum: '2026-12-02', grund: 'Eis' },
    })
    await at('2026-11-30T12:05:00+01:00')
    const news = (await mails()).filter(({ betreff }) => betreff === 'Eine Abfuhr ist verschoben')
    expect(news.map(({ an }) => an)).toEqual(['vier@example.org'])
  })

  test('a device keeps its choice', async () => {
    const { store, ort } = await reminded()
    const row = { id: 'g', endpoint: 'https://push.example.org/g', p256dh: 'x', auth: 'x', ort_id: ort.id }
    await store.database.write(async db => {
      await tablesOf(db)
        .insertInto('abfall_geraete')
        .values({
          ...row,
          zeit: 'abend',
          fraktionen: 'restmuell',
          tonnen: 'restmuell.4-woechentlich',
          bestellt_am: '',
        })
        .execute()
      return ok(undefined)
    })
    const [device] = await devicesBehind(store.database.read, '', ['abend'])
    expect(device?.choice).toEqual([{ ort: ort.id, fraktion: 'restmuell', tonne: '4-woechentlich' }])
  })
})
