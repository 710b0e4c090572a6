import { calls } from '@rathausplatz/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readObject } from './read-object.ts'
import { ratReportText } from './report.ts'
import {
  anderswo,
  foreignServer,
  listed,
  meeting,
  oldDialect,
  paper,
  pdfAnswer,
  Raw,
  silence,
  typed,
} from './testing/foreign-server.ts'
import { counted, fromOparl, importTown, toldOf } from './testing/import-town.ts'

async function taken(answers: Parameters<typeof foreignServer>[0]) {
  const server = await foreignServer(answers)
  const town = await importTown()
  const report = await fromOparl(town, server.entry)
  return { ...server, town, report, told: await toldOf(town) }
}

test('a server of OParl 1.0 can be read: embedded lists, no change dates, full names, local times, old spelling', async () => {
  const { told, report, town } = await taken(oldDialect)
  expect(told.gremien.map(({ name, art }) => [name, art])).toEqual([
    ['Stadtrat', 'gemeinderat'],
    ['Bauausschuß', 'ausschuss'],
  ])
  expect(told.personen[0]).toMatchObject({ vorname: 'Hans-Jürgen', nachname: 'Öchsle' })
  expect(told.personen[0]?.mitgliedschaften[0]).toMatchObject({ von: '2024-07-01' })
  const [sitzung] = told.sitzungen
  expect(sitzung).toMatchObject({
    datum_von: '2026-03-28T19:00:00+01:00',
    ort: 'Großer Saal, Zimmer 1',
    zustand: 'durchgefuehrt',
    tagesordnung: [{ titel: 'Straßenbau', nummer: 'Ö 3.1', ergebnis: 'angenommen' }],
  })
  expect(report.zurueckgehalten).toEqual({})
  expect(sitzung?.tagesordnung[0]?.vorlage).toMatchObject({ nummer: 'V/12', name: 'Straßenbau' })
  expect(told.vorlagen[0]).toMatchObject({ art: 'Vorlage', datei: { titel: 'Straßen' }, anlagen: [] })
  expect(report.dateien).toMatchObject({ neu: 1 })
  const text = ratReportText(report)
  for (const word of [
    '„Tabelle“ (Tabelle.xlsx) bei Vorlage „V/12 Straßenbau“: kein PDF',
    '„Fehlt“ bei Vorlage „V/12 Straßenbau“: Fehler 404',
    '„Seite“ bei Vorlage „V/12 Straßenbau“: kein PDF',
    'kein Gremium',
    'Ortszeit',
  ])
    expect(text).toContain(word)
  expect(await town.library.catalogue.list({ limit: 10, offset: 0 })).toHaveLength(1)
})

test('non-public items, papers with only such items, their files and meetings without public items are not imported', async () => {
  const closed = { type: typed('AgendaItem'), public: false }
  const { told, town, asked, report } = await taken(
    anderswo({
      '/meetings': listed(
        meeting({
          agendaItem: [
            { id: '$/items/1', type: typed('AgendaItem'), name: 'Offen', public: true },
            {
              ...closed,
              id: '$/items/2',
              name: 'Kauf Müllerwiese',
              consultation: '$/c/1',
              auxiliaryFile: [{ id: '$/f/1', name: 'Müllerwiese', accessUrl: '$/f/1.pdf' }],
            },
          ],
        }),
        meeting({
          id: '$/meetings/8',
          name: 'Müllerwiese',
          start: '2026-12-09T18:30:00+01:00',
          agendaItem: [{ ...closed, id: '$/items/3', name: 'Müllerwiese', consultation: '$/c/3' }],
        }),
      ),
      '/papers': listed(
        paper({
          name: 'Müllerwiese',
          consultation: [{ id: '$/c/1', agendaItem: '$/items/2' }],
          mainFile: { id: '$/f/1', name: 'Müllerwiese', accessUrl: '$/f/1.pdf' },
        }),
        paper({ id: '$/papers/10', reference: '2026-13' }),
        paper({
          id: '$/papers/11',
          name: 'Müllerwiese, zweite Vorlage zum selben Punkt',
          consultation: [{ id: '$/c/2', agendaItem: '$/items/2' }],
        }),
        paper({ id: '$/papers/12', name: 'Müllerwiese, nur über die Beratung zu finden' }),
      ),
      '/c/3': { id: '$/c/3', type: typed('Consultation'), paper: '$/papers/12' },
      '/f/1.pdf': pdfAnswer,
    }),
  )
  expect(told.sitzungen).toHaveLength(1)
  expect(told.vorlagen.map(({ nummer }) => nummer)).toEqual(['2026-13'])
  const kept = await Promise.all(
    (['vorlage', 'sitzung'] as const).map(kind => town.store.documents(kind, { limit: 100 })),
  )
  expect(JSON.stringify(kept)).not.toContain('Müllerwiese')
  expect(JSON.stringify(report)).not.toContain('Müllerwiese')
  expect(asked).not.toContain('/f/1.pdf')
})

