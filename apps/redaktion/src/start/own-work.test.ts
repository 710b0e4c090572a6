import { expect, test } from 'vitest'
import type { Row } from '../contents/row.ts'
import { ownWork } from './own-work.ts'

const row = (id: string) => ({ id }) as Row
const unsaved = (id: string) => ({ id, art: 'seite', daten: {} }) as never
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('No document is listed twice: unsaved before drafts, drafts before recent changes', () => {
  const { drafts, last } = ownWork({
    unsaved: [unsaved('a')],
    drafts: [row('a'), row('b')],
    mine: [row('a'), row('b'), row('d')],
    others: [row('e'), row('d')],
  })
  expect(ids(drafts)).toEqual(['b'])
  expect(ids(last)).toEqual(['d'])
})

test('An editor without changes sees those of others', () => {
  const { drafts, last } = ownWork({ unsaved: [], drafts: [], mine: [], others: [row('c'), row('d')] })
  expect([ids(drafts), ids(last)]).toEqual([[], ['c', 'd']])
})

test('The lists of drafts and of last changes have five entries at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => row(`${at}`))
  const { drafts, last } = ownWork({ unsaved: [], drafts: many, mine: many, others: [] })
  expect([drafts.length, last.length]).toEqual([5, 5])
})
