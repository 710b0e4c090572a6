import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { ok } from '../store/index.ts'
import { keepKind, kindsByCode } from './kinds.ts'
import { wasteTown } from './testing/waste-town.ts'

const REASON = 'Eisglätte'

describe('the place of an address', () => {
  async function town() {
    const made = await wasteTown()
    const { place } = made
    await place('Kelterstraße')
    await place('Am Steinberg')
    await place('Kirchstraße')
    await place('Kirchstraße', { ort: 'Unterweiler' })
    await place('Bahnhofstraße', { hausnummern: '1-39 ungerade' })
    await place('Bahnhofstraße', { hausnummern: '2-40 gerade, 7a' })
    await place('Ringstraße', { bezirk: 'Nord' })
    await place('Ringstraße', { bezirk: 'Süd' })
    const ask = (strasse: string, more: object = {}) =>
      made.call(calls.abfallOrt, { query: { strasse, ...more } })
    return { ...made, ask }
  }

  test('47: looking up an address asks for house number, district or part of town only if the street is ambiguous', async () => {
    const { ask } = await town()
    for (const written of [
      'Kelterstraße',
      'kelterstr.',
      'Kelterstrasse 7',
      'Kelter Str. 7a',
      'KELTERSTRASSE',
    ])
      expect((await ask(written)).ort?.strasse, written).toBe('Kelterstraße')
    expect((await ask('Kelterstr. 7a')).hausnummer).toBe('7a')
    expect((await ask('Kirchstraße')).frage).toMatchObject({
      was: 'ort',
      auswahl: ['Kernstadt', 'Unterweiler'],
    })
    expect((await ask('Kirchstraße', { ort: 'unterweiler' })).ort?.ort).toBe('Unterweiler')
    expect((await ask('Bahnhofstraße')).frage).toMatchObject({ was: 'hausnummer' })
    expect((await ask('Ringstr.')).frage).toMatchObject({ was: 'bezirk', auswahl: ['Nord', 'Süd'] })
    expect((await ask('Ringstr.', { bezirk: 'Süd' })).ort?.bezirk).toBe('Süd')
  })

  test.each([
    ['3', '1-39 ungerade'],
    ['7A', '2-40 gerade, 7a'],
    ['7 a', '2-40 gerade, 7a'],
    ['9 1/2', '1-39 ungerade'],
    ['30 /1', '2-40 gerade, 7a'],
  ])('house number %s of a street belongs to the part %s', async (hausnummer, hausnummern) => {
    const { ask } = await town()
    expect((await ask('Bahnhofstr.', { hausnummer })).ort?.hausnummern).toBe(hausnummern)
    expect((await ask(`Bahnhofstr. ${hausnummer}`)).ort?.hausnummern).toBe(hausnummern)
  })

  test('the answer to an unknown house number says so, and the answer to a misspelled street suggests the street', async () => {
    const { ask } = await town()
    expect((await ask('Bahnhofstraße 99')).frage?.satz).toMatch(/^Die Hausnummer 99 /)
    const unknown = await ask('Keltterstrase')
    expect(unknown).toMatchObject({ ort: null, frage: null })
    expect(unknown.aehnlich[0]?.strasse).toBe('Kelterstraße')
    expect(await ask('Mondgasse')).toMatchObject({ ort: null, frage: null, aehnlich: [] })
  })

  test('streets are suggested during typing, also with spelling errors', async () => {
    const { call } = await town()
    const suggested = async (suche: string) =>
      (await call(calls.abfallStrassen, { query: { suche } })).data.map(({ strasse }) => strasse)
    expect(await suggested('kel')).toEqual(['Kelterstraße'])
    expect(await suggested('keltersr')).toEqual(['Kelterstraße'])
    expect(await suggested('stein')).toEqual(['Am Steinberg'])
    expect(await suggested('kirch')).toEqual(['Kirchstraße', 'Kirchstraße'])
    expect((await call(calls.abfallStrassen, { query: { anzahl: 5_000 } })).data).toHaveLength(6)
  })
})