test('a paper that becomes non-public is withdrawn in the next run, and comes back when it is public again', async () => {
  const item = { id: '$/items/1', type: typed('AgendaItem'), name: 'Punkt' }
  const of = (isPublic: boolean) => ({
    ...anderswo(),
    '/meetings': listed(meeting({ agendaItem: [{ ...item, public: isPublic }] })),
    '/papers': listed(paper({ consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }] })),
  })
  const answers: Record<string, unknown> = of(true)
  const { entry } = await foreignServer(answers)
  const town = await importTown()
  await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen).toHaveLength(1)
  Object.assign(answers, of(false))
  const report = await fromOparl(town, entry)
  expect(counted(report)).toMatchObject({ zurueckgezogen: 2 })
  expect(ratReportText(report)).not.toContain('Haushalt')
  const gone = await toldOf(town)
  expect([gone.sitzungen, gone.vorlagen]).toEqual([[], []])
  // Its address no longer shows its text.
  await expect(town.call(calls.vorlage, { params: { id: '2026-12-haushalt' } })).rejects.toThrow(
    'Hierzu gibt es keinen Inhalt.',
  )
  Object.assign(answers, of(true))
  await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen).toHaveLength(1)
  expect((await toldOf(town)).sitzungen).toHaveLength(1)
})

test.each<[string, object[], boolean, string[]]>([
  ['nothing else', [], true, []],
  ['another closed item', [{ id: '$/c/2', agendaItem: '$/items/closed' }], true, []],
  ['a public item of an older meeting', [{ id: '$/c/2', agendaItem: '$/items/open' }], false, []],
  [
    'an item that cannot be read',
    [{ id: '$/c/2', agendaItem: '$/items/nowhere' }],
    true,
    ['Nicht alles war zu bekommen. Der nächste Lauf fragt noch einmal danach.'],
  ],
])(
  'in a run that asks only for changes, a paper whose item became non-public stays only if another item is public: beside %s',
  async (_, others, isGone, hints) => {
    const item = { id: '$/items/1', type: typed('AgendaItem'), name: 'Punkt', consultation: '$/c/1' }
    const dealt = paper({ consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }, ...others] })
    const of = (isPublic: boolean) => ({
      '/meetings': listed(
        meeting({
          agendaItem: [
            { ...item, public: isPublic },
            { ...item, id: '$/items/2', consultation: undefined, name: 'Offen' },
          ],
        }),
      ),
      // The paper itself did not change.
      '/papers': isPublic ? listed(dealt) : listed(),
    })
    const answers: Record<string, unknown> = {
      ...anderswo(of(true)),
      '/c/1': { id: '$/c/1', type: typed('Consultation'), paper: '$/papers/9' },
      '/papers/9': dealt,
      '/items/closed': { ...item, id: '$/items/closed', public: false },
      '/items/open': { ...item, id: '$/items/open', public: true },
    }
    const { entry } = await foreignServer(answers)
    const town = await importTown()
    await fromOparl(town, entry)
    Object.assign(answers, of(false))
    const report = await fromOparl(town, entry, { entfernen: true })
    expect((await toldOf(town)).vorlagen).toHaveLength(isGone ? 0 : 1)
    expect(report.hinweise.filter(said => said.startsWith('Nicht alles'))).toEqual(hints)
  },
)

