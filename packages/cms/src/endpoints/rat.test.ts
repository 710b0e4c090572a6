import { calls, type PageRoute } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { DOKUMENT } from '../search/document-text.ts'
import { putEntry } from '../search/write-entry.ts'
import { ok } from '../store/result.ts'
import { testTown } from '../test-town.ts'

const NOW = '2026-11-20T12:00:00+01:00'

const gremium = [
  { name: 'Gemeinderat', art: 'gemeinderat', sortierung: 1 },
  { name: 'Technischer Ausschuss', art: 'ausschuss', uebergeordnet: 'gemeinderat', sortierung: 2 },
  { name: 'Bürgerliste', art: 'fraktion', sortierung: 3 },
  { name: 'Bauausschuss', art: 'ausschuss', endet_am: '2024-07-22', sortierung: 0 },
]

const since = '2024-07-23'
const ratsperson = [
  {
    vorname: 'Gisela',
    nachname: 'Wendling',
    mitgliedschaften: [
      { gremium: 'gemeinderat', von: since },
      { gremium: 'buergerliste', von: since },
      { gremium: 'bauausschuss', von: '2019-07-01', bis: '2024-07-22' },
    ],
  },
  {
    vorname: 'Katharina',
    nachname: 'Lehmann',
    mitgliedschaften: [{ gremium: 'gemeinderat', rolle: 'vorsitz', von: '2020-01-01' }],
  },
  {
    vorname: 'Ötzi',
    nachname: 'Ähre',
    mitgliedschaften: [
      { gremium: 'gemeinderat', von: '2019-07-01', bis: '2025-01-31' },
      { gremium: 'technischer-ausschuss', rolle: 'stellvertretung', von: since },
    ],
  },
]

const meeting = {
  titel: 'Sitzung des Gemeinderats',
  gremium: 'gemeinderat',
  behandlung: 'oeffentlich',
  datum_von: '2026-12-08T18:30:00+01:00',
  ort: 'Rathaus, Ratssaal',
}
const paper = {
  nummer: '2026/087',
  titel: 'Sprungturm',
  art: 'Beschlussvorlage',
  datum: '2026-11-16',
  gremium: 'gemeinderat',
  behandlung: 'oeffentlich',
}

const council = (records: object = {}) => testTown({ gremium, ratsperson, ...records }, NOW)

describe('bodies and people', () => {
  test("bodies are listed in the order of the town, dissolved ones last, with the number of today's members", async () => {
    const { call } = await council()
    const { data } = await call(calls.gremien, {})
    expect(data.map(({ name, anzahl }) => [name, anzahl])).toEqual([
      ['Gemeinderat', 2],
      // Deputies do not count as members.
      ['Technischer Ausschuss', 0],
      ['Bürgerliste', 1],
      ['Bauausschuss', 0],
    ])
  })

  test('the chair of a body comes first, then all members by name, each with their group', async () => {
    const { call } = await council()
    const { mitglieder } = await call(calls.gremium, { params: { id: 'gemeinderat' } })
    expect(mitglieder).toMatchObject([
      { person: { name: 'Katharina Lehmann' }, rolle: 'vorsitz' },
      { person: { name: 'Gisela Wendling' }, fraktion: { name: 'Bürgerliste' } },
    ])
  })

  test('a person is shown with their memberships, current ones first', async () => {
    const { call } = await council()
    const { fraktion, mitgliedschaften } = await call(calls.ratsperson, { params: { id: 'gisela-wendling' } })
    expect(fraktion?.id).toBe('buergerliste')
    expect(mitgliedschaften.map(({ gremium: { id } }) => id)).toEqual([
      'gemeinderat',
      'buergerliste',
      'bauausschuss',
    ])
  })

  test("a list of people contains today's members only, in German order", async () => {
    const { call } = await council()
    const { data } = await call(calls.ratspersonen, { query: {} })
    expect(data.map(({ nachname }) => nachname)).toEqual(['Ähre', 'Lehmann', 'Wendling'])
    const { data: some } = await call(calls.ratspersonen, { query: { gremium: 'gemeinderat' } })
    expect(some.map(({ nachname }) => nachname)).toEqual(['Lehmann', 'Wendling'])
  })

  test('a membership that ends before it begins is refused', () => {
    const data = { ...ratsperson[0], mitgliedschaften: [{ gremium: 'x', von: since, bis: '2024-01-01' }] }
    expect(collections.ratsperson.parse(data).issues).toMatchObject([{ path: 'mitgliedschaften.0.bis' }])
  })
})

