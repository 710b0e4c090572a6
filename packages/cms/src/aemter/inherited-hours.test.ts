import { calls, type Oeffnungszeit, oeffnungszeit } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import { describe, expect, test } from 'vitest'
import { durchsicht } from '../durchsicht/durchsicht.ts'
import { placesOf, subjectOf } from '../durchsicht/places.ts'
import { factFindings } from '../facts/fact-findings.ts'
import { knownFacts } from '../facts/known-facts.ts'
import { angebot, townWithOffers } from '../terminvereinbarung/testing/town-with-offers.ts'
import { testTown } from '../test-town.ts'
import { type HoursUnit, holdingHours } from './inherited-hours.ts'

const KINDS = {
  A: 'ALLGEMEINE_OEFFNUNGSZEIT',
  S: 'SERVICEZEIT',
  T: 'TELEFONISCHE_ERREICHBARKEIT',
} as const

/** Hours of a kind, marked with the unit that states them. */
const hours = (kind: string, of: string, more: object = {}): Oeffnungszeit =>
  oeffnungszeit.parse({
    typ: KINDS[kind as keyof typeof KINDS],
    hinweisText: of,
    regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '09:00', ende: '12:00' }],
    ...more,
  })

/** `amt<haus:AT`: the unit `amt` has its hours like `haus` above it, and states A and T; `amt-haus`: it does not. */
function unitsOf(text: string): HoursUnit[] {
  return text.split(' ').map(one => {
    const [, slug = '', sign, above, kinds = ''] = /^(\w+)(?:([<-])(\w+))?(?::(\w+))?$/.exec(one) ?? []
    return {
      slug,
      uebergeordnet: above,
      zeitenWieOben: sign === '<',
      oeffnungszeiten: kinds.split('').map(kind => hours(kind, slug)),
    }
  })
}

describe('P3: the hours of an office', () => {
  test.each([
    // Old content, which chose nothing
    ['without a choice it has its own', 'haus:AT amt-haus:A', 'A:amt'],
    ['without a choice and without hours it has none', 'haus:AT amt-haus', ''],
    ['a unit at the top has its own', 'amt:AST', 'A:amt S:amt T:amt'],
    // Kinds
    ['all kinds come from above', 'haus:AST amt<haus', 'A:haus S:haus T:haus'],
    ['only doors above', 'haus:A amt<haus', 'A:haus'],
    ['own doors, telephone from above', 'haus:AT amt<haus:A', 'A:amt T:haus'],
    ['own telephone, doors from above', 'haus:AT amt<haus:T', 'T:amt A:haus'],
    ['own service hours, doors from above', 'haus:A amt<haus:S', 'S:amt A:haus'],
    ['all kinds are its own', 'haus:AST amt<haus:AST', 'A:amt S:amt T:amt'],
    // Chains
    ['from two levels above', 'haus:A mitte<haus amt<mitte', 'A:haus'],
    ['the nearest counts', 'haus:A mitte<haus:A amt<mitte', 'A:mitte'],
    ['each kind has its own nearest', 'haus:AT mitte<haus:A amt<mitte', 'A:mitte T:haus'],
    ['three levels, three sources', 'haus:AST mitte<haus:S amt<mitte:T', 'T:amt A:haus S:mitte'],
    ['what the one between chose does not matter', 'haus:AT mitte-haus:A amt<mitte', 'A:mitte T:haus'],
    ['five levels', 'a:A b<a c<b d<c amt<d', 'A:a'],
    // Nothing there
    ['nothing above states any', 'haus amt<haus', ''],
    ['the unit above is withdrawn', 'amt<haus', ''],
    ['the unit above is withdrawn, own hours stay', 'amt<haus:T', 'T:amt'],
    ['a unit in between is withdrawn', 'haus:A amt<mitte', ''],
    // Circles
    ['below itself', 'amt<amt', ''],
    ['below itself with own hours', 'amt<amt:A', 'A:amt'],
    ['two in a circle', 'mitte<amt amt<mitte', ''],
    ['two in a circle, one states hours', 'mitte<amt:T amt<mitte:A', 'A:amt T:mitte'],
    ['above a circle', 'a<b:A b<a amt<b', 'A:a'],
  ])('P3: %s: %s', (_, written, expected) => {
    const units = unitsOf(written)
    const unit = units.find(({ slug }) => slug === 'amt') as HoursUnit
    const { hours, from } = holdingHours(unit, units)
    const short = ({ typ, hinweisText }: Oeffnungszeit) =>
      `${Object.entries(KINDS).find(([, kind]) => kind === typ)?.[0]}:${hinweisText}`
    expect(hours.map(short).join(' ')).toBe(expected)
    for (const { typ, hinweisText } of hours)
      expect(from.get(typ)?.slug ?? 'amt', 'names the source').toBe(hinweisText)
  })
})