/** In bytes, more than a client accepts for a list. */
const MUCH = String(31 * 1024 * 1024)

describe('A fault of the server is reported, and everything else is imported', () => {
  const good = { '/papers': listed(paper()) }
  test.each<[string, Record<string, unknown>, string]>([
    ['broken JSON', { '/meetings': new Raw(200, '{"data": [') }, 'beschädigt'],
    [
      'a page instead of JSON',
      { '/meetings': new Raw(200, '<!doctype html><p>Wartung') },
      'Webseite statt JSON',
    ],
    ['no answer', { '/meetings': silence }, 'antwortet zu langsam'],
    [
      'more than anybody needs',
      { '/meetings': new Raw(200, '', { 'content-length': MUCH }) },
      'Die Antwort ist zu groß',
    ],
    ['an error', { '/meetings': new Raw(500) }, 'Fehler 500'],
    ['a list that is none', { '/meetings': { data: 'nichts' } }, 'Dort steht keine Liste'],
    ['a list of anything', { '/meetings': listed(null, 7, 'x', [], {}, { id: '' }) }, 'weggelassen'],
    [
      'the same id twice',
      { '/meetings': listed(meeting(), meeting({ name: 'Andere' })) },
      '1 Eintrag hat dieselbe Kennung',
    ],
    ['another type', { '/meetings': listed({ id: '$/x', type: typed('Fahrrad') }) }, 'Fahrrad (1)'],
    [
      'pages in a circle',
      { '/meetings': { ...listed(meeting()), links: { next: '$/meetings' } } },
      'im Kreis',
    ],
    [
      'a next page that is nowhere',
      { '/meetings': { ...listed(meeting()), links: { next: 'http://[' } } },
      'keine lesbare Adresse',
    ],
    [
      'a next page that is missing',
      { '/meetings': { ...listed(meeting()), pagination: { currentPage: 1, totalPages: 3 } } },
      '3 Seiten',
    ],
    [
      'a redirect into the own network',
      { '/meetings': new Raw(302, '', { location: 'http://127.0.0.2/geheim' }) },
      'im Internet keine Website',
    ],
    [
      'an address in the own network',
      { '/meetings': { ...listed(meeting()), links: { next: 'http://10.0.0.1/x' } } },
      'im Internet keine Website',
    ],
  ])('%s', async (_, fault, sentence) => {
    const { told, report } = await taken(anderswo({ ...good, ...fault }))
    expect(ratReportText(report)).toContain(sentence)
    expect(told.vorlagen).toHaveLength(1)
    expect(told.gremien).toHaveLength(1)
  })

  test('endless pages with the same content', async () => {
    const endless = Object.fromEntries(
      Array.from({ length: 20 }, (_, page) => [
        `/endlos/${page}`,
        { ...listed(meeting()), links: { next: `$/endlos/${page + 1}` } },
      ]),
    )
    const { report, told, asked } = await taken(
      anderswo({ ...good, ...endless, '/meetings': { ...listed(), links: { next: '$/endlos/0' } } }),
    )
    expect(ratReportText(report)).toContain('kommt nichts Neues')
    expect(told.sitzungen).toHaveLength(1)
    expect(asked.length).toBeLessThan(15)
  })

  test('objects with wrong types, missing or impossible values are left out or lose these values', async () => {
    const { told, report } = await taken(
      anderswo({
        '/meetings': listed(
          meeting({ id: '$/a', start: '2026-02-30T18:00:00+01:00' }),
          meeting({ id: '$/b', organization: ['$/orgs/fehlt'] }),
          meeting({ id: '$/c', name: { de: 'Nein' }, location: 7, agendaItem: 'nichts', end: 'später' }),
          meeting({ id: '$/d', start: '2026-12-10T18:30:00+0100', cancelled: true }),
        ),
        '/papers': listed(paper({ name: '', reference: 5 }), paper({ id: '$/e', date: '30.11.2026' })),
      }),
    )
    expect(counted(report)).toEqual({ neu: 3, abgelehnt: 4 })
    expect(told.sitzungen.map(({ titel, zustand, datum_von }) => [titel, zustand, datum_von])).toEqual([
      ['Sitzung: Gemeinderat', 'eingeladen', '2026-12-08T18:30:00+01:00'],
      ['Sitzung des Gemeinderates', 'abgesagt', '2026-12-10T18:30:00+01:00'],
    ])
    expect(ratReportText(report)).toContain('Beginn: Bitte Datum und Uhrzeit angeben.')
    expect(ratReportText(report)).toContain('Gremium: Bitte ausfüllen.')
  })

  test('if the lists are incomplete, nothing counts as gone', async () => {
    const answers: Record<string, unknown> = anderswo(good)
    const { entry } = await foreignServer(answers)
    const town = await importTown()
    await fromOparl(town, entry)
    answers['/papers'] = new Raw(503)
    const report = await fromOparl(town, entry, { alles: true, entfernen: true })
    expect(counted(report)).toEqual({ unveraendert: 1 })
    expect((await toldOf(town)).vorlagen).toHaveLength(1)
    expect(report.hinweise.join()).toContain('Der nächste Lauf')
  })
})

