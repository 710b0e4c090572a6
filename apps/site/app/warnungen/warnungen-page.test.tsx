import { type CallAnswer, type CmsHandlers, calls } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide, type SiteContext } from '../cms/site-context.ts'
import { meta, loader as ofOne } from '../routes/warnung.tsx'
import { testSite } from '../testing/test-site.ts'
import { loadWarnungen } from './load-warnungen.ts'
import { meaningOf } from './meaning.ts'
import { spanInWords } from './moment-in-words.ts'
import { WarnungPage } from './warnung-page.tsx'
import { WarnungenPage } from './warnungen-page.tsx'

type Told = CallAnswer<typeof calls.warnungen>
const [example] = calls.warnungen.examples
const { data, quellen, kreis } = calls.warnungen.answer.parse(example?.answer)
const [storm] = data as [Told['data'][number]]
const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)

const siteOf = (told: Partial<Told>, more: Partial<SiteContext> = {}, handlers: CmsHandlers = {}) => ({
  ...testSite({
    stadt: () => stadt,
    warnungen: () => ({ data, quellen, kreis, ...told }),
    ...handlers,
  }).site,
  ...more,
})

async function page(...asked: Parameters<typeof siteOf>) {
  const loaded = await loadWarnungen(siteOf(...asked))
  const Stub = createRoutesStub([{ path: '/', Component: () => <WarnungenPage {...loaded} /> }])
  return renderToStaticMarkup(<Stub />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

/** The page of one warning, as HTML. */
function pageOf(warnung: typeof storm): string {
  const bedeutung = meaningOf(warnung, stand)
  const props = { warnung, bedeutung, heute: '2026-11-20', jetzt: stand }
  const Stub = createRoutesStub([{ path: '/', Component: () => <WarnungPage {...props} /> }])
  return renderToStaticMarkup(<Stub />)
}

const NONE = 'Zurzeit gilt keine Warnung'
const OF_THE_TOWN = 'Von der Stadt selbst gibt es zurzeit keine Warnung.'
const UNKNOWN = 'Ob es gerade Warnungen gibt, wissen wir im Augenblick nicht'

test('The page says that there is no warning only if the answer of the CMS is fresh', async () => {
  expect(await page({ data: [] })).toContain(NONE)
  const now = new Date('2026-11-20T12:00:00+01:00')
  const keptSince = () => new Date(now.getTime() - 20 * 3_600_000)
  const kept = await page({ data: [] }, { keptSince, now })
  expect(kept).not.toContain(NONE)
  expect(kept).toContain(UNKNOWN)
})

const quelle = { quelle: 'nina', titel: 'Warnsystem des Bundes (NINA)', gestoert: false }
const stand = '2026-11-20T11:00:00.000Z'
const [weather] = quellen as [Told['quellen'][number]]

test.each<[string, Told['quellen'], string[]]>([
  [
    'all were read just now',
    [weather, { ...quelle, stand, zustand: 'frisch' }],
    [`${NONE} für`, 'Gelesen: 12:00 Uhr'],
  ],
  [
    'the weather alone is read',
    [weather],
    [`${NONE} des Deutschen Wetterdienstes für`, 'Vor anderen Gefahren warnen die amtlichen Stellen'],
  ],
  [
    'one is older than its rhythm',
    [weather, { ...quelle, stand: '2026-11-20T10:00:00.000Z', gestoert: true, zustand: 'veraltet' }],
    [
      UNKNOWN,
      'wählen Sie 112',
      'Die Warnungen des Bundes (NINA) konnten seit 11:00 Uhr nicht gelesen werden',
    ],
  ],
  [
    'one was never read',
    [weather, { ...quelle, stand: null, zustand: 'nie' }],
    [UNKNOWN, 'Die Warnungen des Bundes (NINA) konnten noch nicht gelesen werden'],
  ],
  [
    'no place of the town is known',
    [{ ...quelle, stand, zustand: 'ohne-treffer' }],
    [UNKNOWN, 'keinem Ort der amtlichen Liste zuordnen'],
  ],
  ['another CMS says only that it was never read', [{ ...quelle, stand: null }], [UNKNOWN]],
  ['another CMS says only that it is silent', [{ ...quelle, stand, gestoert: true }], [UNKNOWN]],
  ['another CMS read it yesterday', [{ ...quelle, stand: '2026-11-19T11:00:00.000Z' }], [UNKNOWN]],
  ['another CMS read it just now', [{ ...quelle, stand }], [NONE]],
  [
    'another service is silent',
    [{ quelle: 'x', titel: 'Sirenen', stand, gestoert: true }],
    ['Die Warnungen von „Sirenen“ konnten seit'],
  ],
  ['no service is read', [], ['Amtliche Warnungen zeigt diese Website zurzeit nicht']],
])(
  'If there is no warning and %s, the page states whether that is certain',
  async (_when, quellen, words) => {
    const text = await page({ data: [], quellen }, { now: new Date(stand) })
    for (const word of words) expect(text).toContain(word)
    expect(text.includes(NONE)).toBe(words.some(word => word.startsWith(NONE)))
    if (!text.includes(NONE)) expect(text.replace(OF_THE_TOWN, '')).not.toContain('keine Warnung')
  },
)

test('A test warning is labelled as a test and shows no instructions', async () => {
  const probe = { ...storm, stufe: 'information', probe: true, titel: 'Probealarm' } as const
  expect(await page({ data: [probe] })).toContain('Probewarnung')
  const text = pageOf(probe)
  expect(text).toContain('Es besteht keine Gefahr')
  expect(text).not.toContain(storm.anweisung)
  expect(text).not.toContain('Was Sie tun sollten')
})

test.each([
  ['2026-11-20T13:20:00.000Z', '2026-11-20T12:20:00.000Z', 'bis 13:20 Uhr'],
  ['2026-11-20T13:20:00.000Z', '2026-11-20T13:20:00+00:00', 'bis 14:20 Uhr'],
  ['2026-11-20T14:20:00+01:00', '2026-11-20T13:30:00.000Z', 'ab 14:20 Uhr bis 14:30 Uhr'],
  ['2026-11-20T12:20:00.000Z', null, 'ab 13:20 Uhr'],
  ['2026-11-20T10:20:00.000Z', null, ''],
])('N5: a beginning that is not before the end is left out: %s, %s', (beginn, bis, words) => {
  expect(spanInWords(beginn, bis, '2026-11-20', '2026-11-20T11:00:00.000Z')).toBe(words)
})

test('N5: what the reader must know about the message stands on its page and in the list', async () => {
  const words = 'Der Absender sagt nicht, wie gefährlich es ist.'
  const warnung = { ...storm, anmerkungen: [words] }
  expect(await page({ data: [warnung] })).toContain(words)
  const text = pageOf(warnung)
  expect(text).toContain(words)
  expect(text).not.toContain('Sie müssen nichts sofort tun')
})

test('At the end that it names, a warning leaves the list, and its own page answers 410', async () => {
  const after = { now: new Date('2026-11-20T18:00:01Z') }
  expect(await page({})).toContain('Sturmböen')
  expect(await page({}, after)).not.toContain('Sturmböen')
  const context = provide(siteOf({}, after, { warnung: () => storm }))
  expect(await ofOne({ context, params: { id: storm.id } } as never)).toMatchObject({
    data: { warnung: { vorbei: true } },
    init: { status: 410 },
  })
})

test('The highest level comes first, an all-clear comes last', async () => {
  const text = await page({
    data: [
      { ...storm, id: 'a', titel: 'Alles gut', stufe: 'notfall', entwarnt: true },
      { ...storm, id: 'b', titel: 'Nebel', stufe: 'information' },
      { ...storm, id: 'c', titel: 'Giftgas', stufe: 'notfall' },
    ],
  })
  const places = ['Giftgas', 'Nebel', 'Alles gut'].map(word => text.indexOf(word))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('A warning that was withdrawn before its time never applied', () => {
  const draw = (beginn: string) => pageOf({ ...storm, vorbei: true, beginn, bis: '2026-11-21T18:00:00.000Z' })
  expect(draw('2026-11-21T06:00:00.000Z')).toContain('<dt>Sollte gelten</dt><dd>ab morgen, 07:00 Uhr')
  expect(draw('2026-11-20T06:00:00.000Z')).toContain('<dt>Galt</dt><dd>bis morgen')
})

const said = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)
const TO_DO = 'Was Sie tun sollten'

test.each([
  ['a warning', {}, [TO_DO, 'Was geschieht: Sturmböen']],
  ['an all-clear', { entwarnt: true }, ['Hinweise zur Entwarnung', 'Worum es geht: Sturmböen']],
  ['an all-clear without hints', { entwarnt: true, anweisung: '' }, ['Worum es geht: Sturmböen']],
  ['a past warning', { vorbei: true }, [`${TO_DO}, solange sie galt`, 'Was gemeldet war: Sturmböen']],
  [
    'a past all-clear',
    { entwarnt: true, vorbei: true },
    ['Hinweise zur Entwarnung', 'Worum es geht: Sturmböen'],
  ],
  ['a test', { probe: true }, ['Text der Probewarnung: Sturmböen']],
  ['a past test', { probe: true, vorbei: true }, ['Text der Probewarnung: Sturmböen']],
  ['a warning of an unnamed event', { ereignis: '' }, [TO_DO, 'Was geschieht']],
] as const)('N5: only a warning that applies says what to do now: %s', (_what, more, headings) => {
  expect(said(pageOf({ ...storm, ...more }))).toEqual(headings)
})

test('N5: easy language has its own part, to which the top of the page leads; a test has none', () => {
  const leicht = { ...storm, leichte_sprache: 'Der Wind ist stark.' }
  expect(said(pageOf(leicht)).at(-1)).toBe('In Leichter Sprache')
  expect(pageOf(leicht)).toContain('<a href="#leicht">')
  for (const other of [storm, { ...leicht, probe: true }])
    expect(pageOf(other)).not.toContain('Leichter Sprache')
})

test.each([{ entwarnt: true }, { vorbei: true }, { probe: true }])(
  'N5: a preview of what no longer applies tells nobody what to do: %o',
  more => {
    const warnung = { ...storm, ...more, anweisung: 'Fenster zu!' }
    const tags = meta({ loaderData: { warnung }, matches: [{ loaderData: undefined }] } as never)
    expect(JSON.stringify(tags)).not.toContain('Fenster zu!')
  },
)

test('Notices of the town that have no place above the pages are listed; they are no warnings', async () => {
  const calm = calls.stadt.answer.parse({
    ...stadt,
    hinweise: Array.from({ length: 6 }, (_, at) => ({
      titel: `Freibad ${at} zu`,
      stufe: 'information',
      fassung: `fassung${at}`,
    })),
  })
  const draw = (hinweise: typeof calm.hinweise) =>
    page({ data: [] }, {}, { stadt: () => ({ ...calm, hinweise }) })
  const text = await draw(calm.hinweise)
  expect(text).toContain('Weitere Hinweise der Stadt')
  expect(text).toContain('Freibad 5 zu')
  expect(text).toContain(NONE)
  expect(await draw(calm.hinweise?.slice(0, 4))).not.toContain('Weitere Hinweise')
})

test.each([
  ['2026-11-20T10:30:00.000Z', 'Die Stadtverwaltung · Stand: 11:30 Uhr'],
  ['2026-11-19T10:30:00.000Z', 'Die Stadtverwaltung · Stand: gestern, 11:30 Uhr'],
  ['', 'Die Stadtverwaltung'],
])('N5: the word of the town about a danger says of when it is: %j', async (at, words) => {
  const hinweise = [{ titel: 'Wasser abkochen', stufe: 'dringend', fassung: 'fassung1', stand: at }]
  const own = calls.stadt.answer.parse({ ...stadt, hinweise })
  const text = await page({ data: [] }, { now: new Date('2026-11-20T12:00:00+01:00') }, { stadt: () => own })
  expect(text).toContain(words)
  expect(text.includes('Die Stadtverwaltung · Stand')).toBe(at !== '')
})

test('The weather service is named as a whole; for another service, the sender of the warning is named', async () => {
  const text = await page({})
  expect(text).toContain('Quelle: Deutscher Wetterdienst,')
  expect(text).not.toContain('Warnzentrum')
  const other = await page({ data: [{ ...storm, quelle: 'Warnsystem des Bundes', absender: 'Landkreis' }] })
  expect(other).toContain('Quelle: Landkreis,')
})

test('A warning without times is shown without them', async () => {
  const text = await page({ data: [{ ...storm, gesendet: null, stand: null, bis: null, veraltet: true }] })
  expect(text).toContain('Quelle: Deutscher Wetterdienst')
  expect(text).not.toContain('Invalid')
})

test('If a remote CMS has no call for a single warning, it is found in the list', async () => {
  const found = await ofOne({ context: provide(siteOf({})), params: { id: storm.id } } as never)
  expect(found).toMatchObject({ data: { warnung: { titel: storm.titel } } })
})

test('Every emergency number on the page is a telephone link', async () => {
  const loaded = await loadWarnungen(siteOf({ data: [], quellen: [{ ...quelle, stand: null }] }))
  const Stub = createRoutesStub([{ path: '/', Component: () => <WarnungenPage {...loaded} /> }])
  const html = renderToStaticMarkup(<Stub />)
  const said = html.replaceAll(/<[^>]*>/g, ' ').match(/112/g) ?? []
  expect(said.length).toBeGreaterThan(1)
  expect(html.match(/<a href="tel:112"[^>]*>[^<]*112/g)).toHaveLength(said.length)
})

test('N10: the most dangerous comes first, whoever tells it', async () => {
  const own = (titel: string, stufe: 'notfall' | 'dringend' | 'information', at: number) => ({
    ...calls.stadt.answer.parse({ ...stadt, hinweise: [{ titel, fassung: `own_000${at}` }] }).hinweise[0],
    kategorie: 'warnung' as const,
    stufe,
  })
  const official = (titel: string, stufe: typeof storm.stufe, more = {}) =>
    Object.assign({}, storm, { id: titel, titel, stufe, beginn: null, bis: null, ...more })
  const hinweise = [own('Probe der Stadt', 'information', 1), own('Brand der Stadt', 'dringend', 2)]
  const warnungen = [
    official('Chemieunfall', 'notfall'),
    official('Sturm', 'dringend'),
    official('Regen', 'information'),
    official('Vorbei', 'dringend', { entwarnt: true }),
  ]
  const text = await page({ data: warnungen }, {}, { stadt: () => ({ ...stadt, hinweise }) as never })
  const order = ['Chemieunfall', 'Brand der Stadt', 'Sturm', 'Probe der Stadt', 'Regen', 'Vorbei']
  const at = order.map(titel => text.indexOf(titel))
  expect(at.every(found => found > 0)).toBe(true)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})

test.each([
  [{}, true],
  [{ bis_entwarnung: false }, false],
  [{ probe: true, bis_entwarnung: false }, false],
  [{ entwarnt: true, bis_entwarnung: false }, false],
  [{ vorbei: true }, false],
])('N9: the page of %j names the all-clear as its end: %s', (more, is) => {
  const html = pageOf({ ...storm, beginn: null, bis: null, ...more })
  expect(html.includes('bis der Absender Entwarnung gibt')).toBe(is)
})

test('N6: the page says that the details could not be read here, and leads to the official source', () => {
  const web = 'https://warnung.bund.de/meldungen/082150000000'
  const html = pageOf({ ...storm, beschreibung: '', anweisung: '', unvollstaendig: true, web })
  expect(html).toContain('Die Einzelheiten konnten wir gerade nicht lesen.')
  expect(html).toContain(`<a href="${web}">Diese Warnung auf der Seite der Warnungen des Bundes</a>`)
  expect(html).not.toContain('Mehr hat der Absender noch nicht mitgeteilt')
})
test.each([true, undefined])(
  'P18: the page offers urgent notices by mail only if the town sends mails, and says who sends official warnings: %s',
  async abos => {
    const { abos: _, ...town } = stadt
    const loaded = await loadWarnungen(
      siteOf({}, {}, { stadt: () => ({ ...town, ...(abos ? { abos } : {}) }) }),
    )
    const Stub = createRoutesStub([{ path: '/', Component: () => <WarnungenPage {...loaded} /> }])
    const html = renderToStaticMarkup(<Stub />)
    expect(html.includes('<a href="/abo?thema=hinweis">Per E-Mail benachrichtigen</a>')).toBe(abos === true)
    expect(html.includes('Per E-Mail schicken wir eilige Hinweise der Stadt.')).toBe(abos === true)
  },
)
