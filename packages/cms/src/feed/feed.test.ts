import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { author, openTown, townClock, value } from '../store/testing/town.ts'
import { openFeed } from './feed.ts'
import { rememberAnswers } from './remembered-answers.ts'

const rathaus = { path: '/rathaus', titel: 'Rathaus' }

async function townWithFeed() {
  const clock = townClock('2026-11-20T09:00:10.000Z')
  const town = await openTown({ clock })
  let isFilled = true
  const feed = openFeed(town.database.read, { clock, isFilled: () => isFilled })
  let asked = 0
  const handlers = rememberAnswers(
    {
      stadt: async () => {
        asked += 1
        const page = await town.published.byKey('seite', '/rathaus')
        if (!page) throw new CmsError('nicht-gefunden')
        return { name: page.data.titel, wappen: ['x'] } as never
      },
      suche: async () => {
        asked += 1
        return {} as never
      },
    } satisfies CmsHandlers,
    feed,
  )
  const stadt = async () => (await handlers.stadt?.({} as never))?.name
  return { town, clock, feed, handlers, stadt, asked: () => asked, fill: (yes: boolean) => (isFilled = yes) }
}

test('An answer is computed once, until public content changes', async () => {
  const { town, stadt, asked } = await townWithFeed()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  value(await town.publish(id, { author }))
  expect([await stadt(), await stadt(), asked()]).toEqual(['Rathaus', 'Rathaus', 1])
  const neu = { ...rathaus, titel: 'Neues Rathaus' }
  value(await town.saveDraft(id, { data: neu, baseRevision: 1, author }))
  value(await town.publish(id, { author }))
  expect([await stadt(), asked()]).toEqual(['Neues Rathaus', 2])
  value(await town.unpublish(id, { author }))
  await expect(stadt()).rejects.toMatchObject({ code: 'nicht-gefunden' })
})

test('A hundred concurrent calls are answered by one query', async () => {
  const { town, stadt, asked } = await townWithFeed()
  value(await town.writeAll([{ kind: 'seite', data: rathaus, author }]))
  await Promise.all(Array.from({ length: 100 }, stadt))
  expect(asked()).toBe(1)
})

test('An answer that depends on a key is not cached, because the key may have ended', async () => {
  const { feed } = await townWithFeed()
  let asked = 0
  const handlers = rememberAnswers(
    {
      vorschau: async () => {
        asked += 1
        return {} as never
      },
    },
    feed,
  )
  for (const _ of [1, 2])
    await handlers.vorschau?.({ params: { schluessel: 'x' }, query: { sprache: undefined } })
  expect(asked).toBe(2)
})

test('A failure is not cached', async () => {
  const { stadt, asked } = await townWithFeed()
  await expect(stadt()).rejects.toBeInstanceOf(CmsError)
  await expect(stadt()).rejects.toBeInstanceOf(CmsError)
  expect(asked()).toBe(2)
})

test('A cached answer cannot be changed', async () => {
  const { town, handlers } = await townWithFeed()
  value(await town.writeAll([{ kind: 'seite', data: rathaus, author }]))
  const answer = (await handlers.stadt?.({} as never)) as unknown as { name: string; wappen: string[] }
  expect(() => answer.wappen.push('y')).toThrow(TypeError)
  expect(() => {
    answer.name = 'Anders'
  }).toThrow(TypeError)
})

test('Searches are not cached, because searches without a result are counted', async () => {
  const { handlers, asked } = await townWithFeed()
  await handlers.suche?.({ query: { q: 'Ausweis' } } as never)
  await handlers.suche?.({ query: { q: 'Ausweis' } } as never)
  expect(asked()).toBe(2)
})

test('An epoch ends with the minute of the clock, and when a window of visibility opens or closes', async () => {
  const { town, clock, feed } = await townWithFeed()
  const about = { kind: 'seite', author } as const
  const data = [
    {
      ...about,
      data: rathaus,
      gueltig_von: '2026-11-20T09:01:30.000Z',
      gueltig_bis: '2026-11-20T09:01:45.500Z',
    },
    { ...about, data: { path: '/alt', titel: 'Alt' }, gueltig_bis: '2026-11-20T08:00:00.000Z' },
  ]
  value(await town.writeAll(data))
  const until = async () => new Date((await feed.epoch())?.until ?? 0).toISOString()
  expect(await until()).toBe('2026-11-20T09:01:00.000Z')
  clock.set('2026-11-20T09:01:00.000Z')
  expect(await until()).toBe('2026-11-20T09:01:30.000Z')
  clock.set('2026-11-20T09:01:30.000Z')
  expect(await until()).toBe('2026-11-20T09:01:45.500Z')
  clock.set('2026-11-20T09:01:45.500Z')
  expect(await until()).toBe('2026-11-20T09:02:00.000Z')
})

test('Content is visible from the first moment of its window until its last', async () => {
  const { town, clock, stadt } = await townWithFeed()
  const window = { gueltig_von: '2026-11-20T09:00:30.000Z', gueltig_bis: '2026-11-20T09:00:40.000Z' }
  value(await town.writeAll([{ kind: 'seite', data: rathaus, author, ...window }]))
  await expect(stadt()).rejects.toMatchObject({ code: 'nicht-gefunden' })
  clock.set('2026-11-20T09:00:30.000Z')
  expect(await stadt()).toBe('Rathaus')
  clock.set('2026-11-20T09:00:39.999Z')
  expect(await stadt()).toBe('Rathaus')
  clock.set('2026-11-20T09:00:40.000Z')
  await expect(stadt()).rejects.toMatchObject({ code: 'nicht-gefunden' })
})

test('A clock that is set back ends the epoch too', async () => {
  const { clock, feed } = await townWithFeed()
  const before = await feed.epoch()
  clock.set('2026-11-20T08:00:00.000Z')
  expect(await feed.epoch()).not.toBe(before)
})

test('A change that is committed after a newer change is noticed', async () => {
  const { town, feed } = await townWithFeed()
  value(await town.create({ kind: 'seite', data: rathaus, author }))
  const later = town.database.write(async db => {
    await db.updateTable('changes').set({ seq: 7 }).execute()
    return { ok: true, value: undefined }
  })
  await later
  const before = await feed.epoch()
  await town.database.write(async db => {
    const about = {
      kind: 'seite',
      document_id: 'x',
      key: '/x',
      who: author,
      what: 'veroeffentlicht',
    } as const
    await db
      .insertInto('changes')
      .values({ ...about, seq: 6, at: '2026-11-20T09:00:00.000Z', old_key: null, note: null } as never)
      .execute()
    return { ok: true, value: undefined }
  })
  expect(await feed.epoch()).not.toBe(before)
})

test('While rows of public documents are being filled there is no epoch, and nothing is cached', async () => {
  const { town, feed, fill, stadt, asked } = await townWithFeed()
  value(await town.writeAll([{ kind: 'seite', data: rathaus, author }]))
  fill(false)
  expect(await feed.epoch()).toBeUndefined()
  await stadt()
  await stadt()
  expect(asked()).toBe(2)
})
