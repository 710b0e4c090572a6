import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { testTown } from '../test-town.ts'

const leistung = [
  { name: 'Zweitwohnung anmelden', lebenslagen: ['umzug'] },
  { name: 'Ägyptisches Visum', synonyme: ['Reise'] },
  { name: 'Abfalltonne bestellen', lebenslagen: ['umzug', 'neu'] },
  { name: 'Altes Auto abmelden' },
  {
    name: 'Personalausweis beantragen',
    slug: 'personalausweis',
    synonyme: ['Perso', 'Ausweis verlängern'],
    kurztext: 'Im Bürgerbüro.',
    prozesse: [{ name: 'Online', url: 'https://example.org/' }],
    organisationseinheiten: [
      { id: 'buergerbuero', name: 'Alter Name' },
      { id: 'landratsamt', name: 'Landratsamt' },
    ],
    lebenslagen: ['umzug', 'gibt-es-nicht'],
  },
  {
    name: 'Überschwemmung melden',
    textbloecke: [
      { typ: 'preamble', titel: '', text: `<p>${'Wasser &amp; Schlamm '.repeat(30)}</p>` },
      { typ: '', titel: 'Ausweis', text: '<p>geheim</p>' },
    ],
  },
  { name: '30er-Zone anregen', kurztext: 'Ein Ausweis ist nicht nötig.' },
]

const lebenslage = [
  { name: 'Umzug', slug: 'umzug', sortierung: 2 },
  { name: 'Neu hier', slug: 'neu', uebergeordnet: 'umzug', kurztext: 'Willkommen.' },
  { name: 'Geburt', sortierung: 1 },
  { name: 'Verwaist', slug: 'verwaist', uebergeordnet: 'gibt-es-nicht', sortierung: 3 },
]

const town = testTown({
  leistung,
  lebenslage,
  organisationseinheit: [{ name: 'Bürgerbüro', slug: 'buergerbuero' }],
})

const names = async (query: object) => {
  const { data } = await (await town).call(calls.leistungen, { query })
  return data.map(({ name }) => name)
}

describe('the list of services', () => {
  it('is sorted in German order: an umlaut like its vowel, numbers first', async () => {
    expect(await names({})).toEqual([
      '30er-Zone anregen',
      'Abfalltonne bestellen',
      'Ägyptisches Visum',
      'Altes Auto abmelden',
      'Personalausweis beantragen',
      'Überschwemmung melden',
      'Zweitwohnung anmelden',
    ])
  })

  it('counts services by letter, independent of the query', async () => {
    const { buchstaben } = await (await town).call(calls.leistungen, { query: { q: 'nichts davon' } })
    expect(buchstaben).toEqual([
      { buchstabe: '0-9', anzahl: 1 },
      { buchstabe: 'A', anzahl: 3 },
      { buchstabe: 'P', anzahl: 1 },
      { buchstabe: 'U', anzahl: 1 },
      { buchstabe: 'Z', anzahl: 1 },
    ])
  })

  it.each([
    ['ä', ['Abfalltonne bestellen', 'Ägyptisches Visum', 'Altes Auto abmelden']],
    ['U', ['Überschwemmung melden']],
    ['0-9', ['30er-Zone anregen']],
    ['Q', []],
  ])('can be limited to one letter: %s', async (buchstabe, expected) => {
    expect(await names({ buchstabe })).toEqual(expected)
  })

  it.each([
    ['perso', ['Personalausweis beantragen']],
    ['PERSONALAUSWEIS', ['Personalausweis beantragen']],
    ['ueberschwemmung', ['Überschwemmung melden']],
    ['ausweis', ['Personalausweis beantragen', '30er-Zone anregen']],
    ['ausweis verlängern', ['Personalausweis beantragen']],
    ['geheim', []],
    ['???', []],
  ])('is searched by name, synonyms and short text: %s', async (q, expected) => {
    expect(await names({ q })).toEqual(expected)
  })

  it('can be limited to a life situation or an office', async () => {
    expect(await names({ lebenslage: 'umzug' })).toEqual([
      'Abfalltonne bestellen',
      'Personalausweis beantragen',
      'Zweitwohnung anmelden',
    ])
    expect(await names({ organisationseinheit: 'landratsamt' })).toEqual(['Personalausweis beantragen'])
  })

  it('is paged, with the total number', async () => {
    const page = (seite: number) => ({ query: { seite, pro_seite: 3 } })
    const { data, pagination, anzahl } = await (await town).call(calls.leistungen, page(3))
    expect(data.map(({ name }) => name)).toEqual(['Zweitwohnung anmelden'])
    expect([pagination, anzahl]).toEqual([{ page: 3, pages: 3 }, 7])
  })

  it('contains a short text for each service, and whether it is available online', async () => {
    const { data } = await (await town).call(calls.leistungen, { query: { q: 'perso' } })
    expect(data).toEqual([
      {
        id: 'personalausweis',
        name: 'Personalausweis beantragen',
        kurztext: 'Im Bürgerbüro.',
        buchstabe: 'P',
        online: true,
        detailURL: '/rathaus/leistungen/personalausweis',
      },
    ])
    const [cut] = (await (await town).call(calls.leistungen, { query: { buchstabe: 'U' } })).data
    expect(cut?.kurztext).toMatch(/^Wasser & Schlamm .*(?:Wasser|&|Schlamm) …$/)
    expect(cut?.kurztext.length).toBeLessThanOrEqual(202)
  })
})

