import { expect, test } from 'vitest'
import { newDatabase } from './testing/databases.ts'
import { author, openTown, published, value } from './testing/town.ts'

test('A tag without a document is not counted: after withdrawal, after deletion, and outside the time window', async () => {
  const town = await openTown({ database: await newDatabase() })
  const counts = async () => [...(await town.published.countByTag('seite', 'jahr:'))].toSorted()
  const id = await published(town, { path: '/a', titel: 'A', tags: ['jahr:2025'] })
  await published(town, { path: '/b', titel: 'B', tags: ['jahr:2026'] })
  expect(await counts()).toEqual([
    ['jahr:2025', 1],
    ['jahr:2026', 1],
  ])
  value(await town.unpublish(id, { author }))
  expect(await counts()).toEqual([['jahr:2026', 1]])
  value(await town.publish(id, { author, gueltig_von: '2999-01-01T00:00:00Z' }))
  expect(await counts()).toEqual([['jahr:2026', 1]])
})
