import { CmsError, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadBaugebiet } from './load.ts'

const { standard, nurFreie } = examples
const context = schemas.baugebiet.context.parse(standard.context)
const gone = cmsInProcess({
  organisationseinheit: () => {
    throw new CmsError('nicht-gefunden')
  },
})
const load = (query: string) => loadBaugebiet(gone, { context, options: {} }, entryPage(query))
const order = async (query: string) =>
  (await load(query)).reihenfolge.map(index => context.bauplaetze[index]?.nummer)

test('The query of the address filters and sorts the table', async () => {
  expect(await order('')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(await order('status=frei')).toEqual(['1', '2', '8'])
  expect((await order('sortierung=flaeche')).at(-1)).toBe('5')
  expect((await order('sortierung=preis&status=in-vergabe')).map(String)).toEqual(['6', '5'])
})

test.each(['status=constructor', 'status=&sortierung=__proto__', 'sortierung=preis%00', 'status=frei%20'])(
  'Unknown values in the address (%s) show all plots by number',
  async query => {
    expect(await load(query)).toMatchObject({ auswahl: { status: '', sortierung: 'nummer' } })
    expect(await order(query)).toHaveLength(8)
  },
)

test('Plots are sorted numerically: 10 after 9', async () => {
  const plots = ['10', '9', '2a', '2'].map(nummer => ({ nummer, flaeche: 1, status: 'frei' }))
  const many = schemas.baugebiet.context.parse({ name: 'A', bauplaetze: plots })
  const { reihenfolge } = await loadBaugebiet(gone, { context: many, options: {} }, entryPage())
  expect(reihenfolge.map(index => plots[index]?.nummer)).toEqual(['2', '2a', '9', '10'])
})

test("Spec §9: prices are in euros without decimals; without its own price, a plot has the area's price per square metre", () => {
  const cells = texts(render('baugebiet', standard), 'tbody tr:first-child > *')
  expect(cells).toEqual(['1', 'Doppelhaushälfte', '332\u00a0m²', '127.820\u00a0€', 'frei', ''])
  expect(texts(render('baugebiet', standard), 'tbody tr:nth-child(5) td')).toContain('213.360\u00a0€')
})

test('Each plot of the plan states number and status as text and has the pattern of its status', () => {
  const root = render('baugebiet', standard)
  const plots = [...root.querySelectorAll('svg[role=img] g')].slice(1)
  expect(plots.map(plot => texts(plot, 'tspan').join(' '))).toEqual([
    '1 frei',
    '2 frei',
    '3 res.',
    '4 verk.',
    '5 Verg.',
    '6 Verg.',
    '7 verk.',
    '8 frei',
  ])
  const fills = plots.map(plot => plot.querySelector('polygon')?.getAttribute('fill') ?? '')
  expect(new Set(fills).size).toBe(4)
  for (const fill of fills) {
    expect(root.querySelector(`pattern[id="${/#(.*)\)/.exec(fill)?.[1]}"]`)).not.toBeNull()
  }
})

test('Filters and sort orders are links, and the active ones are marked', () => {
  const root = render('baugebiet', nurFreie)
  expect(links(root)).toContainEqual(['?status=verkauft&sortierung=preis', 'verkauft (2)'])
  expect(links(root)).toContainEqual(['?status=frei', 'Nummer'])
  expect(texts(root, '[aria-current]')).toEqual(['frei (3)', 'Preis'])
  expect(texts(root, 'caption')).toEqual(['3 Bauplätze im Gebiet Rebgarten, Status frei'])
  expect(texts(root, 'th[aria-sort]')).toEqual(['Preis'])
})

test('An office that no longer exists is left out', async () => {
  expect((await load('')).zustaendig).toBeNull()
})
