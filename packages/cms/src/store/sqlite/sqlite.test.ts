import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contradictions } from '../testing/contradictions.ts'
import { newDatabase } from '../testing/databases.ts'
import { growthOf } from '../testing/growth.ts'
import { author, error, openTown, published, value } from '../testing/town.ts'

const MESSAGE = 'Konnte nicht gespeichert werden - Ihre Eingaben sind noch da'

test('D-04: a failed COMMIT reaches the caller and leaves nothing behind, and the next write works', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  const id = await published(town, { path: '/a', titel: 'A' })
  // A constraint that is checked only at COMMIT, like PostgreSQL's deferred triggers.
  const db = new DatabaseSync(database)
  db.exec(`create table planted (id text references documents (id) deferrable initially deferred);
    create trigger plant after insert on revisions when new.note = 'scheitert'
      begin insert into planted values ('niemand'); end;
    create trigger plant_too after update on documents when new.gueltig_bis is not null
      begin insert into planted values ('niemand'); end;`)

  const seite = (path: string) => ({ kind: 'seite', data: { path, titel: path }, author }) as const
  const draft = { data: { path: '/a', titel: 'Neu' }, baseRevision: 1, author }
  const failures = [
    await town.create({ ...seite('/b'), note: 'scheitert' }),
    await town.saveDraft(id, { ...draft, note: 'scheitert' }),
    await town.publish(id, { author, gueltig_bis: '2999-01-01T00:00:00Z' }),
    await town.writeAll([seite('/c'), { ...seite('/d'), note: 'scheitert' }]),
  ]
  for (const failure of failures) {
    expect(error(failure, 'nicht_gespeichert')).toEqual({ code: 'nicht_gespeichert', message: MESSAGE })
    expect(failure).toMatchObject({ cause: { message: expect.stringContaining('FOREIGN KEY') } })
  }
  expect(await town.countDocuments('seite')).toBe(1)
  expect(await town.revisions(id)).toHaveLength(1)
  expect(await town.document(id)).toMatchObject({ gueltig_bis: null, data: { titel: 'A' } })

  expect(value(await town.saveDraft(id, draft)).draft_revision).toBe(2)
  db.exec('drop trigger plant; drop trigger plant_too; drop table planted')
  db.close()
  expect(await contradictions(database)).toEqual([])
  await town.close()
})

test('D-03: if the database cannot grow, acknowledged writes are stored, and new writes succeed once it can grow again', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  const growth = growthOf(town.database)
  const create = (n: number) =>
    town.create({ kind: 'seite', data: { path: `/${n}`, titel: 'voll'.repeat(2000) }, author })

  await growth.byOnly(40)
  const acknowledged: string[] = []
  for (;;) {
    const result = await create(acknowledged.length)
    if (!result.ok) {
      expect(error(result, 'nicht_gespeichert').message).toBe(MESSAGE)
      break
    }
    acknowledged.push(result.value.id)
  }
  error(await create(acknowledged.length), 'nicht_gespeichert')
  expect(acknowledged.length).toBeGreaterThan(2)
  for (const id of acknowledged) expect(await town.document(id)).toBeDefined()
  expect(await town.countDocuments('seite')).toBe(acknowledged.length)

  await growth.asItLikes()
  value(await create(acknowledged.length))
  await town.close()
  expect(await contradictions(database)).toEqual([])
})

test('a write that throws is rolled back, and the next one finds no open transaction', async () => {
  const town = await openTown()
  const failure = await town.database.write(async db => {
    await db
      .insertInto('redirects')
      .values({ from_path: '/a', to_path: '/b', status: 301, created_at: '' })
      .execute()
    throw new Error('Strom weg')
  })
  expect(failure).toMatchObject({ ok: false, cause: { message: 'Strom weg' } })
  expect(await town.published.redirect('/a')).toBeUndefined()
  await published(town, { path: '/c', titel: 'C' })
})

test('D-06: 8 parallel writers all succeed, and reads are answered meanwhile', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  await published(town, { path: '/start', titel: 'Start' })
  let writing = true
  const reader = (async () => {
    let reads = 0
    for (; writing; reads++) {
      expect((await town.published.byKey('seite', '/start'))?.title).toBe('Start')
      await setImmediate()
    }
    return reads
  })()
  const writer = async (name: number) => {
    const { id } = value(await town.create({ kind: 'seite', data: { path: `/${name}`, titel: '0' }, author }))
    for (let n = 1; n <= 5; n++) {
      value(await town.saveDraft(id, { data: { path: `/${name}`, titel: `${n}` }, baseRevision: n, author }))
      value(await town.publish(id, { author }))
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, name) => writer(name)))
  writing = false
  // About one read per transaction: otherwise the writers would have blocked the event loop.
  expect(await reader).toBeGreaterThan(8 * 10)
  expect(await town.published.count('seite')).toBe(9)
  await town.close()
  expect(await contradictions(database)).toEqual([])
})

test('a read never sees a partial transaction, neither in a file nor in memory', async () => {
  for (const database of [await newDatabase(), ':memory:']) {
    const town = await openTown({ database })
    const half = Promise.withResolvers<void>()
    const write = town.database.write(async db => {
      const row = (from_path: string) => ({ from_path, to_path: '/ziel', status: 301, created_at: '' })
      await db.insertInto('redirects').values(row('/a')).execute()
      half.resolve()
      await setImmediate()
      await db.insertInto('redirects').values(row('/b')).execute()
      return { ok: true, value: undefined }
    })
    await half.promise
    const both = await town.database.read.selectFrom('redirects').select('from_path').execute()
    expect(both.length, database).not.toBe(1)
    value(await write)
    await town.close()
  }
})

test('read connections cannot write', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  await expect(town.database.read.deleteFrom('releases').execute()).rejects.toThrow(/readonly/)
  await town.close()
})

test('the database has the settings with which acknowledged writes survive a power failure', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  const settings = await town.database.write(async db => {
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
    return {
      ok: true,
      value: [await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')],
    }
  })
  expect(settings).toEqual({ ok: true, value: ['wal', 2, 1] })
  await town.close()
})

test('closing waits for running writes, and their data is there after reopening', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  const writing = town.create({ kind: 'seite', data: { path: '/a', titel: 'A' }, author })
  await town.close()
  const { id } = value(await writing)
  error(await town.create({ kind: 'seite', data: { path: '/b', titel: 'B' }, author }), 'nicht_gespeichert')
  const again = await openTown({ database })
  expect(await again.document(id)).toMatchObject({ key: '/a' })
  await again.close()
})