test('in a run that asks only for changes, only objects reported as deleted count as gone', async () => {
  const all = anderswo({
    '/orgs': listed(
      { id: '$/orgs/1', type: typed('Organization'), name: 'Gemeinderat', organizationType: 'Gremium' },
      { id: '$/orgs/2', type: typed('Organization'), name: 'Bauausschuss', organizationType: 'Gremium' },
    ),
    '/persons': listed(
      {
        id: '$/persons/1',
        type: typed('Person'),
        name: 'Ada Muster',
        membership: [
          { id: '$/m/1', type: typed('Membership'), organization: '$/orgs/1', startDate: '2024-07-01' },
        ],
      },
      {
        id: '$/persons/2',
        type: typed('Person'),
        name: 'Ben Muster',
        membership: [
          { id: '$/m/2', type: typed('Membership'), organization: '$/orgs/2', startDate: '2024-07-01' },
        ],
      },
    ),
    '/papers': listed(paper()),
    '/meetings': listed(meeting()),
  })
  const lists = new Set(['/orgs', '/persons', '/papers', '/meetings'])
  let changes: Readonly<Record<string, unknown>> = {}
  const answers = new Proxy(all, {
    get: (said, path: string) => {
      const [list = '', asked] = path.split('?')
      return asked !== undefined && lists.has(list) ? (changes[list] ?? listed()) : said[path]
    },
  })
  const { entry } = await foreignServer(answers)
  const town = await importTown()
  await fromOparl(town, entry)
  const before = await toldOf(town)
  for (let run = 0; run < 2; run++)
    expect(counted(await fromOparl(town, entry, { entfernen: true }))).toEqual({ unveraendert: 4 })
  expect(await toldOf(town)).toEqual(before)
  expect(before.personen[0]?.mitgliedschaften).toHaveLength(1)
  changes = {
    '/persons': listed({ id: '$/persons/2', type: typed('Person'), deleted: true }),
    '/papers': listed({ id: '$/papers/9', type: typed('Paper'), deleted: true }),
  }
  expect(counted(await fromOparl(town, entry))).toMatchObject({ fehlt: 2 })
})

