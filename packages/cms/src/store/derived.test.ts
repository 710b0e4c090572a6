import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from './database.ts'
import { type Derived, fillDerived } from './derived.ts'
import { migrations } from './migrations/index.ts'
import { ok } from './result.ts'
import { newDatabase } from './testing/databases.ts'
import { author, type Beitrag, openTown, published, value } from './testing/town.ts'

/** A room that stores the titles of public pages, in lower case or in upper case. */
const titles = (form: 'klein' | 'gross', put: (id: string) => void = () => {}): Derived => ({
  name: 'titel',
  isTable: name => name === 'titel',
  form,
  async put(db, { id, data }) {
    put(id)
    const { titel } = data as Beitrag
    await sql`insert into titel values (${id}, ${form === 'gross' ? titel.toUpperCase() : titel})
      on conflict (id) do update set titel = excluded.titel`.execute(db)
  },
  async remove(db, { id }) {
    await sql`delete from titel where id = ${id}`.execute(db)
  },
})

async function townWith(database: string, derived: Derived) {
  const town = await openTown({ database, derived: [derived] })
  onTestFinished(() => town.close())
  await town.database.write(async db => {
    await sql`create table if not exists titel (id text primary key, titel text)`.execute(db)
    return ok(undefined)
  })
  return town
}

const kept = async ({ read }: Database) =>
  (await sql<{ titel: string }>`select titel from titel order by titel`.execute(read)).rows.map(
    row => row.titel,
  )

const open = () => false

async function filledTown(database: string, howMany: number) {
  const town = await townWith(database, titles('klein'))
  const pages = Array.from({ length: howMany }, (_, at) => ({ path: `/s${at}`, titel: `s${at}` }))
  value(await town.writeAll(pages.map(data => ({ kind: 'seite', data, author }))))
  await fillDerived(town.database, [titles('klein')], open)
  return town
}

test('derived rows of public documents are rebuilt only if their form has changed', async () => {
  const database = await newDatabase()
  await (await filledTown(database, 3)).close()
  const put: string[] = []
  const same = titles('klein', id => put.push(id))
  await fillDerived((await townWith(database, same)).database, [same], open)
  expect(put).toEqual([])
  const other = titles('gross', id => put.push(id))
  const town = await townWith(database, other)
  expect(await kept(town.database), 'the old rows stand until the new ones are written').toEqual([
    's0',
    's1',
    's2',
  ])
  await fillDerived(town.database, [other], open)
  expect(await kept(town.database)).toEqual(['S0', 'S1', 'S2'])
  await fillDerived(town.database, [other], open)
  expect(put).toHaveLength(3)
})

test('an interrupted rebuild continues where it stopped', async () => {
  const database = await newDatabase()
  await (await filledTown(database, 50)).close()
  const put: string[] = []
  const first = titles('gross', id => put.push(id))
  const broken = await townWith(database, first)
  await fillDerived(broken.database, [first], () => put.length > 0)
  expect(put).toHaveLength(20)
  await broken.close()
  const again = await townWith(database, first)
  await fillDerived(again.database, [first], open)
  expect(put).toHaveLength(50)
  expect(new Set(put).size).toBe(50)
  expect((await kept(again.database)).every(titel => titel.startsWith('S'))).toBe(true)
})

test('a step that fails is rolled back, and the next start repeats it', async () => {
  const database = await newDatabase()
  await (await filledTown(database, 25)).close()
  let puts = 0
  const failing = titles('gross', () => {
    if (++puts === 23) throw new Error('Strom weg')
  })
  const town = await townWith(database, failing)
  await expect(fillDerived(town.database, [failing], open)).rejects.toThrow()
  expect((await kept(town.database)).filter(titel => titel.startsWith('S'))).toHaveLength(20)
  await fillDerived(town.database, [failing], open)
  expect((await kept(town.database)).filter(titel => titel.startsWith('S'))).toHaveLength(25)
})

test('a document published or withdrawn during a rebuild is not overwritten', async () => {
  const database = await newDatabase()
  await (await filledTown(database, 30)).close()
  const derived = titles('gross')
  const town = await townWith(database, derived)
  const gone = value(await town.create({ kind: 'seite', data: { path: '/weg', titel: 'weg' }, author }))
  value(await town.publish(gone.id, { author }))
  const filling = fillDerived(town.database, [derived], open)
  await published(town, { path: '/neu', titel: 'neu' })
  value(await town.unpublish(gone.id, { author }))
  await filling
  const titel = await kept(town.database)
  expect(titel).toContain('NEU')
  expect(titel).not.toContain('WEG')
  expect(titel).toHaveLength(31)
})

test('a program of another version that starts during a rebuild stops it, and the next start of the own version rebuilds all rows', async () => {
  const database = await newDatabase()
  await (await filledTown(database, 50)).close()
  const put: string[] = []
  const own = titles('gross', id => put.push(id))
  const server = await townWith(database, own)
  let other: Awaited<ReturnType<typeof townWith>> | undefined
  const comesIn = () => put.length > 0 && other === undefined
  await fillDerived(server.database, [own], comesIn)
  other = await townWith(database, titles('klein'))
  await fillDerived(server.database, [own], open)
  expect(put, 'the server has stopped').toHaveLength(20)
  await other.close()
  await server.close()
  const again = await townWith(database, own)
  await fillDerived(again.database, [own], open)
  expect((await kept(again.database)).filter(titel => titel.startsWith('S'))).toHaveLength(50)
})

test('`onlyLooks` records no form and changes no schema, and refuses a database with another schema', async () => {
  const database = await newDatabase()
  await (await filledTown(database, 3)).close()
  const other = titles('gross')
  const looking = await openTown({ database, derived: [other], onlyLooks: true })
  expect(await looking.published.count('seite')).toBe(3)
  await looking.close()
  const put: string[] = []
  const same = titles('klein', id => put.push(id))
  await fillDerived((await townWith(database, same)).database, [same], open)
  expect(put).toEqual([])
  const later = { ...migrations, '9998-neu': { up: async () => {} } }
  await expect(openTown({ database, migrations: later, onlyLooks: true })).rejects.toThrow(/ältere Form/)
})