describe('meetings and papers', () => {
  const tagesordnung = [
    { titel: 'Fragen der Einwohnerinnen und Einwohner' },
    { titel: 'Sprungturm', vorlage: '2026-087-sprungturm', ergebnis: 'angenommen' },
    { titel: 'Sprungturm' },
  ]

  test('a meeting is identified by its body and its day', async () => {
    const { call } = await council({ sitzung: [meeting] })
    const { data } = await call(calls.sitzungen, { query: {} })
    expect(data).toMatchObject([
      { id: 'gemeinderat-2026-12-08', gremium: { name: 'Gemeinderat' }, punkte: 0 },
    ])
  })

  test('without a time span the list contains meetings that are not over, the next first', async () => {
    const at = (day: string) => ({ ...meeting, datum_von: `${day}T18:30:00+01:00` })
    const { call } = await council({
      sitzung: [at('2027-01-12'), at('2026-11-20'), at('2026-11-10'), at('2026-12-08')],
    })
    const days = async (query: object) =>
      (await call(calls.sitzungen, { query })).data.map(({ datum_von }) => datum_von.slice(0, 10))
    expect(await days({})).toEqual(['2026-11-20', '2026-12-08', '2027-01-12'])
    expect(await days({ von: '2000-01-01', bis: '2026-11-19', order: 'datum_von:desc' })).toEqual([
      '2026-11-10',
    ])
    // The last day is included.
    expect(await days({ bis: '2026-12-08' })).toEqual(['2026-11-20', '2026-12-08'])
    expect(await days({ gremium: 'technischer-ausschuss' })).toEqual([])
  })

  test('items keep their order, are numbered, and get an id', async () => {
    const { call } = await council({ sitzung: [{ ...meeting, tagesordnung }], vorlage: [paper] })
    const { tagesordnung: items } = await call(calls.sitzung, { params: { id: 'gemeinderat-2026-12-08' } })
    expect(items.map(({ nummer, kennung }) => [nummer, kennung])).toEqual([
      ['1', 'fragen-der-einwohnerinnen-und-einwohner'],
      ['2', 'sprungturm'],
      ['3', 'sprungturm-2'],
    ])
    expect(items[1]?.vorlage).toMatchObject({ nummer: '2026/087', name: 'Sprungturm' })
  })

  test('an item keeps its id when it moves or its title changes', () => {
    const first = collections.sitzung.parse({ ...meeting, tagesordnung })
    if (first.issues) throw new Error('refused')
    const [a, b, c] = first.value.tagesordnung
    const moved = [{ titel: 'Neu' }, { ...c, titel: 'Anders' }, a, b]
    const again = collections.sitzung.parse({ ...first.value, tagesordnung: moved })
    expect(again.issues ?? again.value.tagesordnung.map(({ kennung }) => kennung)).toEqual([
      'neu',
      'sprungturm-2',
      'fragen-der-einwohnerinnen-und-einwohner',
      'sprungturm',
    ])
  })

  test('a paper lists the meetings whose agendas contain it', async () => {
    const { call } = await council({ sitzung: [{ ...meeting, tagesordnung }], vorlage: [paper] })
    const { data } = await call(calls.vorlagen, { query: { jahr: 2026 } })
    expect(data).toMatchObject([{ id: '2026-087-sprungturm', gremium: { id: 'gemeinderat' } }])
    const { beratungen } = await call(calls.vorlage, { params: { id: '2026-087-sprungturm' } })
    expect(beratungen).toMatchObject([
      { sitzung: { id: 'gemeinderat-2026-12-08' }, nummer: '2', ergebnis: 'angenommen' },
    ])
    expect((await call(calls.vorlagen, { query: { jahr: 2025 } })).data).toEqual([])
  })

  test("a joint meeting in a paper's list is shown with all its bodies", async () => {
    const joint = { ...meeting, gemeinsam_mit: ['technischer-ausschuss'], tagesordnung }
    const { call } = await council({ sitzung: [joint], vorlage: [paper] })
    const { beratungen } = await call(calls.vorlage, { params: { id: '2026-087-sprungturm' } })
    expect(beratungen).toMatchObject([
      { gremium: { name: 'Gemeinderat' }, gemeinsam_mit: [{ name: 'Technischer Ausschuss' }] },
    ])
  })

  test.each([
    ['an end before the beginning', { datum_bis: '2026-12-08T18:00:00+01:00' }, 'datum_bis'],
    ['cancelled without a reason', { zustand: 'abgesagt' }, 'grund'],
    ['moved without a reason', { verlegt_von: '2026-12-01T18:30:00+01:00' }, 'grund'],
    ['a public part of another meeting', { teil_von: 'gemeinderat-2026-12-08' }, 'teil_von'],
    ['no word about who may read it', { behandlung: undefined }, 'behandlung'],
  ])('a meeting is refused: %s', (_, wrong, path) => {
    expect(collections.sitzung.parse({ ...meeting, ...wrong }).issues).toMatchObject([{ path }])
  })
})

