import { expect, test } from 'vitest'
import type { Leave } from './index.ts'
import { failed, ok } from './result.ts'
import { author, error, openTown, published, value } from './testing/town.ts'

/** The rights of an editor for one section of the town. */
const leave: Leave = {
  place: ({ key }) =>
    `${key}/`.startsWith('/schule/')
      ? ok(undefined)
      : failed({ code: 'nicht_erlaubt', message: 'Nur in der Schule' }),
  file: () => true,
}

const inside = { path: '/schule/mensa', titel: 'Mensa' }
const outside = { path: '/rathaus', titel: 'Rathaus' }

test("nothing is created, saved or restored outside the editor's section", async () => {
  const town = await openTown()
  error(await town.create({ kind: 'seite', data: outside, author, leave }), 'nicht_erlaubt')
  expect(await town.countDocuments('seite')).toBe(0)
  const { id } = value(await town.create({ kind: 'seite', data: outside, author }))
  const data = { ...outside, titel: 'Schulhaus' }
  error(await town.saveDraft(id, { data, baseRevision: 1, author, leave }), 'nicht_erlaubt')
  error(await town.publish(id, { author, leave }), 'nicht_erlaubt')
  error(await town.review(id, { step: 'einreichen', baseRevision: 1, author, leave }), 'nicht_erlaubt')
  error(await town.remove(id, { author, leave }), 'nicht_erlaubt')
  value(await town.remove(id, { author }))
  error(await town.undelete(id, { author, leave }), 'nicht_erlaubt')
  expect((await town.trash({ limit: 9 })).map(document => document.id)).toEqual([id])
})

test("nothing is moved out of the editor's section or into it", async () => {
  const town = await openTown()
  const { id: own } = value(await town.create({ kind: 'seite', data: inside, author, leave }))
  const { id: foreign } = value(await town.create({ kind: 'seite', data: outside, author }))
  const out = { data: { ...inside, path: '/rathaus/mensa' }, baseRevision: 1, author, leave }
  error(await town.saveDraft(own, out), 'nicht_erlaubt')
  const into = { data: { ...outside, path: '/schule/rathaus' }, baseRevision: 1, author, leave }
  error(await town.saveDraft(foreign, into), 'nicht_erlaubt')
  expect((await town.document(own))?.key).toBe('/schule/mensa')
  expect((await town.document(foreign))?.key).toBe('/rathaus')
  expect(await town.revisions(own)).toHaveLength(1)
})

test('an old revision at another place cannot be restored', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: outside, author }))
  value(await town.saveDraft(id, { data: inside, baseRevision: 1, author }))
  error(await town.restore(id, 1, { author, leave }), 'nicht_erlaubt')
  expect((await town.document(id))?.key).toBe('/schule/mensa')
})

test("a draft within the editor's section gives no right over its public version elsewhere", async () => {
  const town = await openTown()
  const id = await published(town, outside)
  value(await town.saveDraft(id, { data: inside, baseRevision: 1, author }))
  error(await town.unpublish(id, { author, force: true, leave }), 'nicht_erlaubt')
  error(await town.publish(id, { author, leave }), 'nicht_erlaubt')
  expect((await town.published.byId(id))?.key).toBe('/rathaus')
})

test("an editor learns nothing about another section's document by creating one with the same id", async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: inside, author }))
  value(await town.saveDraft(id, { data: outside, baseRevision: 1, author }))
  const sent = await town.create({ id, kind: 'seite', data: inside, author, leave })
  expect(error(sent, 'nicht_erlaubt')).toEqual({ code: 'nicht_erlaubt', message: 'Nur in der Schule' })
})

test('restoring does not discard a revision that the editor has not seen', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: inside, author }))
  value(await town.saveDraft(id, { data: { ...inside, titel: 'Zwei' }, baseRevision: 1, author }))
  value(await town.saveDraft(id, { data: { ...inside, titel: 'Drei' }, baseRevision: 2, author }))
  error(await town.restore(id, 1, { author, baseRevision: 2 }), 'konflikt')
  const restored = value(await town.restore(id, 1, { author, baseRevision: 3 }))
  expect(restored).toMatchObject({ draft_revision: 4, data: inside })
  // Idempotent: the same request again after a lost answer.
  expect(value(await town.restore(id, 1, { author, baseRevision: 3 }))).toEqual(restored)
})
