import {
  CmsError,
  type CmsHandlers,
  calls,
  type Kalendertermin,
  type PageRoute,
  type Sitzung,
  type Stadt,
} from '@rathausplatz/contract'
import { examples } from '@rathausplatz/templates/examples'
import { structuredData } from '@rathausplatz/templates/structured-data'
import jsonld from 'jsonld'
import { describe, expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { loadPage } from './load-page.ts'
import { structuredPage } from './structured-data.ts'

const SITE = 'https://www.rebenau.example.org'
const SCHEMA = 'https://schema.org/'

const stadt: Stadt = {
  name: 'Stadt Rebenau',
  claim: '',
  wappen: '/medien/wappen.svg',
  ags: '',
  oertlicheFeiertage: [],
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-100',
  bereitschaft: '',
  fax: '',
  email: 'stadt@rebenau.example.org',
  oeffnungszeiten: [],
  schulferien: [],
  rueckmeldungen: false,
  hinweise: [],
}

const freibad = {
  id: 'freibad',
  name: 'Freibad am Altrhein',
  kurzname: 'Freibad',
  einleitung: '',
  text: '',
  untergeordneteOEs: [],
  anschrift: {
    location: 'Freibad',
    street: 'Am Altrhein 12',
    zip: '76999',
    city: 'Rebenau',
    lage: { breite: 48.8, laenge: 8 },
  },
  kommunikation: [
    { kanal: 'TELEFON' as const, kennung: '030 23125-205' },
    { kanal: 'EMAIL' as const, kennung: 'freibad@rebenau.example.org' },
  ],
  kontaktpersonen: [],
  oeffnungszeiten: [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
      hinweisText: '',
      regulaereZeiten: [{ tagestyp: 'SAMSTAG', beginn: '08:00', ende: '20:00' }],
      abweichendeZeiten: [],
      anFeiertagen: 'GESCHLOSSEN' as const,
    },
  ],
  nurMitTermin: false,
  terminlink: '',
  detailURL: '/freibad',
}

type Entry = { template: string; context: object }

async function told(
  path: string,
  content: readonly Entry[],
  more: CmsHandlers & { page?: Partial<PageRoute> } = {},
) {
  const { page, ...handlers } = more
  const { site, lines } = testSite({
    route: () => ({
      pageTheme: 'default',
      pageLayout: 'default',
      apiCalls: [],
      title: 'Stadt Rebenau',
      description: '',
      geaendert: '2026-11-19T10:00:00.000Z',
      breadcrumbs:
        path === '/'
          ? []
          : [
              { title: 'Startseite', href: '/' },
              { title: 'Hier', href: path },
            ],
      heroImages: [],
      content: [...content],
      ...page,
    }),
    stadt: () => stadt,
    organisationseinheit: () => calls.organisationseinheit.answer.parse(freibad),
    kalender: () => ({ data: [] }),
    leistung: () => calls.leistung.answer.parse(calls.leistung.examples[0]?.answer),
    verzeichnis: () => ({
      ...calls.verzeichnis.answer.parse(calls.verzeichnis.examples[0]?.answer),
      eintragsart: 'betrieb' as const,
    }),
    ...handlers,
  })
  const document = await structuredPage(site, await loadPage(site, path))
  return { document, lines, things: await read(document) }
}

type Thing = { '@id'?: string; '@type'?: string[] } & Record<
  string,
  { '@id'?: string; '@value'?: unknown; '@type'?: unknown }[]
>

/**
 * Reads the document as an independent program does: expands it, but with a local copy of the context from
 * the web.
 */
async function read(document: object): Promise<Thing[]> {
  const documentLoader = async (url: string) => {
    expect(url).toBe('https://schema.org')
    return { contextUrl: undefined, documentUrl: url, document: { '@context': { '@vocab': SCHEMA } } }
  }
  const parsed = JSON.parse(JSON.stringify(document)) as object
  return (await jsonld.expand(parsed as never, { documentLoader: documentLoader as never })) as never
}

const of = (things: readonly Thing[], type: string) =>
  things.find(thing => thing['@type']?.includes(SCHEMA + type))
const value = (thing: Thing | undefined, property: string) => thing?.[SCHEMA + property]?.[0]?.['@value']
const inner = (thing: Thing | undefined, property: string) =>
  thing?.[SCHEMA + property] as unknown as Thing[] | undefined

