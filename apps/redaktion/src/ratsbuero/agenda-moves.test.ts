import { expect, test } from 'vitest'
import { type Agenda, itemsIn, numberOf, withMoved } from './agenda-moves.ts'
import { withUntitled } from './checks.tsx'

const item = (kennung: string, more: object = {}) => ({ kennung, titel: kennung, ...more })
const agenda: Agenda = {
  oeffentlich: [item('fragen'), item('turm'), item('bad')],
  nichtoeffentlich: [item('kauf'), item('turm')],
}
const names = ({ oeffentlich, nichtoeffentlich }: Agenda) =>
  [oeffentlich, nichtoeffentlich].map(items => items.map(({ kennung }) => kennung))

test('an item moves within its part and keeps its key', () => {
  const to = { teil: 'oeffentlich', index: 0 } as const
  expect(names(withMoved(agenda, { teil: 'oeffentlich', index: 2 }, to))).toEqual([
    ['bad', 'fragen', 'turm'],
    ['kauf', 'turm'],
  ])
})

test('an item moves to the other part with its key, or without it if the key is taken there', () => {
  const to = { teil: 'nichtoeffentlich', index: 1 } as const
  expect(names(withMoved(agenda, { teil: 'oeffentlich', index: 2 }, to))).toEqual([
    ['fragen', 'turm'],
    ['kauf', 'bad', 'turm'],
  ])
  expect(names(withMoved(agenda, { teil: 'oeffentlich', index: 1 }, to))).toEqual([
    ['fragen', 'bad'],
    ['kauf', undefined, 'turm'],
  ])
})

test('a missing item does not move, and a missing place is not a target', () => {
  const nowhere = { teil: 'oeffentlich', index: 7 } as const
  expect(withMoved(agenda, nowhere, { teil: 'oeffentlich', index: 0 })).toBe(agenda)
  expect(names(withMoved(agenda, { teil: 'oeffentlich', index: 0 }, nowhere))).toEqual(names(agenda))
})

test('numbers follow the order, also those given by hand', () => {
  const given = { ...agenda, oeffentlich: [item('a', { nummer: '1' }), item('b', { nummer: '2' })] }
  const after = withMoved(given, { teil: 'oeffentlich', index: 1 }, { teil: 'oeffentlich', index: 0 })
  const numbers = after.oeffentlich.map((one, index) => numberOf({ teil: 'oeffentlich', index }, one))
  expect(numbers).toEqual(['1', '2'])
  expect(numberOf({ teil: 'nichtoeffentlich', index: 0 }, item('c'))).toBe('N 1')
  expect(numberOf({ teil: 'oeffentlich', index: 0 }, item('c', { ohne_nummer: true }))).toBe('')
})

test('a value that is no list has no items', () => {
  expect(itemsIn({ tagesordnung: 'x' })).toEqual([])
  expect(itemsIn({ tagesordnung: ['x', { titel: 'Turm' }] })).toEqual([{ titel: 'Turm' }])
})

test('P12: an item without a title is missed neither when it is saved nor while it is only typed', () => {
  const typed = { ...agenda, nichtoeffentlich: [item('kauf'), { titel: ' ' }] }
  const satz = 'TOP N 2: Der Titel fehlt.'
  const known = { gewicht: 'sperrt', teil: 'nichtoeffentlich', feld: 'tagesordnung.1.titel', satz } as const
  expect(withUntitled([], agenda)).toEqual([])
  expect(withUntitled([], typed)).toEqual([known])
  expect(withUntitled([known], typed)).toEqual([known])
})