describe('non-public documents', () => {
  const secret = {
    ...meeting,
    titel: 'Nichtöffentlicher Teil',
    behandlung: 'nichtoeffentlich',
    teil_von: 'gemeinderat-2026-12-08',
    tagesordnung: [{ titel: 'Grundstück Müller', vorlage: '2026-088-kaufvertrag' }],
  }
  const secretPaper = { ...paper, nummer: '2026/088', titel: 'Kaufvertrag', behandlung: 'nichtoeffentlich' }
  const open = { ...meeting, tagesordnung: [{ titel: 'Bekanntgaben', vorlage: '2026-088-kaufvertrag' }] }

  test('are in no list, count or agenda and have no page', async () => {
    const { call } = await council({ sitzung: [open, secret], vorlage: [secretPaper] })
    const { data, pagination } = await call(calls.sitzungen, { query: {} })
    expect(data.map(({ id }) => id)).toEqual(['gemeinderat-2026-12-08'])
    expect(pagination?.pages).toBe(1)
    expect((await call(calls.vorlagen, { query: {} })).data).toEqual([])
    const { tagesordnung } = await call(calls.sitzung, { params: { id: 'gemeinderat-2026-12-08' } })
    expect(JSON.stringify(tagesordnung)).not.toMatch(/kaufvertrag|Müller/)
    for (const id of ['gemeinderat-2026-12-08-nichtoeffentlich', 'there-is-none'])
      await expect(call(calls.sitzung, { params: { id } })).rejects.toMatchObject({ code: 'nicht-gefunden' })
    await expect(call(calls.vorlage, { params: { id: '2026-088-kaufvertrag' } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
    for (const url of ['/rathaus/gemeinderat/vorlagen/2026-088-kaufvertrag'])
      await expect(call(calls.route, { query: { url } })).rejects.toMatchObject({ code: 'nicht-gefunden' })
  })

  test('cannot be made public by changing the value of `behandlung`', async () => {
    const { store } = await council({ sitzung: [meeting], vorlage: [secretPaper] })
    const [found] = await store.database.read
      .selectFrom('documents')
      .select('id')
      .where('kind', '=', 'vorlage')
      .execute()
    const id = found?.id ?? ''
    const opened = await store.saveDraft(id, {
      data: { ...secretPaper, behandlung: 'oeffentlich' },
      author: 'a',
      baseRevision: 1,
    })
    expect(opened.ok).toBe(true)
    const published = await store.publish(id, { author: 'a' })
    expect(published).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'behandlung', message: expect.stringContaining('neu an') }] },
    })
  })
})

