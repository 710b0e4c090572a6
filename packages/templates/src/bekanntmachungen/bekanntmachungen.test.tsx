import { calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadBekanntmachungen } from './load.ts'

test('Each notice shows its kind and date of provision, and links its page', () => {
  const root = render('bekanntmachungen', examples.standard)
  expect(texts(root, 'h3')).toEqual([
    'Bebauungsplan „Rebgarten“: Auslegung des Entwurfs',
    'Satzung über die Erhebung der Hundesteuer',
  ])
  expect(texts(root, 'time')).toEqual(['20.11.2026', '24.12.2026', '02.11.2026'])
})

test('Current notices and archive are two links; the active one is marked', () => {
  const root = render('bekanntmachungen', examples.archiv)
  expect(texts(root, '[aria-current]')).toEqual(['Archiv'])
  expect(links(root)).toContainEqual(['?archiv=ja&seite=3', 'Nächste Seite'])
})

test('An empty list says that there are no current notices', () => {
  expect(texts(render('bekanntmachungen', examples.keine), 'p')).toEqual([
    'Zurzeit gibt es keine aktuelle Bekanntmachung.',
  ])
})

test.each([
  ['', { archiv: false, seite: 1 }],
  ['archiv=ja&seite=2', { archiv: true, seite: 2 }],
  ['archiv=nein&seite=-1', { archiv: false, seite: 1 }],
  ['archiv=ja&archiv=nein&seite=1e99', { archiv: true, seite: 1 }],
  ['seite=NaN', { archiv: false, seite: 1 }],
])('I-07: the query "%s" is read as %o', async (query, expected) => {
  const asked: unknown[] = []
  const cms = cmsInProcess({
    bekanntmachungen: ({ query }) => {
      asked.push(query)
      return calls.bekanntmachungen.answer.parse({ data: [] })
    },
  })
  const data = await loadBekanntmachungen(
    cms,
    { context: { titel: '' }, options: { limit: 20 } },
    entryPage(query),
  )
  expect(asked).toEqual([{ ...expected, pro_seite: 20 }])
  expect(data.archiv).toBe(expected.archiv)
})