it('the list shows a published or changed service and hides an expired or withdrawn one at once', async () => {
  const { store, call } = await testTown({ leistung: [{ name: 'Alt', slug: 'x' }] })
  const listed = async () =>
    (await call(calls.leistungen, { query: {} })).data.map(({ name, kurztext }) => `${name}: ${kurztext}`)
  expect(await listed()).toEqual(['Alt: '])
  const [document] = await store.documents('leistung', { limit: 1 })
  if (!document) throw new Error('no document')
  const { id, draft_revision } = document
  await store.saveDraft(id, {
    data: { name: 'Neu', slug: 'x', kurztext: 'y' },
    baseRevision: draft_revision,
    author: 'a',
  })
  expect(await listed()).toEqual(['Alt: '])
  await store.publish(id, { author: 'a' })
  expect(await listed()).toEqual(['Neu: y'])
  await store.publish(id, { author: 'a', gueltig_bis: '2026-11-01T00:00:00Z' })
  expect(await listed()).toEqual([])
  await store.publish(id, { author: 'a' })
  await store.unpublish(id, { author: 'a' })
  expect(await listed()).toEqual([])
})

describe('one service', () => {
  it('has the current names of its offices, and its own names for offices without a page', async () => {
    const { organisationseinheiten } = await (await town).call(calls.leistung, {
      params: { id: 'personalausweis' },
    })
    expect(organisationseinheiten).toEqual([
      { id: 'buergerbuero', name: 'Bürgerbüro', detailURL: '/rathaus/aemter/buergerbuero' },
      { id: 'landratsamt', name: 'Landratsamt', detailURL: '' },
    ])
  })

  it('lists the life situations that exist', async () => {
    const { lebenslagen } = await (await town).call(calls.leistung, { params: { id: 'personalausweis' } })
    expect(lebenslagen).toEqual([{ id: 'umzug', name: 'Umzug', detailURL: '/rathaus/lebenslagen/umzug' }])
  })

  it('that does not exist is not found', async () => {
    const asked = (await town).call(calls.leistung, { params: { id: '../seite' } })
    await expect(asked).rejects.toMatchObject({ code: 'nicht-gefunden' })
  })

  it('has a page of its own that is found by common words', async () => {
    const { call } = await town
    const page = await call(calls.route, { query: { url: '/rathaus/leistungen/personalausweis' } })
    expect(page).toMatchObject({
      title: 'Personalausweis beantragen',
      description: 'Im Bürgerbüro.',
      content: [{ template: 'leistung', context: { id: 'personalausweis' } }],
    })
    const { data } = await call(calls.suche, { query: { q: 'Perso verlängern' } })
    expect(data.map(({ url }) => url)).toEqual(['/rathaus/leistungen/personalausweis'])
  })

  it('refers to its offices and life situations, so that these are not withdrawn unnoticed', async () => {
    const { store } = await town
    const users = await store.referrers('/rathaus/lebenslagen/umzug', 'veroeffentlicht')
    expect(users.map(({ key }) => key)).toContain('/rathaus/leistungen/personalausweis')
    expect(await store.referrers('/rathaus/aemter/buergerbuero', 'veroeffentlicht')).toHaveLength(1)
  })
})

