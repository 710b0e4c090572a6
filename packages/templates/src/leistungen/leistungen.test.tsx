import { type Cms, calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadLeistungen } from './load.ts'

test('Services are sorted from A to Z below their letters', () => {
  const root = render('leistungen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['F', 'P', 'U'])
  expect(texts(root, 'h3')).toEqual([
    'Führungszeugnis beantragen',
    'Parkausweis für Bewohner',
    'Personalausweis beantragen',
    'Überschwemmung melden',
  ])
  expect(texts(root, 'form + nav ~ p, .zahl')).toEqual(['4 Leistungen von A bis Z'])
})

test('A letter shows its number of services and links them; a letter without services is not linked', () => {
  const root = render('leistungen', examples.standard)
  expect(links(root).filter(([href]) => href.startsWith('?'))).toEqual([
    ['?', 'Alle'],
    ['?buchstabe=F', 'F1, 1 Leistung'],
    ['?buchstabe=P', 'P2, 2 Leistungen'],
    ['?buchstabe=U', 'U1, 1 Leistung'],
  ])
  expect(texts(root, 'nav li')).toHaveLength(27)
  expect(texts(render('leistungen', examples.mitZiffern), 'nav li')[1]).toContain('0-9')
})

test('The chosen letter is marked for screen readers', () => {
  expect(texts(render('leistungen', examples.einBuchstabe), '[aria-current]')).toEqual(['P2, 2 Leistungen'])
  expect(texts(render('leistungen', examples.standard), '[aria-current]')).toEqual(['Alle'])
})

test('The search term stays in its field, and its hits are not grouped by letter', () => {
  const root = render('leistungen', examples.gesucht)
  expect(root.querySelector('input')?.getAttribute('value')).toBe('Perso')
  expect(texts(root, '.zahl')).toEqual(['1 Leistung zu „Perso“'])
  expect(texts(root, 'h2')).toEqual(['Personalausweis beantragen'])
  expect(texts(render('leistungen', examples.ohneTreffer), '.zahl')[0]).toContain('Zu „Zaubertrank“')
})

test('Paging keeps the letter', () => {
  const root = render('leistungen', {
    ...examples.mehrereSeiten,
    data: { ...examples.mehrereSeiten.data, buchstabe: 'P' },
  })
  expect(links(root).filter(([, text]) => text.includes('Seite'))).toEqual([
    ['?buchstabe=P', 'Vorige Seite'],
    ['?buchstabe=P&seite=3', 'Nächste Seite'],
  ])
})

test('A list of one life situation has neither letters nor a search', () => {
  const root = render('leistungen', examples.nurEineLebenslage)
  expect(root.querySelector('form, nav')).toBeNull()
  expect(texts(root, 'h3')).toHaveLength(2)
  expect(texts(render('leistungen', examples.keine), 'p')).toEqual([
    'Hier ist zurzeit keine Leistung eingetragen.',
  ])
})

/** Loads with the query of an address. Returns the data and the query that the loader sends to the CMS. */
async function asked(query: string, context = {}) {
  const questions: unknown[] = []
  const cms: Cms = cmsInProcess({
    leistungen: ({ query }) => {
      questions.push(query)
      return calls.leistungen.answer.parse(calls.leistungen.examples[0]?.answer)
    },
  })
  const entry = { context: { titel: '', lebenslage: '', organisationseinheit: '', ...context }, options: {} }
  const data = await loadLeistungen(cms, entry, entryPage(query))
  return { data, question: questions[0] }
}

test.each([
  ['', { seite: 1 }],
  ['buchstabe=p', { buchstabe: 'P', seite: 1 }],
  ['buchstabe=0-9', { buchstabe: '0-9', seite: 1 }],
  ['q=+Perso+&buchstabe=A', { q: 'Perso', seite: 1 }],
  ['seite=3', { seite: 3 }],
  ['seite=-1&buchstabe=PP', { seite: 1 }],
  ['seite=1e9&buchstabe=%00', { seite: 1 }],
  ['seite=zwei&buchstabe=<script>', { seite: 1 }],
])('For the query %j of the address, only valid values are sent to the CMS', async (query, expected) => {
  expect((await asked(query)).question).toEqual({ ...expected, pro_seite: 100 })
})

test('A long search term is cut to its limit', async () => {
  expect((await asked(`q=${'x'.repeat(5_000)}`)).data.q).toHaveLength(200)
})

test('An entry for one life situation requests only its services, whatever the address says', async () => {
  const { data, question } = await asked('buchstabe=P&q=x&seite=2', { lebenslage: 'umzug' })
  expect(question).toEqual({ lebenslage: 'umzug', seite: 1, pro_seite: 100 })
  expect(data.buchstaben).toEqual([])
})