describe('a tour', () => {
  async function planned(now?: string) {
    const made = await wasteTown(now)
    const place = await made.place('Kelterstraße')
    const tour = await made.tour({ orte: [place.id] })
    const plan = await made.plan(tour.id)
    const dates = async (query: object = {}) =>
      (await made.call(calls.abfallTermine, { params: { ort: place.id }, query })).data
    const calendar = async () =>
      (await made.call(calls.abfallKalender, { params: { ort: place.id }, query: {} })).data
    return { ...made, ort: place, tourId: tour.id, planned: plan, dates, calendar }
  }
  const move = (id: string, tag: string, datum: string) => ({
    params: { id, tag },
    body: { datum, grund: REASON },
  })

  test('46: planning a tour gives its street a date every two weeks', async () => {
    const { planned: plan, dates } = await planned()
    expect(plan.neu).toBe(plan.termine.length)
    const got = await dates({ bis: '2027-01-31' })
    expect(got.map(({ datum }) => datum)).toEqual([
      '2026-12-01',
      '2026-12-15',
      '2026-12-29',
      '2027-01-12',
      '2027-01-26',
    ])
    const easter = (await dates({ von: '2027-04-01', bis: '2027-04-12' }))[0]
    // In the week of Easter Monday, 29 March 2027, the tour has no collection: the next one, on 6 April, is
    // not moved.
    expect((await dates({ von: '2027-03-29', bis: '2027-04-03' })).map(({ satz }) => satz)).toEqual([])
    expect(easter?.urspruenglich).toBeNull()
  })

  test('of a kind that is no longer collected has no public dates', async () => {
    const { dates, store } = await planned()
    const kind = (await kindsByCode(store.database.read)).get('restmuell')
    if (!kind) throw new Error('no such kind')
    await store.database.write(async db => ok(await keepKind(db, { ...kind, aktiv: false })))
    expect(await dates()).toEqual([])
  })

  test('48: a date moved by hand keeps its UID and shows the reason, and planning again does not move it back', async () => {
    const { desk, tourId, dates, calendar, plan, pass } = await planned()
    const before = (await calendar())[1]
    pass(60)
    await desk(calls.redaktionAbfallterminVerschieben, move(tourId, '2026-12-15', '2026-12-16'))
    const moved = (await calendar())[1]
    expect(moved).toMatchObject({
      uid: before?.uid,
      datum: '2026-12-16',
      sequenz: 1,
      urspruenglich: '2026-12-15',
    })
    expect(moved && before && moved.geaendert > before.geaendert).toBe(true)
    expect(moved?.satz).toBe(`verschoben vom Di., 15. Dezember, wegen ${REASON}`)
    expect((await plan(tourId)).von_hand).toBe(1)
    expect((await dates())[1]?.datum).toBe('2026-12-16')
    await desk(calls.redaktionAbfallterminZuruecksetzen, { params: { id: tourId, tag: '2026-12-15' } })
    expect((await calendar())[1]).toMatchObject({ datum: '2026-12-15', sequenz: 2, satz: '' })
  })

  test('a date cannot be moved to or added on a past day', async () => {
    const { desk, tourId, dates } = await planned()
    const over = { details: { issues: [{ path: 'datum', message: 'Dieser Tag ist schon vorbei.' }] } }
    const yesterday = move(tourId, '2026-12-15', '2026-11-19')
    await expect(desk(calls.redaktionAbfallterminVerschieben, yesterday)).rejects.toMatchObject(over)
    const added = { params: { id: tourId }, body: { datum: '2026-11-19' } }
    await expect(desk(calls.redaktionAbfallterminAnlegen, added)).rejects.toMatchObject(over)
    expect((await dates())[1]?.datum).toBe('2026-12-15')
    await desk(calls.redaktionAbfallterminVerschieben, move(tourId, '2026-12-15', '2026-11-20'))
    expect((await dates())[0]?.datum).toBe('2026-11-20')
  })

  test('a cancelled date is shown as cancelled to residents and in calendars', async () => {
    const { desk, tourId, dates, calendar } = await planned()
    await desk(calls.redaktionAbfallterminAbsagen, {
      params: { id: tourId, tag: '2026-12-01' },
      body: { grund: 'Streik' },
    })
    expect((await dates())[0]).toMatchObject({ entfaellt: true, satz: 'fällt aus: Streik' })
    expect((await dates({ mit_entfallenen: 'false' }))[0]?.datum).toBe('2026-12-15')
    expect((await calendar())[0]).toMatchObject({ entfaellt: true, sequenz: 1 })
  })

  test('a new rule cancels the old dates in calendars, and residents see only the new dates', async () => {
    const { desk, tourId, dates, calendar, ort, plan } = await planned()
    const old = (await calendar()).map(({ uid }) => uid)
    await desk(calls.redaktionAbfalltourAendern, {
      params: { id: tourId },
      body: {
        name: 'Restmüll',
        fraktion: 'restmuell',
        regel: { art: 'wochen', wochentag: 2, alle_wochen: 2, ab: '2026-12-01' },
        orte: [ort.id],
      },
    })
    await plan(tourId)
    expect((await dates())[0]?.datum).toBe('2026-12-02')
    const calls2 = await calendar()
    expect(old.every(uid => calls2.some(one => one.uid === uid && one.entfaellt && one.sequenz === 1))).toBe(
      true,
    )
  })

  test('whenever a street changes its tour, the SEQUENCE of a date does not fall', async () => {
    const { desk, tourId, tour, plan, ort, calendar } = await planned()
    await desk(calls.redaktionAbfallterminVerschieben, move(tourId, '2026-12-15', '2026-12-16'))
    await desk(calls.redaktionAbfallterminVerschieben, move(tourId, '2026-12-15', '2026-12-17'))
    const other = await tour({ name: 'Restmüll Süd' })
    await plan(other.id)
    const given = { ort: 'Kernstadt', strasse: 'Kelterstraße' }
    const changeTo = (touren: string[]) =>
      desk(calls.redaktionAbfallortAendern, { params: { id: ort.id }, body: { ...given, touren } })
    const sequences = [(await calendar())[1]?.sequenz]
    for (const touren of [[], [other.id], [tourId], [], [tourId]]) {
      await changeTo(touren)
      const found = (await calendar()).find(({ uid }) => uid.endsWith('2026-12-15'))
      sequences.push(found?.sequenz)
      expect(found?.entfaellt).toBe(touren.length === 0)
    }
    expect(sequences).toEqual(sequences.toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set(sequences.slice(0, 2)).size).toBe(2)
  })

  test('that is deleted has no dates for residents, and its dates in calendars are cancelled', async () => {
    const { desk, tourId, dates, calendar, call } = await planned()
    const { entfallen } = await desk(calls.redaktionAbfalltourLoeschen, { params: { id: tourId } })
    expect(entfallen).toBeGreaterThan(20)
    expect(await dates()).toEqual([])
    expect((await calendar()).every(({ entfaellt }) => entfaellt)).toBe(true)
    expect((await call(calls.abfall, {})).eingerichtet).toBe(false)
  })

  test('a single date can be added on a holiday, and the desk names the holiday', async () => {
    const { desk, tourId } = await planned()
    const added = await desk(calls.redaktionAbfallterminAnlegen, {
      params: { id: tourId },
      body: { datum: '2027-01-06', zeit_von: '09:00', zeit_bis: '11:00', platz: 'Festplatz' },
    })
    expect(added).toMatchObject({ feiertag: 'Heilige Drei Könige', von_hand: true, platz: 'Festplatz' })
  })

  test('the desk shows the tours of a street, and warns of a street without a tour', async () => {
    const { desk, ort, place } = await planned()
    const got = await desk(calls.redaktionAbfallort, { params: { id: ort.id } })
    expect(got).toMatchObject({
      touren: [{ name: 'Restmüll Kernstadt', regel_worte: 'Dienstag, alle zwei Wochen' }],
    })
    await place('Mondgasse')
    const { hinweise } = await desk(calls.redaktionAbfall, {})
    expect(hinweise).toContain('Mondgasse wird von keiner Tour angefahren.')
  })
})

test('A10: a tour sent again with its id, after a lost answer, exists once', async () => {
  const { tour, desk } = await wasteTown()
  const id = 'k7qx2m9d4tpab3zn8hwe6cvj'
  const first = await tour({ id })
  expect(first.id).toBe(id)
  expect(await tour({ id })).toEqual(first)
  expect((await desk(calls.redaktionAbfalltouren, { query: {} })).data).toHaveLength(1)
  // A program that names no id creates a new one each time.
  await tour()
  expect((await desk(calls.redaktionAbfalltouren, { query: {} })).data).toHaveLength(2)
})
