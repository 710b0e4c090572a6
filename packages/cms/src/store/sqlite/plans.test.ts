import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { findLevel } from '../levels.ts'
import { publicReads } from '../public-reads.ts'
import { setAside } from '../publication.ts'
import type { Tables } from '../tables.ts'
import { newDatabase } from '../testing/databases.ts'
import { collections, openTown, published } from '../testing/town.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

type Steps = { asked: number; steps: string[] }

/** Returns the statements of some work and the steps of their query plans. */
async function planOf(work: (db: Kysely<Tables>) => Promise<unknown>): Promise<Steps> {
  const database = await newDatabase()
  const town = await openTown({ database })
  await published(town, { path: '/a', titel: 'A' })
  const file = new DatabaseSync(database)
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(file, { transactions: false }),
    log: event => void asked.push(event.query),
  })
  await work(db)
  const steps = asked.flatMap(({ sql, parameters }) =>
    file
      .prepare(`explain query plan ${sql}`)
      .all(...(parameters as string[]))
      .map(row => String(row['detail'])),
  )
  file.close()
  await town.close()
  return { asked: asked.length, steps }
}

test('no public read sorts or scans a table', async () => {
  const { asked, steps } = await planOf(async db => {
    const reads = publicReads(db, () => new Date(), collections)
    await reads.byKey('seite', '/a')
    await reads.byId('a')
    await reads.redirect('/a')
    await reads.addresses(['seite', 'aktuelles'], { limit: 15 })
    await reads.countAddresses(['seite', 'aktuelles'])
    for (const tag of [undefined, 't']) {
      await reads.count('seite', { tag })
      for (const order of ['datum_von:desc', 'datum_von:asc'] as const) {
        for (const from of [undefined, '2026-01-01'])
          await reads.list('seite', { tag, order: [order], from, limit: 15 })
      }
    }
  })
  expect(asked).toBe(5 + 2 * (1 + 4))
  expect(steps.filter(step => !step.startsWith('SEARCH ') && !step.startsWith('SCALAR SUBQUERY '))).toEqual(
    [],
  )
  // The sitemap is an index-only scan.
  expect(steps.filter(step => step.includes('COVERING INDEX releases_addresses '))).toHaveLength(2)
  // Counting reads only the few windows that begin or end, never the whole list.
  const stretches = steps
    .map(step => /COVERING INDEX release(?:s|_tags)_(begin|end) /.exec(step)?.[1])
    .filter(Boolean)
  expect(stretches).toEqual(['begin', 'end', 'begin', 'end'])
})

test('Setting aside reads only expired documents, however many others there are', async () => {
  const { steps } = await planOf(db => setAside(db, 'seite', new Date()))
  expect(steps).toHaveLength(2)
  for (const step of steps) expect(step).toContain('USING INDEX releases_end ')
})

test('A level of the tree of pages is read in index order, without sorting', async () => {
  const visible = [{ audiences: ['oeffentlich', 'intranet'] as const }]
  const { steps } = await planOf(db => findLevel(db, { kind: 'seite', under: '/', visible }))
  expect(steps[0]).toContain('USING INDEX documents_kind_key ')
  expect(steps.filter(step => step.includes('TEMP B-TREE') || step.startsWith('SCAN'))).toEqual([])
})
