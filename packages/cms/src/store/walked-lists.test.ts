import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { EditorQuery } from './index.ts'
import { author, openTown, type Town, value } from './testing/town.ts'

type Query = EditorQuery<'seite' | 'aktuelles' | 'menue'>

const MANY = 320

const fill = async (town: Town) => {
  const data = (at: number) => ({
    path: `/${at % 2 === 0 ? 'amt' : 'schule'}/${at}`,
    // Many rows share title, day and time, so that only their ids distinguish them.
    titel: `Seite ${at % 7}`,
    datum_von: `2026-01-0${1 + (at % 3)}`,
  })
  const all = Array.from({ length: MANY }, (_, at) => ({ kind: 'seite' as const, data: data(at), author }))
  value(await town.writeAll(all))
}

const walk = async (town: Town, query: Partial<Query>, between?: () => Promise<unknown>) => {
  const ids: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const { rows, next } = await town.list({ limit: 30, ...query, after })
    ids.push(...rows.map(({ id }) => id))
    after = next
    await between?.()
  }
  return ids
}

let town: Town
beforeAll(async () => {
  town = await openTown()
  await fill(town)
})
afterAll(() => town.close())

test.each([
  ['titel:asc', {}],
  ['titel:desc', { kinds: ['seite'] }],
  ['datum:asc', { status: ['oeffentlich'], kinds: ['seite'] }],
  ['datum:desc', { search: 'seite' }],
  ['geaendert:asc', { section: '/amt' }],
  ['geaendert:desc', { search: 'seit', section: '/schule' }],
  ['status:asc', {}],
  ['status:desc', { search: 'sei' }],
] as const)(
  'A list of any length in the order %s, filtered by %j, is paged to its end',
  async (order, query) => {
    const inPages: string[] = []
    for (let offset = 0; offset < MANY; offset += 80) {
      const { search: _words, ...narrowed } = query as { search?: string }
      const { rows } = await town.list({ ...narrowed, order, limit: 80, offset })
      inPages.push(...rows.map(({ id }) => id))
    }
    expect(inPages.length).toBeGreaterThan(100)
    expect(await walk(town, { ...query, order } as Partial<Query>)).toEqual(inPages)
  },
)

test('Rows added or removed during paging do not make other rows appear twice or be skipped', async () => {
  const changing = await openTown()
  onTestFinished(() => changing.close())
  await fill(changing)
  const before = await walk(changing, {})
  let at = 0
  const walked = await walk(changing, {}, async () => {
    const data = { path: `/neu-${at}`, titel: `Neu ${at++}` }
    value(await changing.create({ kind: 'seite', data, author }))
    const gone = before.at(-1 - at) ?? ''
    value(await changing.remove(gone, { author }))
  })
  expect(walked.filter(id => before.includes(id)).length).toBeGreaterThan(MANY - 15)
  expect(new Set(walked).size).toBe(walked.length)
})

test.each(['x', '[]', '["a"]', '[1,2]', '{"0":"a","1":"b"}', '["a\\u0000","b"]', '["\\ud800","b"]', 'null'])(
  'the invalid cursor %s returns an empty list',
  async after => {
    expect(await town.list({ limit: 5, after })).toEqual({ rows: [], count: 0, more: false, next: null })
  },
)
