import { cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadVeranstaltungsliste } from './load.ts'

const termine = [
  {
    titel: 'Adventsmarkt',
    datum_von: '2026-11-28T14:00:00+01:00',
    ort: 'Marktplatz',
    rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/adventsmarkt' }],
  },
  { titel: 'Sirenenprobe', datum_von: '2027-09-09T11:00:00+02:00', rubriken: [] },
]
const data = { termine, page: 1, pages: 1 }

test('An event shows date, weekday and time, and its place, its category and a link to its page if it has them', () => {
  const root = render('veranstaltungsliste', { context: { titel: 'Alle Termine' }, data })
  expect(texts(root, 'time').map(text => text.slice(0, 10))).toEqual(['28.11.2026', '09.09.2027'])
  expect(texts(root, 'li p span')).toEqual([
    'Samstag, 14:00 Uhr',
    'Marktplatz',
    'Markt',
    'Donnerstag, 11:00 Uhr',
  ])
  expect(links(root)).toEqual([['/veranstaltungen/adventsmarkt', 'Adventsmarkt']])
})

test('The title of the list is an h2; without a title the events are h2', () => {
  expect(texts(render('veranstaltungsliste', { context: { titel: 'Alle Termine' }, data }), 'h2')).toEqual([
    'Alle Termine',
  ])
  expect(texts(render('veranstaltungsliste', { context: {}, data }), 'h2')).toEqual([
    'Adventsmarkt',
    'Sirenenprobe',
  ])
})

test('An event without a title gets a fallback, because a link needs text', () => {
  const [first] = termine
  const untitled = { ...data, termine: [{ ...first, titel: '' }] } as typeof data
  const root = render('veranstaltungsliste', { context: {}, data: untitled })
  expect(links(root)).toEqual([['/veranstaltungen/adventsmarkt', 'Ohne Titel']])
})

test('An empty list says that there are no events', () => {
  expect(
    texts(render('veranstaltungsliste', { context: {}, data: { termine: [], page: 1, pages: 1 } }), 'p'),
  ).toEqual(['Zurzeit sind keine Veranstaltungen eingetragen.'])
})

const whole = { context: { titel: '', link: '', linktext: '' } }

function town(events: typeof termine = termine) {
  const asked: object[] = []
  const cms = cmsInProcess({
    veranstaltungen: ({ query }) => {
      asked.push(query)
      return { data: events, pagination: { page: query.seite, pages: 9 } }
    },
    rubriken: () => ({ data: [{ rubrik_id: 7, rubrik: 'Bücherei' }] }),
  })
  const load = (query: string, options: { rubrik_id?: number; filter?: boolean } = { filter: true }) =>
    loadVeranstaltungsliste(
      cms,
      { ...whole, options: { limit: 20, filter: false, ...options } },
      entryPage(query),
    )
  return { asked, load }
}

test('Category, period and page of the address are requested; the calendar subscription is limited to the category', async () => {
  const { asked, load } = town()
  const { filter, page, pages } = await load('rubrik_id=7&zeitraum=woche&seite=2')
  expect(asked).toEqual([{ rubrik_id: 7, bis: '2026-11-26', seite: 2, pro_seite: 20 }])
  expect([page, pages, filter?.abo]).toEqual([
    2,
    9,
    'webcal://www.rebenau.example.org/veranstaltungen.ics?rubrik_id=7',
  ])
})

// The day of the examples is a Friday.
test.each([
  ['heute', { bis: '2026-11-20' }],
  ['wochenende', { von: '2026-11-21', bis: '2026-11-22' }],
  ['monat', { bis: '2026-12-19' }],
])('The period %s covers the expected days', async (zeitraum, days) => {
  const { asked, load } = town()
  await load(`zeitraum=${zeitraum}`)
  expect(asked).toEqual([{ ...days, seite: 1, pro_seite: 20 }])
})

test.each([
  'rubrik_id=-1',
  'rubrik_id=1e9',
  'rubrik_id=7&rubrik_id=8',
  'zeitraum=immer',
  'seite=-1',
  'seite=NaN',
  'seite[]=2',
  'von=2026-01-01',
  'zeitraum=<script>',
])('I-07: the query %j is ignored', async query => {
  const { asked, load } = town()
  await load(query)
  expect(asked).toEqual([{ seite: 1, pro_seite: 20 }])
})

test('A list without filters shows its own category, independent of the address', async () => {
  const { asked, load } = town()
  const { filter, pages } = await load('rubrik_id=9&seite=3', { rubrik_id: 7 })
  expect(asked).toEqual([{ rubrik_id: 7, seite: 1, pro_seite: 20 }])
  expect([filter, pages]).toEqual([undefined, 1])
})

test('E17: common periods are links that keep the category and the scroll position', () => {
  const root = render('veranstaltungsliste', examples.gewaehlt)
  const nav = root.querySelector('nav') as HTMLElement
  expect(links(nav)).toEqual([
    ['?rubrik_id=2', 'Alle'],
    ['?rubrik_id=2&zeitraum=heute', 'Heute'],
    ['?rubrik_id=2&zeitraum=wochenende', 'Wochenende'],
    ['?rubrik_id=2&zeitraum=woche', '7 Tage'],
    ['?rubrik_id=2&zeitraum=monat', '30 Tage'],
  ])
  expect(texts(nav, '[aria-current=true]')).toEqual(['Heute'])
  expect(nav.querySelectorAll('a:not([data-stay])')).toHaveLength(0)
  expect(root.querySelector('form input[type=hidden]')?.getAttribute('value')).toBe('heute')
})

test('E17: an empty result names the next event with its date', () => {
  const root = render('veranstaltungsliste', examples.gewaehlt)
  expect(texts(root, '[role=status] p')).toEqual([
    'Heute sind keine Veranstaltungen der Rubrik „Kinder“ eingetragen.',
    'Als Nächstes: Wochenmarkt, Mittwoch, 23.12.2026, 07:30 Uhr',
  ])
  expect(links(root.querySelector('[role=status]') as Element)).toEqual([
    ['/veranstaltungen/wochenmarkt/2026-12-23', 'Wochenmarkt'],
  ])
})

test('If nothing is found, the next event is searched in the category, then in the town; without a filter there is no further request', async () => {
  const { asked, load } = town([])
  await load('rubrik_id=7&zeitraum=heute')
  expect(asked.slice(1)).toEqual([
    { rubrik_id: 7, seite: 1, pro_seite: 1 },
    { seite: 1, pro_seite: 1 },
  ])
  const all = town([])
  await all.load('')
  expect(all.asked).toHaveLength(1)
})
