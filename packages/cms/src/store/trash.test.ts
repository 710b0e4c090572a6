import { expect, test } from 'vitest'
import { ok } from './result.ts'
import { contradictions } from './testing/contradictions.ts'
import { newDatabase } from './testing/databases.ts'
import {
  author,
  type Beitrag,
  collections,
  error,
  openTown,
  published,
  townClock,
  value,
} from './testing/town.ts'
import { emptyTrash } from './trash.ts'

const rathaus = { path: '/rathaus', titel: 'Rathaus' }
const page = { limit: 10 }
const staffOnly = ({ path }: Beitrag) => (path.startsWith('/intranet') ? 'intranet' : 'oeffentlich')

test('a second deletion in the transaction of the first sees it', async () => {
  const town = await openTown({ database: await newDatabase() })
  const id = await published(town, rathaus)
  const again = await town.database.write(async db => {
    const steps = town.within(db)
    value(await steps.remove(id, { author }))
    return steps.remove(id, { author })
  })
  expect(again.ok).toBe(true)
})

test('a deleted document is off the site and out of the lists, is in the trash, and can be restored as a draft', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  const id = await published(town, rathaus)
  value(await town.remove(id, { author }))
  expect(await town.published.byKey('seite', '/rathaus')).toBeUndefined()
  expect(await town.document(id)).toBeUndefined()
  expect(await town.documents('seite', page)).toEqual([])
  expect(await town.countDocuments('seite')).toBe(0)
  expect((await town.trash(page)).map(({ key, deleted_at }) => [key, deleted_at !== null])).toEqual([
    ['/rathaus', true],
  ])
  error(await town.saveDraft(id, { data: rathaus, baseRevision: 1, author }), 'nicht_gefunden')
  error(await town.publish(id, { author }), 'nicht_gefunden')

  const back = value(await town.undelete(id, { author }))
  expect(back).toMatchObject({ key: '/rathaus', data: rathaus, deleted_at: null, published_revision: null })
  expect(await town.published.byKey('seite', '/rathaus')).toBeUndefined()
  expect(await town.trash(page)).toEqual([])
  expect((await town.changes({ limit: 10 })).map(({ what }) => what)).toEqual([
    'angelegt',
    'veroeffentlicht',
    'zurueckgezogen',
    'geloescht',
    'zurueckgeholt',
  ])
  expect(await contradictions(database)).toEqual([])
  await town.close()
})

test('deleting requires the same confirmations as withdrawing', async () => {
  const town = await openTown()
  const id = await published(town, rathaus)
  await published(town, { path: '/start', titel: 'Start', links: ['/rathaus'] })
  error(await town.remove(id, { author }), 'verlinkt')
  expect(await town.published.byKey('seite', '/rathaus')).toBeDefined()
  value(await town.remove(id, { author, redirectTo: '/start' }))
  expect(await town.published.redirect('/rathaus')).toMatchObject({ to: '/start' })
})

test('a document in the trash frees its address, and cannot be restored over another one', async () => {
  const town = await openTown()
  const id = await published(town, rathaus)
  value(await town.remove(id, { author }))
  const other = value(await town.create({ kind: 'seite', data: { ...rathaus, titel: 'Neu' }, author }))
  expect(error(await town.undelete(id, { author }), 'vergeben').document_id).toBe(other.id)
  value(await town.saveDraft(other.id, { data: { path: '/neu', titel: 'Neu' }, baseRevision: 1, author }))
  expect(value(await town.undelete(id, { author })).key).toBe('/rathaus')
})

test('a document in the trash does not count as a referrer; restored, it does again', async () => {
  const town = await openTown()
  const id = await published(town, { path: '/start', titel: 'Start', links: ['/rathaus'] })
  expect(await town.referrers('/rathaus', 'entwurf')).toHaveLength(1)
  value(await town.remove(id, { author }))
  expect(await town.referrers('/rathaus', 'entwurf')).toEqual([])
  value(await town.undelete(id, { author }))
  expect(await town.referrers('/rathaus', 'entwurf')).toHaveLength(1)
})

test('a document whose time in the trash is over is deleted with all revisions, and its restricted files stay closed', async () => {
  const database = await newDatabase()
  const clock = townClock('2026-11-20T09:00:00.000Z')
  const { seite } = collections
  const staffed = { ...collections, seite: { ...seite, audience: staffOnly } }
  const town = await openTown({ database, clock, collections: staffed })
  const staff = value(
    await town.create({
      kind: 'seite',
      data: { path: '/intranet/x', titel: 'X', links: ['/medien/plan.pdf'] },
      author,
    }),
  )
  const open = value(
    await town.create({ kind: 'seite', data: { path: '/x', titel: 'X', links: ['/medien/bild'] }, author }),
  )
  for (const { id } of [staff, open]) value(await town.remove(id, { author }))
  const empty = (before: string) =>
    town.database.write(async db => ok(await emptyTrash(db, new Date(before).toISOString())))
  value(await empty('2026-11-20T09:00:00.000Z'))
  expect(await town.trash(page)).toHaveLength(2)
  value(await empty('2026-11-20T09:00:00.001Z'))
  expect(await town.trash(page)).toEqual([])
  expect(await town.revisions(staff.id)).toEqual([])
  error(await town.undelete(staff.id, { author }), 'nicht_gefunden')
  expect(await town.isForEveryone('/medien/plan.pdf')).toBe(false)
  expect(await town.isForEveryone('/medien/bild')).toBe(true)
  await published(town, { path: '/plan', titel: 'Plan', links: ['/medien/plan.pdf'] })
  expect(await town.isForEveryone('/medien/plan.pdf')).toBe(true)
  expect(await contradictions(database)).toEqual([])
  await town.close()
})

test('deleting and restoring are idempotent', async () => {
  const town = await openTown()
  const id = await published(town, { path: '/bad', titel: 'Bad' })
  const gone = value(await town.remove(id, { author }))
  expect(value(await town.remove(id, { author })).deleted_at).toBe(gone.deleted_at)
  const back = value(await town.undelete(id, { author }))
  expect(value(await town.undelete(id, { author }))).toEqual(back)
})

test('marks of kept facts are deleted with their record or their content', async () => {
  const town = await openTown()
  const ids = [
    await published(town, { path: '/amt', titel: 'Amt' }),
    await published(town, { path: '/a', titel: 'A' }),
    await published(town, { path: '/b', titel: 'B' }),
  ] as const
  const [record, first, second] = ids
  const about = { record, facts: ['telefon:0301'], isKept: true, author, note: 'bleibt so' }
  for (const id of [first, second, second]) value(await town.keepFacts(id, about))
  const empty = () => town.database.write(async db => ok(await emptyTrash(db, '9999')))
  value(await town.remove(first, { author }))
  value(await empty())
  expect(await town.keptFacts(record)).toEqual([{ document_id: second, fact: 'telefon:0301' }])
  value(await town.remove(record, { author }))
  expect(await town.keptFacts(record)).toHaveLength(1)
  value(await empty())
  expect(await town.keptFacts(record)).toEqual([])
  await town.close()
})