describe('life situations', () => {
  const shape = (baum: { name: string; anzahl: number; untergeordneteLebenslagen: unknown }[]): unknown =>
    baum.map(({ name, anzahl, untergeordneteLebenslagen }) => [
      name,
      anzahl,
      shape(untergeordneteLebenslagen as typeof baum),
    ])

  it('form a tree in the order of the town; a life situation with a missing parent is at the top', async () => {
    const { data } = await (await town).call(calls.lebenslagen, {})
    expect(shape(data)).toEqual([
      ['Geburt', 0, []],
      ['Umzug', 3, [['Neu hier', 1, []]]],
      ['Verwaist', 0, []],
    ])
  })

  it('in a cycle are at the top', async () => {
    const { call } = await testTown({
      lebenslage: [
        { name: 'A', slug: 'a', uebergeordnet: 'b' },
        { name: 'B', slug: 'b', uebergeordnet: 'a' },
        { name: 'C', slug: 'c', uebergeordnet: 'c' },
      ],
    })
    expect(shape((await call(calls.lebenslagen, {})).data)).toEqual(
      expect.arrayContaining([
        ['A', 0, []],
        ['B', 0, []],
        ['C', 0, []],
      ]),
    )
  })

  it('contain their parent, their children and their services', async () => {
    const { call } = await town
    const umzug = await call(calls.lebenslage, { params: { id: 'umzug' } })
    expect(umzug.untergeordneteLebenslagen).toEqual([
      { id: 'neu', name: 'Neu hier', kurztext: 'Willkommen.', detailURL: '/rathaus/lebenslagen/neu' },
    ])
    expect(umzug.leistungen).toHaveLength(3)
    const neu = await call(calls.lebenslage, { params: { id: 'neu' } })
    expect(neu.uebergeordneteLebenslage?.name).toBe('Umzug')
    await expect(call(calls.lebenslage, { params: { id: 'nein' } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })
})

describe('a service on saving', () => {
  const issues = async (data: object) => {
    const { store } = await town
    const written = await store.create({ kind: 'leistung', data: { name: 'x', ...data }, author: 'a' })
    return written.ok || written.error.code !== 'ungueltig'
      ? []
      : written.error.issues.map(({ path }) => path)
  }

  it.each([
    [{ name: '' }, ['name']],
    [{ leikaSchluessel: '12345678901234' }, ['leikaSchluessel']],
    [{ kosten: [{ bezeichnung: 'x', betrag: -1 }] }, ['kosten.0.betrag']],
    [{ kosten: [{ bezeichnung: 'x', betrag: 1.005 }] }, ['kosten.0.betrag']],
    [{ prozesse: [{ name: 'x', url: 'javascript:alert(1)' }] }, ['prozesse.0.url']],
    [{ lebenslagen: ['../x'] }, ['lebenslagen.0']],
  ])('is refused with the path of the field: %j', async (data, paths) => {
    expect(await issues(data)).toEqual(paths)
  })

  it('is sanitised (X-02)', async () => {
    const { store } = await town
    const text = '<p onclick="x()">a<script>b</script></p>'
    const made = await store.create({
      kind: 'leistung',
      data: { name: 'Rau', textbloecke: [{ typ: '', titel: '<b>', text }] },
      author: 'a',
    })
    expect(made.ok && made.value.data.textbloecke).toEqual([{ typ: '', titel: '<b>', text: '<p>a</p>' }])
  })
})
