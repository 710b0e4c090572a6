import { calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadPersonen } from './load.ts'

async function asked(query: string) {
  const questions: unknown[] = []
  const cms = cmsInProcess({
    personen: ({ query }) => {
      questions.push(query)
      return calls.personen.answer.parse({ data: [], anzahl: 0, buchstaben: [] })
    },
  })
  await loadPersonen(cms, { context: { titel: '' }, options: { pro_seite: 24 } }, entryPage(query))
  return questions[0]
}

test('The query of the address sets search, letter and page', async () => {
  expect(await asked('person=%C3%96sterle&buchstabe=O&seite=2')).toEqual({
    q: 'Österle',
    buchstabe: 'O',
    seite: 2,
    pro_seite: 24,
  })
})

test.each([
  'buchstabe=AB',
  'buchstabe=%C3%84',
  'buchstabe[]=A',
  'seite=-1',
  'seite=1e9',
  'seite=99999',
  'person=',
])('Invalid values (%s) are ignored', async query => {
  expect(await asked(query)).toEqual({ seite: 1, pro_seite: 24 })
})

test('A person is shown with task, office, room and contact data', () => {
  const root = render('personen', examples.standard)
  const card = root.querySelector('article') as HTMLElement
  expect(texts(card, 'h2')).toEqual(['Dilek Arslan'])
  expect(links(card)).toEqual([
    ['/rathaus/buergerbuero', 'Bürgerbüro'],
    ['tel:+493023125111', '030\u00a023125-111'],
    ['mailto:dilek.arslan@rebenau.example.org', 'dilek.arslan@rebenau.example.org'],
  ])
  expect(card.textContent).toContain('Ausweise und PässeBürgerbüroZimmer\u00a01')
})

test('A person has a portrait, or initials hidden from screen readers', () => {
  const root = render('personen', examples.standard)
  expect(root.querySelectorAll('article img')).toHaveLength(1)
  expect(texts(root, 'article [aria-hidden=true]')).toEqual(['DA', 'Ö'])
})

test('Letters and paging keep the filter', () => {
  const chosen = { ...examples.zweiteSeite.data, auswahl: { suchwort: 'Bau', buchstabe: 'O' } }
  const found = links(render('personen', { context: {}, data: chosen }))
  expect(found).toContainEqual(['?person=Bau&buchstabe=S', 'S'])
  expect(found).toContainEqual(['?person=Bau&buchstabe=O&seite=3', 'Nächste Seite'])
})

test('The number of results is shown in words; without results the page gives advice', () => {
  const said = (example: keyof typeof examples) =>
    texts(render('personen', examples[example]), '[role=status]')
  expect(said('standard')).toEqual(['3 Personen'])
  expect(said('zweiteSeite')).toEqual(['51 Personen, Seite 2 von 3'])
  expect(said('ausgewaehlt')).toEqual(['1 Person gefunden: Suche nach „Pässe“, Anfangsbuchstabe A'])
  expect(said('nichtsGefunden')).toEqual(['Keine Personen gefunden: Suche nach „Xaver“'])
  expect(links(render('personen', examples.nichtsGefunden))).toContainEqual([
    '?',
    'sehen Sie alle Personen an',
  ])
})