test('a withdrawn paper shows the date and the reason instead of its text', () => {
  const reason = { reason: 'Falsche  Fassung', now: new Date(NOW) }
  const parsed = collections.vorlage.parse({ ...paper, beschlussvorschlag: 'Der Rat beschließt.' })
  if (parsed.issues || !collections.vorlage.takenBack) throw new Error('refused')
  const taken = collections.vorlage.takenBack(parsed.value, reason)
  const shown = collections.vorlage.shown?.(taken)
  expect(shown).toMatchObject({ zurueckgenommen: { am: '2026-11-20', grund: 'Falsche Fassung' } })
  expect(JSON.stringify(shown)).not.toContain('beschließt')
})

describe('pages, search and calendar', () => {
  const tagesordnung = [{ titel: 'Sprungturm', vorlage: '2026-087-sprungturm' }, { titel: 'Wegebau' }]
  const town = (more: object = {}) =>
    council({
      sitzung: [{ ...meeting, tagesordnung, ...more }],
      vorlage: [{ ...paper, strassen: ['Badstraße'] }],
    })
  const found = async (call: Awaited<ReturnType<typeof testTown>>['call'], q: string) =>
    (await call(calls.suche, { query: { q } })).data.map(({ url, art, titel }) => [url, art, titel])

  test('each record has a page with its template', async () => {
    const { call } = await town()
    const pageAt = async (url: string) => {
      const { title, content } = (await call(calls.route, { query: { url } })) as PageRoute
      return [title, (content[0] as { template?: string } | undefined)?.template]
    }
    const under = '/rathaus/gemeinderat'
    expect(await pageAt(`${under}/sitzungen/gemeinderat-2026-12-08`)).toEqual([
      'Sitzung des Gemeinderats',
      'sitzung',
    ])
    expect(await pageAt(`${under}/vorlagen/2026-087-sprungturm`)).toEqual(['Sprungturm', 'vorlage'])
    expect(await pageAt(`${under}/gremien/gemeinderat`)).toEqual(['Gemeinderat', 'gremium'])
    expect(await pageAt(`${under}/personen/gisela-wendling`)).toEqual(['Gisela Wendling', 'ratsperson'])
  })

  test('the site search finds papers, meetings and people by number, street, item or name', async () => {
    const { call } = await town()
    expect(await found(call, '2026/087')).toContainEqual([
      '/rathaus/gemeinderat/vorlagen/2026-087-sprungturm',
      'Vorlage',
      'Sprungturm',
    ])
    expect(await found(call, 'Badstraße')).toMatchObject([[expect.anything(), 'Vorlage', 'Sprungturm']])
    expect(await found(call, 'Wegebau')).toMatchObject([
      [expect.anything(), 'Sitzung', 'Sitzung des Gemeinderats am 08.12.2026'],
    ])
    expect(await found(call, 'Gisela Wendling')).toContainEqual([
      '/rathaus/gemeinderat/personen/gisela-wendling',
      'Mitglied des Rates',
      'Gisela Wendling',
    ])
  })

  test("the text of a paper's PDF is found while the paper is public", async () => {
    const datei = { titel: 'Vorlage', url: '/medien/sprungturm.pdf', groesse: 9, typ: 'application/pdf' }
    const withFile = async (data: object) => {
      const town = await council({ vorlage: [data] })
      await town.store.database.write(async db => {
        await putEntry(db, {
          ref: 'medien:sprungturm',
          kind: DOKUMENT,
          version: '1',
          url: datei.url,
          titel: 'Vorlage',
          namen: [],
          einleitung: '',
          text: 'Das Geländer ist durchgerostet.',
          datum: '',
          groesse: 9,
          gueltig_von: null,
          gueltig_bis: null,
        })
        return ok(undefined)
      })
      return found(town.call, 'durchgerostet')
    }
    expect(await withFile({ ...paper, datei })).toEqual([[datei.url, 'Dokument', 'Vorlage']])
    expect(await withFile({ ...paper, datei, behandlung: 'nichtoeffentlich' })).toEqual([])
  })

  test('a non-public meeting has no page, search hit or calendar entry, and adds no year', async () => {
    const secret = {
      ...meeting,
      titel: 'Grundstückskauf',
      behandlung: 'nichtoeffentlich',
      datum_von: '2019-12-08T18:30:00+01:00',
      tagesordnung: [{ titel: 'Kaufpreis' }],
    }
    const { call } = await council({ sitzung: [meeting, secret] })
    expect(await found(call, 'Grundstückskauf')).toEqual([])
    expect(await found(call, 'Kaufpreis')).toEqual([])
    const url = '/rathaus/gemeinderat/sitzungen/gemeinderat-2019-12-08-nichtoeffentlich'
    await expect(call(calls.route, { query: { url } })).rejects.toMatchObject({ code: 'nicht-gefunden' })
    expect((await call(calls.sitzungen, { query: {} })).jahre).toEqual([2026])
    const id = 'gemeinderat-2019-12-08-nichtoeffentlich'
    await expect(call(calls.sitzungskalender, { query: { sitzung: id } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })

  test('a withdrawn document keeps a page with date and reason, and is in no list, calendar or search', async () => {
    const zurueckgenommen = { am: '2026-11-18', grund: 'Doppelt eingetragen' }
    const { call } = await council({
      sitzung: [{ ...meeting, zurueckgenommen }],
      vorlage: [{ ...paper, zurueckgenommen }],
    })
    const url = '/rathaus/gemeinderat/sitzungen/gemeinderat-2026-12-08'
    expect(await call(calls.route, { query: { url } })).toMatchObject({ status: 410 })
    expect((await call(calls.sitzungen, { query: {} })).data).toEqual([])
    expect((await call(calls.vorlagen, { query: {} })).data).toEqual([])
    expect((await call(calls.sitzungskalender, { query: {} })).data).toEqual([])
    expect(await found(call, 'Sprungturm')).toEqual([])
  })

  test('a calendar contains the meetings of all bodies or of one body with their agenda, and marks cancelled ones', async () => {
    const { call } = await town({ zustand: 'abgesagt', grund: 'Der Saal wird renoviert.' })
    const { data, meta } = await call(calls.sitzungskalender, { query: { gremium: 'gemeinderat' } })
    expect(meta?.title).toBe('Sitzungen: Gemeinderat')
    expect(data).toMatchObject([
      {
        entfaellt: true,
        grund: 'Der Saal wird renoviert.',
        einleitung: '1 Sprungturm\n2 Wegebau',
        termin: '2026-12-08',
      },
    ])
    expect((await call(calls.sitzungskalender, { query: { gremium: 'buergerliste' } })).data).toEqual([])
    await expect(call(calls.sitzungskalender, { query: { gremium: 'nichts' } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })

  test('all years from the first to the last document are listed, newest first', async () => {
    const { call } = await council({
      sitzung: [meeting, { ...meeting, datum_von: '2024-03-12T18:30:00+01:00' }],
      vorlage: [paper, { ...paper, nummer: '2025/001', titel: 'Wegebau', datum: '2025-01-02' }],
    })
    expect((await call(calls.sitzungen, { query: {} })).jahre).toEqual([2026, 2025, 2024])
    expect((await call(calls.vorlagen, { query: {} })).jahre).toEqual([2026, 2025])
  })
})