const closed = {
  beginn: '2026-12-24T00:00:00+01:00',
  ende: '2026-12-25T00:00:00+01:00',
  zusatz: 'Heiligabend',
  zeiten: [],
}
const address = { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' }
const week = [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' }]
const townHall = (more: object = {}) => ({
  slug: 'rathaus',
  name: 'Stadtverwaltung',
  kurzname: 'Rathaus',
  anschrift: address,
  oeffnungszeiten: [
    { typ: KINDS.A, regulaereZeiten: week, abweichendeZeiten: [closed] },
    { typ: KINDS.T, regulaereZeiten: week },
  ],
  ...more,
})
const office = (more: object = {}) => ({
  slug: 'buergerbuero',
  name: 'Bürgerbüro',
  uebergeordnet: 'rathaus',
  anschrift: { ...address, location: 'Rathaus, Zimmer 1' },
  zeitenWieOben: true,
  ...more,
})
const stadt = {
  name: 'Stadt Rebenau',
  anschrift: address,
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}

describe('P3: inherited hours are the same everywhere', () => {
  const townOf = (more: object = {}) =>
    testTown({
      organisationseinheit: [townHall(more), office()],
      stadt: [{ ...stadt, zeitenVon: 'rathaus' }],
    })
  const hoursOf = async ({ call }: Awaited<ReturnType<typeof townOf>>) =>
    (await call(calls.organisationseinheit, { params: { id: 'buergerbuero' } })).oeffnungszeiten

  test('P3: on the wire of one office, of all, and of the town, with closures and without the stored fields', async () => {
    const town = await townOf()
    const whole = await town.call(calls.organisationseinheit, { params: { id: 'rathaus' } })
    expect(await hoursOf(town)).toEqual(whole.oeffnungszeiten)
    const { data } = await town.call(calls.organisationseinheiten, { query: { uebergeordnet: 'rathaus' } })
    expect(data.map(({ id, oeffnungszeiten }) => [id, oeffnungszeiten])).toEqual([
      ['buergerbuero', whole.oeffnungszeiten],
    ])
    expect((await town.call(calls.stadt, {})).oeffnungszeiten).toEqual(whole.oeffnungszeiten)
    expect(whole.oeffnungszeiten[0]?.abweichendeZeiten).toMatchObject([{ zusatz: 'Heiligabend' }])
  })

  test('P3: follow the house at once; without it, no hours are shown', async () => {
    const town = await townOf()
    const house = await town.store.published.byKey('organisationseinheit', '/rathaus/aemter/rathaus')
    const id = house?.document_id ?? ''
    const [first] = townHall().oeffnungszeiten
    await town.store.saveDraft(id, {
      data: townHall({ oeffnungszeiten: [{ ...first, hinweisText: 'Neu' }] }),
      baseRevision: 1,
      author: 'test',
    })
    expect((await hoursOf(town)).map(({ hinweisText }) => hinweisText)).toEqual(['', ''])
    await town.store.publish(id, { author: 'test' })
    expect((await hoursOf(town)).map(({ hinweisText }) => hinweisText)).toEqual(['Neu'])
    await town.store.unpublish(id, { author: 'test', force: true })
    expect(await hoursOf(town)).toEqual([])
    expect((await town.call(calls.stadt, {})).oeffnungszeiten).toEqual([])
  })

  test('P3: cannot go in a circle', async () => {
    const town = await townOf()
    const house = await town.store.published.byKey('organisationseinheit', '/rathaus/aemter/rathaus')
    const id = house?.document_id ?? ''
    await town.store.saveDraft(id, {
      data: townHall({ uebergeordnet: 'buergerbuero', zeitenWieOben: true }),
      baseRevision: 1,
      author: 'test',
    })
    expect(await town.store.publish(id, { author: 'test' })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'uebergeordnet' }] },
    })
  })

  test('P3: offer appointments only when the house is open', async () => {
    const town = await townWithOffers({
      organisationseinheit: [townHall({ slug: 'haus' }), office({ uebergeordnet: 'haus' })],
      terminangebot: [angebot({ hoechstens_wochen: 8 })],
    })
    expect((await town.free('2026-12-23'))[0]).toBe('2026-12-23T08:30:00+01:00')
    expect(await town.free('2026-12-24')).toEqual([])
  })

  test('P3: are known to the check of facts', () => {
    const sources = [townHall(), office()].map(data => ({
      kind: 'organisationseinheit',
      key: `/rathaus/aemter/${data.slug}`,
      data: records.organisationseinheit.schema.parse(data),
    }))
    const page = (said: string) => ({
      kind: 'seite',
      key: '/leben',
      data: {
        title: 'Leben',
        content: [
          { template: 'text', context: { text: `<p>Das Bürgerbüro ist von ${said} Uhr geöffnet.</p>` } },
        ],
      },
    })
    const said = (text: string) => factFindings([...sources, page(text)]).map(({ art }) => art)
    expect(said('08:30–12:00')).toEqual([])
    expect(said('09:30–12:00')).toEqual(['zeit'])
  })
})

