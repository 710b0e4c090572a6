import { expect, test } from 'vitest'
import { failed, ok } from './result.ts'
import { contradictions } from './testing/contradictions.ts'
import { newDatabase } from './testing/databases.ts'
import { author, error, openTown, published, value } from './testing/town.ts'

const verein = { path: '/verein', titel: 'Verein' }

test('steps of documents in the transaction of a room are committed together with it', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  const other = await published(town, { path: '/alt', titel: 'Alt' })
  const id = value(
    await town.database.write(async db => {
      const steps = town.within(db)
      const made = value(await steps.create({ kind: 'seite', data: verein, author }))
      value(await steps.publish(made.id, { author }))
      value(await steps.unpublish(other, { author }))
      return ok(made.id)
    }),
  )
  expect(await town.published.byKey('seite', '/verein')).toMatchObject({ document_id: id, data: verein })
  expect(await town.published.byKey('seite', '/alt')).toBeUndefined()
  expect(await contradictions(database)).toEqual([])
  await town.close()
})

test('if the transaction of a room fails, the steps of documents in it are rolled back too', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  const id = await published(town, verein)
  const refused = await town.database.write(async db => {
    const steps = town.within(db)
    value(await steps.saveDraft(id, { data: { ...verein, titel: 'Anders' }, baseRevision: 1, author }))
    value(await steps.publish(id, { author }))
    const taken = await steps.create({ kind: 'seite', data: verein, author })
    return taken.ok ? ok(undefined) : failed(taken.error)
  })
  error(refused, 'vergeben')
  expect(await town.published.byKey('seite', '/verein')).toMatchObject({ data: verein, revision: 1 })
  expect(await town.document(id)).toMatchObject({ draft_revision: 1 })
  expect(await contradictions(database)).toEqual([])
  await town.close()
})
