import { CmsError, type CmsHandlers, cmsInProcess, type Veranstaltung } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadVeranstaltungskalender } from './load.ts'

test('The month is a table with its name as caption, weeks from Monday, and a list on each day with events', () => {
  const root = render('veranstaltungskalender', examples.standard)
  expect(texts(root, 'caption')).toEqual(['Dezember 2026'])
  expect(texts(root, 'th')[0]).toBe('Montag')
  expect(root.querySelectorAll('tbody tr')).toHaveLength(5)
  expect(texts(root, 'time')[1]).toBe('Mittwoch, 2.12.')
  expect(texts(root, 'td:has([datetime="2026-12-02"]) li')).toEqual([
    '07:30 UhrWochenmarkt',
    '15:30 UhrVorlesestunde in der Bücherei',
  ])
  expect(texts(root, 'td:has([datetime="2026-12-23"]) li')).toEqual(['07:30 UhrEntfällt: Wochenmarkt'])
  expect(root.querySelectorAll('[aria-current="date"]')).toHaveLength(1)
})

test('Links lead to the previous, the next and the current month', () => {
  const hrefs = links(render('veranstaltungskalender', examples.standard)).slice(0, 3)
  expect(hrefs).toEqual([
    ['?monat=2026-11', 'Voriger Monat'],
    ['/kalender', 'Heute'],
    ['?monat=2027-01', 'Nächster Monat'],
  ])
})

const event = (titel: string, datum_von: string, more: Partial<Veranstaltung> = {}): Veranstaltung => ({
  titel,
  datum_von,
  rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/x' }],
  ...more,
})

function town(events: Veranstaltung[], pages = 1) {
  const asked: object[] = []
  const handlers: CmsHandlers = {
    veranstaltungen: ({ query }) => {
      asked.push(query)
      if (query.seite > 5) throw new CmsError('fehler')
      return { data: events, pagination: { page: query.seite, pages } }
    },
    rubriken: () => ({ data: [] }),
  }
  const load = (query = '') =>
    loadVeranstaltungskalender(
      cmsInProcess(handlers),
      { context: { titel: '', link: '', linktext: '' }, options: {} },
      entryPage(query),
    )
  return { asked, load }
}

test('An event is on each of its days in the month; its time is shown on the first day', async () => {
  const { load } = town([
    event('Ausstellung', '2026-10-30T10:00:00+01:00', { datum_bis: '2026-11-02T18:00:00+01:00' }),
    event('Ball', '2026-11-14T20:00:00+01:00', { datum_bis: '2026-11-15T00:00:00+01:00' }),
  ])
  const { wochen } = await load()
  const days = wochen.flat().filter(day => day !== null && day.termine.length > 0)
  expect(days.map(day => [day?.tag, day?.termine[0]?.mitUhrzeit])).toEqual([
    ['2026-11-01', false],
    ['2026-11-02', false],
    ['2026-11-14', true],
  ])
})

test('Month and category of the address are requested, and the links to other months keep the category', async () => {
  const { load, asked } = town([])
  const { monat, vorher, nachher, heute } = await load('monat=2027-01&rubrik_id=7')
  expect(asked).toMatchObject([{ von: '2027-01-01', bis: '2027-01-31', rubrik_id: 7 }])
  expect([monat, vorher, nachher, heute]).toEqual([
    '2027-01',
    '?monat=2026-12&rubrik_id=7',
    '?monat=2027-02&rubrik_id=7',
    '?rubrik_id=7',
  ])
})

test.each([
  'monat=',
  'monat=2026-13',
  'monat=1999-01',
  'monat=9999-12',
  'monat=2026-1',
  'monat[]=2026-12',
  'monat=2026-12&monat=2027-01',
  'monat=-1',
  "monat=2026-12'--",
  'rubrik_id=-1',
  'rubrik_id=1e9',
  'rubrik_id=NaN',
])('I-07: the query %j means the current month of all categories', async query => {
  const { load, asked } = town([])
  const { monat, heute } = await load(query)
  expect([monat, heute]).toEqual(['2026-11', undefined])
  expect(asked).toEqual([{ von: '2026-11-01', bis: '2026-11-30', seite: 1, pro_seite: 100 }])
})

test('The calendar ends some months before and after today, so that crawlers do not follow its links forever', async () => {
  const { load } = town([])
  expect((await load('monat=2025-11')).vorher).toBeUndefined()
  expect((await load('monat=2028-11')).nachher).toBeUndefined()
})

test('I-07: at most five pages are requested, however many pages the CMS claims to have', async () => {
  const { load, asked } = town([event('Fest', '2026-11-14T20:00:00+01:00')], 1_000)
  await load()
  expect(asked).toHaveLength(5)
})

test('E17: on a narrow screen the current month starts with today; a link shows earlier days', async () => {
  const { load } = town([
    event('Lesung', '2026-11-03T18:00:00+01:00'),
    event('Markt', '2026-11-20T08:00:00+01:00'),
  ])
  const days = ({ wochen }: Awaited<ReturnType<typeof load>>) =>
    wochen
      .flat()
      .filter(day => day?.istVorbei)
      .map(day => day?.tag)
  const current = await load()
  expect([days(current).at(0), days(current).at(-1)]).toEqual(['2026-11-01', '2026-11-19'])
  expect(current.ganz).toBe('?monat=2026-11')
  const named = await load('monat=2026-11')
  expect([days(named), named.ganz]).toEqual([[], undefined])
  const root = render('veranstaltungskalender', examples.abHeute)
  expect(root.querySelectorAll('td[data-vorbei]')).toHaveLength(8)
  expect(links(root)).toContainEqual(['?monat=2026-12', 'Ab dem 1. zeigen'])
})
