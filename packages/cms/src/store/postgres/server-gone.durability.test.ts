import { expect, onTestFinished, test } from 'vitest'
import { startPostgres, TEMPLATE } from '../../../../../tests/postgres/server.ts'
import { watchHealth } from '../health.ts'
import { newDatabase } from '../testing/databases.ts'
import { author, error, openTown, published, value } from '../testing/town.ts'
import { wayTo } from '../testing/way-to.ts'

const silent = { error() {} }
const seite = (path: string) => ({ kind: 'seite', data: { path, titel: path }, author }) as const

test('while the server is down no request hangs and no write is acknowledged; after its restart everything works again', async () => {
  const server = await startPostgres({ durable: true })
  onTestFinished(server.close)
  const health = watchHealth(silent)
  const town = await openTown({ database: server.address(TEMPLATE), health, patienceMs: 1_000 })
  await published(town, { path: '/vorher', titel: 'Vorher' })
  const lastIds: string[] = []
  // The server stops during these writes.
  const writing = Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const written = await town.create(seite(`/${n}`))
      if (written.ok) lastIds.push(written.value.id)
    }),
  )
  await server.kill()
  await writing

  const asked = performance.now()
  error(await town.create(seite('/waehrend')), 'nicht_gespeichert')
  await expect(town.published.byKey('seite', '/vorher')).rejects.toThrow()
  expect(performance.now() - asked).toBeLessThan(20_000)
  expect(health.trouble()).toBe('nicht-erreichbar')

  await server.start()
  expect((await town.published.byKey('seite', '/vorher'))?.title).toBe('Vorher')
  expect(health.trouble()).toBeUndefined()
  for (const id of lastIds) expect(await town.document(id)).toBeDefined()
  value(await town.create(seite('/waehrend')))
  await town.close()
})

test('a commit whose answer is lost is not acknowledged, and the repeated request stores the document once', async () => {
  const way = await wayTo(await newDatabase())
  const town = await openTown({ database: way.address })
  const document = { ...seite('/a'), id: '01930000-0000-7000-8000-000000000001' }
  way.cutAtCommit()
  error(await town.create(document), 'nicht_gespeichert')
  const again = value(await town.create(document))
  expect(again).toMatchObject({ id: document.id, draft_revision: 1 })
  expect(await town.countDocuments('seite')).toBe(1)
  expect(await town.changes({ limit: 10 })).toHaveLength(1)

  way.cutAtCommit()
  error(await town.publish(document.id, { author }), 'nicht_gespeichert')
  value(await town.publish(document.id, { author }))
  expect(await town.published.count('seite')).toBe(1)
  await town.close()
})

test('reads on a server that accepts connections but does not answer fail after seconds', async () => {
  const way = await wayTo(await newDatabase())
  const town = await openTown({ database: way.address, patienceMs: 1_000 })
  await published(town, { path: '/a', titel: 'A' })
  way.fallSilent()
  const asked = performance.now()
  const waiting = await Promise.allSettled(
    Array.from({ length: 20 }, () => town.published.byKey('seite', '/a')),
  )
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(performance.now() - asked).toBeLessThan(40_000)
  way.speak()
  expect((await town.published.byKey('seite', '/a'))?.title).toBe('A')
})
