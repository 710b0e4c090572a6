import { type Kysely, sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { asAdministrator } from '../../../../../tests/postgres/server.ts'
import { ok } from '../result.ts'
import type { Tables } from '../tables.ts'
import { emptyDatabase, newDatabase } from '../testing/databases.ts'
import { author, error, openTown, published, value } from '../testing/town.ts'
import { beginFilling } from './first-filling.ts'

test('read connections cannot write', async () => {
  const { read, lookUp } = (await openTown()).database
  for (const db of [read, lookUp])
    await expect(db.deleteFrom('releases').execute()).rejects.toThrow(/read-only/)
})

test('lookup queries use one generic plan for all values', async () => {
  const { lookUp } = (await openTown()).database
  const plans = await lookUp.connection().execute(async db => {
    for (const path of ['/a', '/b'])
      await db.selectFrom('published').select('key').where('key', '=', path).execute()
    return sql<{ once: number; by_value: number }>`select generic_plans as once, custom_plans as by_value
      from pg_prepared_statements where statement like 'select "key" from "published"%'`.execute(db)
  })
  expect(plans.rows).toEqual([{ once: 2, by_value: 0 }])
})

test('no query uses parallel workers or JIT', async () => {
  const { read, lookUp, write } = (await openTown()).database
  const settings = async (db: Kysely<Tables>) =>
    (
      await sql<{ all: string }>`select current_setting('max_parallel_workers_per_gather')
        || ' ' || current_setting('jit') as all`.execute(db)
    ).rows[0]?.all
  expect(await settings(read)).toBe('0 off')
  expect(await settings(lookUp)).toBe('0 off')
  expect(value(await write(async db => ok(await settings(db))))).toBe('0 off')
})

test('keys are sorted bytewise, also in a database with a German collation', async () => {
  const town = await openTown()
  for (const path of ['/b', '/Z', '/ä', '/a']) await published(town, { path, titel: path })
  const paths = (await town.published.addresses(['seite'], { limit: 9 })).map(({ path }) => path)
  expect(paths).toEqual(['/Z', '/a', '/b', '/ä'])
})

test('NUL characters, which PostgreSQL cannot store in text, do no harm', async () => {
  const town = await openTown()
  expect(await town.published.byKey('seite', '/a\0b')).toBeUndefined()
  expect(await town.published.redirect('/\0')).toBeUndefined()
  const id = await published(town, { path: '/nul', titel: 'nul\0', tags: ['\0'] })
  expect((await town.published.byId(id))?.data).toMatchObject({ titel: 'nul\0' })
})

test('changes become visible in the order of their numbers, so a reader of the log never skips one', async () => {
  const database = await newDatabase()
  const towns = await Promise.all([1, 2, 3].map(() => openTown({ database })))
  const [reader, ...writers] = [towns[0], ...towns] as const
  const seen: number[] = []
  let writing = true
  const look = async () => {
    const next = (await reader?.changes({ after: seen.at(-1) ?? 0, limit: 1_000 })) ?? []
    seen.push(...next.map(({ seq }) => seq))
  }
  const reading = (async () => {
    while (writing) await look()
    await look()
  })()
  await Promise.all(
    writers.flatMap((town, who) =>
      Array.from({ length: 20 }, async (_, n) => {
        value(
          (await town?.create({ kind: 'seite', data: { path: `/${who}/${n}`, titel: 'x' }, author })) ??
            never(),
        )
      }),
    ),
  )
  writing = false
  await reading
  const all = await reader?.changes({ limit: 1_000 })
  expect(seen).toEqual(all?.map(({ seq }) => seq))
  expect(seen).toHaveLength(60)
})

test('two servers that publish concurrently on one database count every document once', async () => {
  const database = await newDatabase()
  const towns = await Promise.all([openTown({ database }), openTown({ database })])
  await Promise.all(
    towns.flatMap((town, who) =>
      Array.from({ length: 15 }, (_, n) =>
        published(town, { path: `/${who}-${n}`, titel: 'x', tags: ['t'] }),
      ),
    ),
  )
  for (const town of towns) {
    expect(await town.published.count('seite')).toBe(30)
    expect(await town.published.count('seite', { tag: 't' })).toBe(30)
  }
  const both = await Promise.all(
    towns.map(town => town.create({ kind: 'seite', data: { path: '/gleich', titel: 'x' }, author })),
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  error(both.find(({ ok }) => !ok) ?? never(), 'vergeben')
})

test('of two servers on a new database one fills it and the other waits; if the filling is interrupted, the other one starts it again', async () => {
  const database = await emptyDatabase()
  const first = await beginFilling(database)
  expect(first.isNew).toBe(true)
  let isSecondIn = false
  const second = beginFilling(database).then(filling => {
    isSecondIn = true
    return filling
  })
  await (await openTown({ database })).close()
  expect(isSecondIn).toBe(false)
  // Released without `filled()`.
  await first.release()
  const next = await second
  expect(next.isNew).toBe(true)
  await next.filled()
  await next.release()
  expect((await beginFilling(database)).isNew).toBe(false)
})

test.each([
  [
    'a database that is not there',
    (at: URL) => void (at.pathname = '/gibtsnicht'),
    /gibt es keine Datenbank „gibtsnicht“/,
  ],
  [
    'a server that is not there',
    (at: URL) => at.searchParams.set('host', '/gibt/es/nicht'),
    /„\/gibt\/es\/nicht“ ist nicht erreichbar/,
  ],
])('the connection error with %s is one sentence without a password', async (_, change, sentence) => {
  const address = new URL(inject('postgres'))
  address.password = 'geheim'
  change(address)
  for (const open of [
    () => openTown({ database: address.href, patienceMs: 0 }),
    () => beginFilling(address.href),
  ]) {
    const refused = await open().then(never, (refusal: unknown) => refusal as Error)
    expect(refused).toMatchObject({
      code: 'datenbank-nicht-erreichbar',
      message: expect.stringMatching(sentence),
    })
    expect(refused.message).not.toContain('geheim')
  }
})

test('a database of another program is refused', async () => {
  const database = await emptyDatabase()
  await asAdministrator(database, 'create table fremd (id integer)')
  await expect(beginFilling(database)).rejects.toMatchObject({ code: 'datenbank-ungeeignet' })
})

function never(): never {
  throw new Error('this was not to be')
}