const article = (more: object = {}) => ({
  template: 'artikel',
  context: { titel: 'Neues', datum_von: '2026-11-18T08:00:00+01:00', einleitung: 'Kurz.', ...more },
})
const event = (more: object = {}) => ({
  template: 'veranstaltung',
  context: { titel: 'Weinfest', datum_von: '2026-12-01T18:00:00+01:00', ...more },
})

/** Properties that standards.md §8.1 and schema.org require for each type. */
const REQUIRED: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction'],
  GovernmentOrganization: ['name', 'url', 'address', 'telephone', 'email', 'logo'],
  GovernmentOffice: ['name', 'address', 'geo', 'telephone', 'email', 'openingHoursSpecification'],
  LocalBusiness: ['name', 'address', 'telephone', 'email', 'sameAs', 'openingHoursSpecification'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  GovernmentService: ['name', 'serviceType', 'provider', 'areaServed', 'availableChannel'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'validThrough',
    'employmentType',
    'baseSalary',
    'identifier',
  ],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
}

test.each([
  ['BreadcrumbList', '/rathaus', []],
  ['WebSite', '/', []],
  ['GovernmentOrganization', '/', []],
  ['GovernmentOffice', '/freibad', [{ template: 'oeffnungszeiten', context: { einheit: 'freibad' } }]],
  ['NewsArticle', '/aktuelles/neues', [article({ bildupload: { bild: '/medien/markt', bildtext: '' } })]],
  ['Event', '/veranstaltungen/weinfest', [event()]],
  [
    'LocalBusiness',
    '/verzeichnis/baeckerei-huber',
    [{ template: 'verzeichniseintrag', context: examples.verzeichniseintrag.standard.context }],
  ],
  [
    'GovernmentService',
    '/rathaus/leistungen/ausweis',
    [{ template: 'leistung', context: { id: 'ausweis' } }],
  ],
  [
    'JobPosting',
    '/rathaus/stellen/erzieher',
    [{ template: 'stelle', context: examples.stelle.standard.context }],
  ],
] as const)('%s has the properties that search engines require', async (type, path, content) => {
  const { things } = await told(path, content)
  const thing = of(things, type)
  expect(thing?.['@id']).toMatch(new RegExp(`^${SITE}/`))
  for (const property of REQUIRED[type] ?? []) expect(thing, property).toHaveProperty([SCHEMA + property])
})

test('The breadcrumbs count from 1 with full addresses; the home page has none', async () => {
  const { things } = await told('/rathaus', [])
  const items = inner(of(things, 'BreadcrumbList'), 'itemListElement')
  expect(items?.map(item => [value(item, 'position'), value(item, 'name'), value(item, 'item')])).toEqual([
    [1, 'Startseite', `${SITE}/`],
    [2, 'Hier', `${SITE}/rathaus`],
  ])
  expect(of((await told('/', [])).things, 'BreadcrumbList')).toBeUndefined()
})

test('The search of the home page has a placeholder for the query', async () => {
  const { document } = await told('/', [])
  expect(JSON.stringify(document)).toContain(`"urlTemplate":"${SITE}/suche/?q={search_term_string}"`)
})