describe('P3: a difference between a house and an office in it', () => {
  const findings = (unit: object, house: object = townHall(), now = '2026-11-20T08:00:00Z') => {
    const sources = [house, unit].map(data => ({ kind: 'organisationseinheit', key: '', data }))
    const subject = subjectOf(records.organisationseinheit, unit)
    const steps = durchsicht(subject, placesOf(subject), {
      targetOf: () => 'oeffentlich',
      pictureAt: () => 'erzaehlt',
      partAt: () => ({ is: 'da' }),
      missed: [],
      facts: knownFacts(sources),
      now: new Date(now),
    })
    for (;;) {
      const { done, value } = steps.next()
      if (done)
        return value.findings
          .filter(({ regel }) => regel === 'haus-geschlossen' || regel === 'zeiten-fehlen')
          .map(({ regel, satz }) => (regel === 'zeiten-fehlen' ? regel : satz))
    }
  }
  const own = (more: object = {}) => ({
    zeitenWieOben: false,
    oeffnungszeiten: [{ typ: KINDS.A, regulaereZeiten: week, abweichendeZeiten: [], ...more }],
  })
  const told = [
    '„Rathaus“ hat am 24.12.2026 geschlossen (Heiligabend), hier ist nach den eigenen Zeiten offen.',
  ]
  const none: string[] = []
  const until = (ende: string) =>
    townHall({
      oeffnungszeiten: [{ typ: KINDS.A, regulaereZeiten: week, abweichendeZeiten: [{ ...closed, ende }] }],
    })
  test.each([
    ['open on a closed day', office(own()), undefined, told],
    ['inherits', office(), undefined, none],
    ['has the closing itself', office(own({ abweichendeZeiten: [closed] })), undefined, none],
    [
      'is closed on that weekday',
      office(own({ regulaereZeiten: [{ ...week[0], tagestyp: 'MONTAG' }] })),
      undefined,
      none,
    ],
    [
      'stands elsewhere',
      office({ ...own(), anschrift: { ...address, street: 'Rheinweg 18' } }),
      undefined,
      none,
    ],
    ['has no address', office({ ...own(), anschrift: undefined }), undefined, told],
    ['never closes', office({ ...own(), bereitschaft: '112' }), undefined, none],
    ['only its telephone differs', office(own({ typ: KINDS.T })), undefined, none],
    ['inherits its telephone only', office({ ...own(), zeitenWieOben: true }), undefined, told],
    ['belongs to no house', office({ ...own(), uebergeordnet: undefined }), undefined, none],
    [
      'several days',
      office(own()),
      until('2026-12-31T00:00:00+01:00'),
      [
        '„Rathaus“ hat am 24.12.2026, am 28.12.2026, am 29.12.2026 und an einem weiteren Tag geschlossen (Heiligabend), hier ist nach den eigenen Zeiten offen.',
      ],
    ],
    ['no house', office({ uebergeordnet: 'weg' }), undefined, ['zeiten-fehlen']],
    ['a house without hours', office(), townHall({ oeffnungszeiten: [] }), ['zeiten-fehlen']],
  ])('P3: is told: %s', (_, unit, house, expected) => {
    expect(findings(unit, house)).toEqual(expected)
  })

  test('P3: is told sixty days ahead', () => {
    expect(findings(office(own()), undefined, '2026-10-20T08:00:00Z')).toEqual([])
    expect(findings(office(own()), undefined, '2026-10-26T08:00:00Z')).toEqual(told)
    expect(findings(office(own()), undefined, '2026-12-25T08:00:00Z')).toEqual([])
  })
})
