import { expect, test } from 'vitest'
import { turnOf } from '../pieces/tree-keys.ts'
import { inOrder, keyLine, type Levels, linesOf, type Step } from './tree.ts'

const step = (pfad: string, titel: string | null, unterseiten = false) =>
  ({ pfad, seite: titel === null ? null : { titel }, unterseiten }) as Step

const levels: Levels = new Map([
  [
    '/',
    inOrder([
      step('/schule', 'Schule', true),
      step('/rathaus', 'Rathaus', true),
      step('/', 'Willkommen'),
      step('/oeffnungszeiten', 'Öffnungszeiten'),
      step('/archiv', null, true),
    ]),
  ],
  ['/rathaus', inOrder([step('/rathaus/b10', 'Büro 10'), step('/rathaus/b9', 'Büro 9')])],
])

const paths = (open: readonly string[] = []) =>
  linesOf(levels, new Set(open)).map(({ step, depth }) => `${'  '.repeat(depth - 1)}${step.pfad}`)

test('The start page comes first, then titles in German order, with numbers by value', () => {
  expect(paths(['/rathaus'])).toEqual([
    '/',
    '/archiv',
    '/oeffnungszeiten',
    '/rathaus',
    '  /rathaus/b9',
    '  /rathaus/b10',
    '/schule',
  ])
})

test('An open level that is not loaded yet shows nothing, and a page without children cannot be opened', () => {
  expect(paths(['/schule', '/oeffnungszeiten'])).toEqual(paths())
})

test('A row knows its position among its siblings', () => {
  const line = linesOf(levels, new Set(['/rathaus'])).find(({ step }) => step.pfad === '/rathaus/b10')
  expect(line).toMatchObject({ depth: 2, position: 2, among: 2, parent: '/rathaus' })
})

const lines = linesOf(levels, new Set(['/rathaus'])).map(keyLine)

test.each([
  ['ArrowDown', '/rathaus', { go: '/rathaus/b9' }],
  ['ArrowUp', '/rathaus', { go: '/oeffnungszeiten' }],
  ['ArrowUp', '/', undefined],
  ['ArrowDown', '/schule', undefined],
  ['ArrowRight', '/rathaus', { go: '/rathaus/b9' }],
  ['ArrowRight', '/schule', { open: '/schule' }],
  ['ArrowRight', '/', undefined],
  ['ArrowLeft', '/rathaus/b9', { go: '/rathaus' }],
  ['ArrowLeft', '/rathaus', { close: '/rathaus' }],
  ['ArrowLeft', '/schule', undefined],
  ['Home', '/schule', { go: '/' }],
  ['End', '/', { go: '/schule' }],
  ['F5', '/', undefined],
] as const)('%s on the row %s gives %j', (key, at, turn) => {
  expect(turnOf(key, at, lines, '')).toEqual(turn)
})

test('Typed letters move to the next title that begins with them, and repeating a letter moves on', () => {
  expect(turnOf('s', '/', lines, 's')).toEqual({ go: '/schule' })
  expect(turnOf('b', '/', lines, 'b')).toEqual({ go: '/rathaus/b9' })
  expect(turnOf('b', '/rathaus/b9', lines, 'bb')).toEqual({ go: '/rathaus/b10' })
  expect(turnOf('0', '/rathaus/b9', lines, 'büro 10')).toEqual({ go: '/rathaus/b10' })
  expect(turnOf('ö', '/', lines, 'ö')).toEqual({ go: '/oeffnungszeiten' })
  expect(turnOf('q', '/', lines, 'q')).toBeUndefined()
})
