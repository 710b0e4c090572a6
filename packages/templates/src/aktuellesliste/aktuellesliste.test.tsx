import { cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadAktuellesliste } from './load.ts'

test('Each article shows its date, and its title is a link; paging keeps the filter', () => {
  const root = render('aktuellesliste', {
    ...examples.november,
    data: { ...examples.november.data, pagination: { page: 2, pages: 4 } },
  })
  expect(texts(root, 'h2')).toEqual(['Alle Nachrichten: November 2026'])
  expect(root.querySelectorAll('ul[role="list"] > li h3 a')).toHaveLength(9)
  expect(texts(root, 'time')[0]).toMatch(/^\d\d\.\d\d\.\d{4}$/)
  expect(links(root).slice(-2)).toEqual([
    ['?jahr=2026&monat=11', 'Vorige Seite'],
    ['?jahr=2026&monat=11&seite=3', 'Nächste Seite'],
  ])
})

test('An article without a title has a fallback, and one without a page is not linked', () => {
  const [article] = examples.november.data.artikel
  const artikel = [
    { ...article, titel: '' },
    { ...article, titel: '', detailURL: '' },
  ]
  const root = render('aktuellesliste', {
    ...examples.november,
    data: { ...examples.november.data, artikel, pagination: { page: 1, pages: 1 } },
  })
  expect(texts(root, 'h3')).toEqual(['Ohne Titel', 'Ohne Titel'])
  expect(root.querySelectorAll('h3 a')).toHaveLength(1)
})

test('The list of a period without news says that there are none, and links all news', () => {
  const root = render('aktuellesliste', examples.keine)
  expect(texts(root, 'p')).toEqual(['Alle Nachrichten zeigen', 'Aus dieser Zeit gibt es keine Nachrichten.'])
})

async function asked(query: string) {
  let seen: object = {}
  const cms = cmsInProcess({
    aktuelles: ({ query }) => {
      seen = query
      return { data: [] }
    },
  })
  await loadAktuellesliste(cms, { context: { titel: '' }, options: { limit: 10 } }, entryPage(query))
  return seen
}

test('The query of the address sets year, month and page', async () => {
  expect(await asked('jahr=2026&monat=11&seite=2')).toMatchObject({
    jahr: 2026,
    monat: 11,
    seite: 2,
    pro_seite: 10,
  })
})

test.each([
  'jahr=-1',
  'jahr=1e9',
  'jahr=NaN',
  'jahr=2026&jahr=2025',
  'jahr[]=2026',
  'monat=11',
  'jahr=0&monat=13',
  'seite=-1',
  'seite=1e9',
])('I-07: the query %j means the first page of all news', async query => {
  expect(await asked(query)).toEqual({ seite: 1, pro_seite: 10, order: 'datum_von:desc,sortierung:asc' })
})
