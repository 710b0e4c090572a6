import { cmsInProcess, type Organisationseinheit, organisationseinheit } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadAemter } from './load.ts'

const verweis = (id: string) => ({ id, name: id.toUpperCase(), detailURL: `/${id}` })
const unit = (id: string, more: object = {}): Organisationseinheit =>
  organisationseinheit.parse({ ...verweis(id), ...more })
const opens = (tagestyp: string) => [
  { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: [{ tagestyp, beginn: '10:00', ende: '14:00' }] },
]
const units = [
  unit('rathaus', { untergeordneteOEs: [verweis('bauamt')], oeffnungszeiten: opens('FREITAG') }),
  unit('freibad', { oeffnungszeiten: opens('SONNTAG') }),
  unit('bauamt', { untergeordneteOEs: [verweis('bauhof')], uebergeordneteOE: verweis('rathaus') }),
  unit('ordnungsamt', { uebergeordneteOE: verweis('rathaus') }),
  unit('bauhof', { uebergeordneteOE: verweis('bauamt'), oeffnungszeiten: opens('FREITAG') }),
]
const load = (query = '', list: readonly Organisationseinheit[] = units) => {
  const asked: unknown[] = []
  const cms = cmsInProcess({
    organisationseinheiten: ({ query }) => {
      asked.push(query.q)
      const from = (query.seite - 1) * query.pro_seite
      const pagination = { page: query.seite, pages: Math.ceil(list.length / query.pro_seite) }
      return { data: list.slice(from, from + query.pro_seite), pagination }
    },
  })
  const entry = { context: { titel: '', weitere: 'Häuser' }, options: {} }
  return loadAemter(cms, entry, entryPage(query)).then(data => ({ ...data, asked }))
}

test('An office is in the group of its parent; an office with children starts its own group', async () => {
  const { gruppen, anzahl } = await load()
  expect(gruppen.map(({ name, einheiten }) => `${name}: ${einheiten.map(({ id }) => id).join(' ')}`)).toEqual(
    ['RATHAUS: ordnungsamt', 'BAUAMT: bauhof', 'Häuser: freibad'],
  )
  expect(gruppen.map(({ kopf }) => kopf?.id)).toEqual(['rathaus', 'bauamt', undefined])
  expect(anzahl).toBe(5)
})

test('The filter "open now" keeps only open offices', async () => {
  const { gruppen, auswahl } = await load('offen=jetzt')
  expect(gruppen.map(({ name, kopf, einheiten }) => [name, kopf?.id, einheiten.map(({ id }) => id)])).toEqual(
    [
      ['RATHAUS', 'rathaus', []],
      ['BAUAMT', undefined, ['bauhof']],
    ],
  )
  expect(auswahl.offen).toBe(true)
  expect((await load('offen=1')).anzahl).toBe(5)
})

test('The search term is sent to the CMS, cut to its limit', async () => {
  expect((await load('amt=Bau')).asked).toEqual(['Bau'])
  expect((await load(`amt=${'x'.repeat(5_000)}`)).asked).toEqual(['x'.repeat(200)])
  expect((await load('amt=%20')).asked).toEqual([undefined])
})

test('All offices are listed, even if the CMS sends them in several pages', async () => {
  const many = Array.from({ length: 250 }, (_, index) => unit(`amt-${index}`))
  expect((await load('', many)).anzahl).toBe(250)
})

test('E18: each row shows telephone number, short state and place', () => {
  const root = render('aemter', examples.standard)
  const row = root.querySelector('li')
  expect(texts(row as Element, 'div > p')).toEqual(['030\u00a023125-110', 'Offen bis 12:00\u00a0Uhr'])
  expect(links(row as Element)).toEqual([
    ['/rathaus/aemter/buergerbuero', 'Bürgerbüro'],
    ['tel:+493023125110', '030\u00a023125-110'],
  ])
  expect(row?.textContent).toContain('Zimmer\u00a01')
})

test('E18: the office that names a group is not repeated in it; a closed office has a short text', () => {
  const root = render('aemter', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Hauptamt', 'Weitere Einrichtungen'])
  expect(texts(root, 'h3')).not.toContain('Hauptamt')
  expect(links(root)).toContainEqual(['/rathaus/aemter/hauptamt', 'Hauptamt'])
  expect(texts(root, '[data-offen=false]')).toEqual(['Zu, öffnet am 08.05.2027'])
})

test('The filter is a form that works without scripts; the page states the filter in words', () => {
  const root = render('aemter', examples.ausgewaehlt)
  const form = root.querySelector('form')
  expect(form?.getAttribute('method')).toBe('get')
  expect([...root.querySelectorAll('input, select')].map(field => field.getAttribute('name'))).toEqual([
    'amt',
    'offen',
  ])
  expect(texts(root, '[role=status]')).toEqual([
    '3 Ämter und Einrichtungen: Suche nach „amt“, jetzt geöffnet',
  ])
  expect(links(root)).toContainEqual(['?', 'Auswahl aufheben'])
  expect(texts(render('aemter', examples.nichtsGefunden), '[role=status]')).toEqual([
    'Keine Ämter und Einrichtungen: Suche nach „Raumfahrt“',
  ])
})
