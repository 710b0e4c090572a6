import { expect, test } from 'vitest'
import {
  countIn,
  inserted,
  isPossible,
  itemsOf,
  moved,
  nodesOf,
  spotInWords,
  spotTowards,
  spotUpon,
  standings,
  titleOf,
  without,
} from './menu-items.ts'

const MENU = [
  {
    title: 'Rathaus',
    href: '/rathaus',
    menuItems: [{ title: 'Ämter', href: '/aemter' }, { title: 'Wahlen' }],
  },
  { title: 'Leben', href: '/leben', alt: 'Leben in Rebenau' },
  { title: 'Freibad', menuItems: [] },
]
const nodes = nodesOf(MENU)
const outline = (of = nodes) => standings(of).map(({ node, depth }) => `${'-'.repeat(depth)}${titleOf(node)}`)
const keyOf = (title: string, of = nodes) =>
  standings(of).find(({ node }) => titleOf(node) === title)?.node.key ?? 'none'
const step = (title: string, direction: 'up' | 'down' | 'in' | 'out', levels = 3) => {
  const spot = spotTowards(nodes, keyOf(title), direction, levels)
  return spot && outline(moved(nodes, keyOf(title), spot))
}

test('Items read from the data are written back unchanged', () => {
  expect(itemsOf(nodes)).toEqual(MENU)
  expect(nodesOf('anything')).toEqual([])
  expect(outline(nodesOf([null, 'x', { title: 3 }]))).toEqual(['-(ohne Titel)', '-(ohne Titel)', '-3'])
})

test('An item keeps its unique key while it is edited and when it moves', () => {
  const typed = nodesOf([{ ...MENU[0], title: 'Rathaus neu' }, MENU[1]], nodes)
  expect(keyOf('Rathaus neu', typed)).toBe(keyOf('Rathaus'))
  const after = moved(nodes, keyOf('Wahlen'), { under: undefined, at: 0 })
  expect(keyOf('Wahlen', after)).toBe(keyOf('Wahlen'))
  const longer = nodesOf([...MENU, { title: 'Neu' }], after)
  expect(new Set(standings(longer).map(({ node }) => node.key)).size).toBe(countIn(longer))
})

test.each([
  ['Leben', 'up', ['-Leben', '-Rathaus', '--Ämter', '--Wahlen', '-Freibad']],
  ['Rathaus', 'down', ['-Leben', '-Rathaus', '--Ämter', '--Wahlen', '-Freibad']],
  ['Leben', 'in', ['-Rathaus', '--Ämter', '--Wahlen', '--Leben', '-Freibad']],
  ['Ämter', 'out', ['-Rathaus', '--Wahlen', '-Ämter', '-Leben', '-Freibad']],
  ['Wahlen', 'in', ['-Rathaus', '--Ämter', '---Wahlen', '-Leben', '-Freibad']],
] as const)('%s moves one step %s', (title, direction, expected) => {
  expect(step(title, direction)).toEqual(expected)
})

test('No item moves out of the menu, nor deeper than the website shows', () => {
  expect(step('Rathaus', 'up')).toBeUndefined()
  expect(step('Rathaus', 'in')).toBeUndefined()
  expect(step('Rathaus', 'out')).toBeUndefined()
  expect(step('Freibad', 'down')).toBeUndefined()
  expect(step('Wahlen', 'in', 2)).toBeUndefined()
  expect(step('Leben', 'in', 1)).toBeUndefined()
  expect(isPossible(nodes, keyOf('Rathaus'), { under: keyOf('Leben'), at: 0 }, 2)).toBe(false)
  expect(isPossible(nodes, keyOf('Rathaus'), { under: keyOf('Wahlen'), at: 0 }, 9)).toBe(false)
})

const upon = (
  title: string,
  onto: string,
  part: 'upper' | 'middle' | 'lower',
  isOpen = false,
  levels = 3,
) => {
  const spot = spotUpon(nodes, keyOf(title), { onto: keyOf(onto), part, isOpen }, levels)
  return spot && outline(moved(nodes, keyOf(title), spot))
}

test('An item dropped on another is placed above, inside or below it', () => {
  expect(upon('Freibad', 'Leben', 'upper')).toEqual(['-Rathaus', '--Ämter', '--Wahlen', '-Freibad', '-Leben'])
  expect(upon('Leben', 'Rathaus', 'middle')).toEqual([
    '-Rathaus',
    '--Ämter',
    '--Wahlen',
    '--Leben',
    '-Freibad',
  ])
  expect(upon('Leben', 'Rathaus', 'lower')).toEqual(['-Rathaus', '--Ämter', '--Wahlen', '-Leben', '-Freibad'])
  expect(upon('Leben', 'Rathaus', 'lower', true)).toEqual([
    '-Rathaus',
    '--Leben',
    '--Ämter',
    '--Wahlen',
    '-Freibad',
  ])
  expect(upon('Rathaus', 'Wahlen', 'middle')).toBeUndefined()
  // Inside the other item the dropped item would be too deep, so it is placed below the other.
  expect(upon('Freibad', 'Rathaus', 'middle', false, 1)).toEqual([
    '-Rathaus',
    '--Ämter',
    '--Wahlen',
    '-Freibad',
    '-Leben',
  ])
})

test('A position is described in words, by its parent and its neighbours', () => {
  const words = (title: string, under: string | undefined, at: number) =>
    spotInWords(nodes, keyOf(title), { under: under && keyOf(under), at })
  expect(words('Leben', 'Rathaus', 1)).toBe('unter „Rathaus“, zwischen „Ämter“ und „Wahlen“')
  expect(words('Leben', 'Rathaus', 2)).toBe('unter „Rathaus“, nach „Wahlen“')
  expect(words('Ämter', undefined, 0)).toBe('auf der obersten Ebene, vor „Rathaus“')
  expect(words('Leben', 'Freibad', 0)).toBe('unter „Freibad“')
})

test('A removed item is restored at its position, or at the end if its parent is gone', () => {
  const [, , wahlen] = standings(nodes).map(({ node }) => node)
  const rest = without(nodes, wahlen?.key ?? '')
  expect(wahlen && inserted(rest, wahlen, { under: keyOf('Rathaus'), at: 1 })).toEqual(nodes)
  const further = without(rest, keyOf('Rathaus'))
  expect(wahlen && outline(inserted(further, wahlen, { under: keyOf('Rathaus'), at: 1 }))).toEqual([
    '-Leben',
    '-Freibad',
    '-Wahlen',
  ])
})