test('a busy server is asked again, and an address without OParl is refused with a sentence', async () => {
  let asked = 0
  const answers = anderswo({ '/papers': listed(paper()) })
  const busy = new Proxy(answers, {
    get: (all, path: string) => (path === '/papers' && asked++ < 1 ? new Raw(503) : all[path]),
  })
  const { told } = await taken(busy)
  expect(told.vorlagen).toHaveLength(1)
  const town = await importTown()
  const { entry } = await foreignServer({ '/oparl': new Raw(200, '<html>') })
  await expect(fromOparl(town, entry)).rejects.toThrow('Dort steht eine Webseite statt JSON.')
  await expect(fromOparl(town, `${entry}/weg`)).rejects.toThrow('Fehler 404')
  await expect(fromOparl(town, 'http://10.1.2.3/oparl')).rejects.toThrow('im Internet keine Website')
})

test('if a server has several bodies, one must be chosen, by name or id', async () => {
  const body = (id: string, name: string) => ({
    ...(anderswo()['/bodies'] as { data: object[] }).data[0],
    id,
    name,
  })
  const { entry } = await foreignServer(
    anderswo({ '/bodies': listed(body('$/b/1', 'A-Dorf'), body('$/b/2', 'B-Dorf')) }),
  )
  const town = await importTown()
  await expect(fromOparl(town, entry)).rejects.toThrow(/--koerperschaft.*A-Dorf.*B-Dorf/)
  expect(counted(await fromOparl(town, entry, { koerperschaft: 'B-Dorf' }))).toEqual({ neu: 1 })
})

test('after an abort, the next run continues: imported objects stay, the others follow, nothing is doubled', async () => {
  const papers = Array.from({ length: 90 }, (_, at) =>
    paper({ id: `$/papers/${at}`, reference: `2026-${at}` }),
  )
  const { entry } = await foreignServer(anderswo({ '/papers': listed(...papers) }))
  const town = await importTown()
  let writes = 0
  const store = {
    ...town.store,
    writeAll: (...given: Parameters<typeof town.store.writeAll>) => {
      if (++writes === 3) throw new Error('power failure')
      return town.store.writeAll(...given)
    },
  }
  await expect(fromOparl({ ...town, store }, entry)).rejects.toThrow('power failure')
  const before = await town.store.countDocuments('vorlage')
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(90)
  await fromOparl(town, entry)
  expect(await town.store.countDocuments('vorlage')).toBe(90)
})

test('from an object of any shape, the reader returns valid values or none', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('name', 'start', 'date', 'list'), fc.anything()), object => {
      const reader = readObject(object)
      expect(typeof reader.line('name')).toBe('string')
      expect(reader.moment('start') ?? '2026-01-01T00:00:00+01:00').toMatch(/^[+-]?\d{4,6}-.*[+-]\d\d:\d\d$/)
      expect(reader.day('date') ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
      reader.links('list')
      reader.parts('list')
      reader.lines('list')
      reader.flag('name')
    }),
  )
})

test('an address with and without a trailing slash is the same source', async () => {
  const { entry } = await foreignServer(anderswo({ '/papers': listed(paper()) }))
  const town = await importTown()
  await fromOparl(town, entry)
  expect(counted(await fromOparl(town, `${entry}/`, { alles: true }))).toEqual({ unveraendert: 2 })
  expect((await town.call(calls.vorlagen, { query: {} })).data).toHaveLength(1)
})

test.each([
  ['Gemeinderat – ENTFÄLLT', 'abgesagt', false],
  ['Sitzung fällt aus', 'abgesagt', false],
  ['Gemeinderat (abgesagt)', 'abgesagt', false],
  ['Gemeinderat (verschoben)', 'verschoben', true],
])('C4: a meeting called %j is %s', async (name, zustand, isTold) => {
  const { told, report } = await taken(anderswo({ '/meetings': listed(meeting({ name })) }))
  expect(told.sitzungen).toMatchObject([{ zustand }])
  expect(JSON.stringify(report.eintraege).includes('steht hier als verschoben')).toBe(isTold)
})
