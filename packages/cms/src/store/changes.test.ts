import { expect, test } from 'vitest'
import { author, error, openTown, townClock, value } from './testing/town.ts'

const rathaus = { path: '/rathaus', titel: 'Rathaus' }

test('each step of a document is logged once, with its author, time and former address', async () => {
  const clock = townClock('2026-11-20T09:00:00.000Z')
  const town = await openTown({ clock })
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  clock.set('2026-11-20T10:00:00.000Z')
  value(await town.publish(id, { author: 'Bernd Bauer' }))
  const moved = { ...rathaus, path: '/stadt/rathaus' }
  value(await town.saveDraft(id, { data: moved, baseRevision: 1, author }))
  value(await town.publish(id, { author }))
  value(await town.unpublish(id, { author, redirectTo: '/' }))
  value(await town.restore(id, 1, { author }))
  const about = { kind: 'seite', document_id: id, who: author, old_key: null, note: null }
  expect(await town.changes({ limit: 100 })).toEqual([
    { ...about, seq: 1, at: '2026-11-20T09:00:00.000Z', what: 'angelegt', key: '/rathaus' },
    {
      ...about,
      seq: 2,
      at: clock().toISOString(),
      what: 'veroeffentlicht',
      key: '/rathaus',
      who: 'Bernd Bauer',
    },
    {
      ...about,
      seq: 3,
      at: clock().toISOString(),
      what: 'bearbeitet',
      key: '/stadt/rathaus',
      old_key: '/rathaus',
    },
    {
      ...about,
      seq: 4,
      at: clock().toISOString(),
      what: 'veroeffentlicht',
      key: '/stadt/rathaus',
      old_key: '/rathaus',
    },
    { ...about, seq: 5, at: clock().toISOString(), what: 'zurueckgezogen', key: '/stadt/rathaus' },
    {
      ...about,
      seq: 6,
      at: clock().toISOString(),
      what: 'bearbeitet',
      key: '/rathaus',
      old_key: '/stadt/rathaus',
    },
  ])
})

test('a step that fails or changes nothing adds no entry to the log', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ id: 'a', kind: 'seite', data: rathaus, author }))
  value(await town.create({ id: 'a', kind: 'seite', data: rathaus, author }))
  value(await town.saveDraft(id, { data: rathaus, baseRevision: 1, author }))
  value(await town.unpublish(id, { author }))
  error(await town.create({ kind: 'seite', data: rathaus, author }), 'vergeben')
  error(await town.publish(id, { author, baseRevision: 7 }), 'konflikt')
  expect((await town.changes({ limit: 100 })).map(({ what }) => what)).toEqual(['angelegt'])
})

test('changes after a known sequence number can be read, and the newest first', async () => {
  const town = await openTown()
  const pages = Array.from({ length: 5 }, (_, at) => ({ path: `/s${at}`, titel: `s${at}` }))
  value(await town.writeAll(pages.map(data => ({ kind: 'seite', data, author, publish: false }))))
  const keys = async (query: Parameters<typeof town.changes>[0]) =>
    (await town.changes(query)).map(({ key }) => key)
  expect(await keys({ limit: 2 })).toEqual(['/s0', '/s1'])
  expect(await keys({ after: 2, limit: 10 })).toEqual(['/s2', '/s3', '/s4'])
  expect(await keys({ limit: 2, newestFirst: true })).toEqual(['/s4', '/s3'])
  expect(await keys({ after: 5, limit: 10 })).toEqual([])
})