describe('An event', () => {
  const termin = (more: Partial<Kalendertermin>): CmsHandlers => ({
    kalender: () => ({
      data: [
        {
          id: 'a',
          sequenz: 1,
          geaendert: '2026-11-01T09:00:00Z',
          termin: '2026-12-01',
          titel: 'Weinfest',
          einleitung: '',
          datum_von: '2026-12-01T18:00:00+01:00',
          veranstalter: '',
          detailURL: '/veranstaltungen/weinfest',
          rubriken: [],
          ...more,
        },
      ],
    }),
  })

  test('begins and ends at times with their offset, in summer and in winter', async () => {
    for (const datum_von of ['2026-12-01T18:00:00+01:00', '2026-07-01T18:00:00+02:00']) {
      const { things } = await told('/x', [event({ datum_von, datum_bis: datum_von })])
      expect(value(of(things, 'Event'), 'startDate')).toBe(datum_von)
      expect(value(of(things, 'Event'), 'endDate')).toBe(datum_von)
    }
  })

  test('that is cancelled has the status EventCancelled', async () => {
    const { things } = await told('/x', [event({ slug: 'weinfest' })], termin({ entfaellt: true }))
    expect(value(of(things, 'Event'), 'eventStatus')).toBe(`${SCHEMA}EventCancelled`)
  })

  test.each([
    [true, '', true],
    [true, 'frei, Spenden sind willkommen', true],
    [true, '12 €', undefined],
    [true, 'Kinder frei, Erwachsene 5 €', undefined],
    [false, '12 €', undefined],
    [false, '', undefined],
  ])('P6: with „Eintritt frei“ %s and the price „%s“ is free: %s', async (kostenlos, eintritt, free) => {
    const { things } = await told('/x', [event({ kostenlos, eintritt })])
    expect(value(of(things, 'Event'), 'isAccessibleForFree')).toBe(free)
  })

  test('of a series is its next date that takes place', async () => {
    const dateOf = (more: Partial<Kalendertermin>) =>
      (termin(more).kalender as unknown as () => { data: Kalendertermin[] })().data
    const data = [
      ...dateOf({ entfaellt: true }),
      ...dateOf({ datum_von: '2026-12-08T18:00:00+01:00' }),
      ...dateOf({ datum_von: '2026-12-15T18:00:00+01:00' }),
    ]
    const { things } = await told('/x', [event({ slug: 'weinfest' })], { kalender: () => ({ data }) })
    expect(value(of(things, 'Event'), 'startDate')).toBe('2026-12-08T18:00:00+01:00')
    expect(value(of(things, 'Event'), 'eventStatus')).toBe(`${SCHEMA}EventScheduled`)
  })

  test('of whole days has days without times', async () => {
    const { things } = await told(
      '/x',
      [event({ slug: 'weinfest' })],
      termin({ ganztaegig: true, datum_von: '2026-12-01T00:00:00+01:00' }),
    )
    expect(value(of(things, 'Event'), 'startDate')).toBe('2026-12-01')
  })

  test("always has a place: the event's own, otherwise the town", async () => {
    const { things } = await told('/x', [event({ ort: 'Kelter' })])
    expect(value(inner(of(things, 'Event'), 'location')?.[0], 'name')).toBe('Kelter')
    const without = await told('/x', [event()])
    expect(value(inner(of(without.things, 'Event'), 'location')?.[0], 'name')).toBe('Rebenau')
  })
})

test('An office has its hours in the format of schema.org', async () => {
  const { things } = await told('/freibad', [
    { template: 'oeffnungszeiten', context: { einheit: 'freibad' } },
  ])
  const [hours] = inner(of(things, 'GovernmentOffice'), 'openingHoursSpecification') ?? []
  expect([value(hours, 'dayOfWeek'), value(hours, 'opens'), value(hours, 'closes')]).toEqual([
    'Saturday',
    '08:00',
    '20:00',
  ])
})

test('An entry that fails is logged and left out; the other entries are described', async () => {
  const kalender = () => {
    throw new CmsError('fehler')
  }
  const { things, lines } = await told('/x', [event({ slug: 'weinfest' }), article()], { kalender })
  expect(of(things, 'Event')).toBeUndefined()
  expect(of(things, 'NewsArticle')).toBeDefined()
  expect(lines).toMatchObject([{ level: 'warn', about: { template: 'veranstaltung' } }])
})

test('A page without the data of the town still describes its breadcrumbs and entries', async () => {
  const stadt = () => {
    throw new CmsError('nicht-gefunden')
  }
  const { things } = await told('/x', [article(), event()], { stadt })
  expect(things.map(thing => thing['@type']?.[0]?.slice(SCHEMA.length))).toEqual([
    'BreadcrumbList',
    'NewsArticle',
    'Event',
  ])
})

test('X-07: from examples with hostile input, all addresses lead to this site', async () => {
  for (const template of Object.keys(structuredData) as (keyof typeof structuredData)[]) {
    const { context } = examples[template].raueEingaben
    // The loader of the template loads the meeting itself.
    const sitzung = () => examples.sitzung.raueEingaben.data.sitzung as Sitzung
    const person = { ...examples.ansprechperson.raueEingaben.data.person, id: 'gerhard-nold' }
    const organisationseinheit = () =>
      calls.organisationseinheit.answer.parse({ ...freibad, kontaktpersonen: [person] })
    const { document, things } = await told('/x', [{ template, context }], { sitzung, organisationseinheit })
    expect(things.length, template).toBeGreaterThan(1)
    for (const address of JSON.stringify(document).match(/"(?:url|item|logo|image|@id)":"[^"]*/g) ?? [])
      expect(address).toContain(`:"${SITE}/`)
  }
})
