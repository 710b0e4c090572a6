import { expect, test } from 'vitest'
import { ok } from './result.ts'
import { author, error, openTown, published, townClock, value } from './testing/town.ts'
import { forgetWorkingCopies } from './working-copies.ts'

const rathaus = { path: '/rathaus', titel: 'Rathaus' }
const kind = 'seite'

test('a working copy stores any data unvalidated, and changes neither draft nor public version', async () => {
  const town = await openTown()
  const id = await published(town, rathaus)
  for (const data of [{ titel: 'Nur ein Titel' }, {}, 'ein Wort', null, ['Liste'], { path: 7 }]) {
    value(await town.keepWorkingCopy({ id, kind, author, data, baseRevision: 1 }))
    expect((await town.workingCopy(id, author))?.data).toEqual(data)
  }
  expect(await town.document(id)).toMatchObject({ data: rathaus, draft_revision: 1 })
  expect((await town.published.byId(id))?.data).toEqual(rathaus)
  expect(await town.revisions(id)).toHaveLength(1)
  expect((await town.changes({ limit: 10 })).map(({ what }) => what)).toEqual(['angelegt', 'veroeffentlicht'])
})

test('a document that does not exist yet can have a working copy, and creating the document deletes the copy', async () => {
  const town = await openTown()
  value(await town.keepWorkingCopy({ id: 'neu', kind, author, data: { titel: 'R' } }))
  expect(await town.workingCopies({ author })).toMatchObject([{ document_id: 'neu', base_revision: null }])
  value(await town.create({ id: 'neu', kind, data: rathaus, author }))
  expect(await town.workingCopies({ author })).toEqual([])
})

test('a successful save deletes the working copy of its author, and no other', async () => {
  const town = await openTown()
  const id = await published(town, rathaus)
  for (const who of [author, 'Bernd Bauer'])
    value(await town.keepWorkingCopy({ id, kind, author: who, data: { titel: who }, baseRevision: 1 }))
  error(await town.saveDraft(id, { data: {}, baseRevision: 1, author }), 'ungueltig')
  expect(await town.workingCopy(id, author)).toBeDefined()
  value(await town.saveDraft(id, { data: { ...rathaus, titel: 'A' }, baseRevision: 1, author }))
  expect(await town.workingCopy(id, author)).toBeUndefined()
  error(
    await town.saveDraft(id, { data: { ...rathaus, titel: 'B' }, baseRevision: 1, author: 'Bernd Bauer' }),
    'konflikt',
  )
  expect((await town.workingCopy(id, 'Bernd Bauer'))?.data).toEqual({ titel: 'Bernd Bauer' })
})

test('all working copies of a document are listed, latest change first', async () => {
  const clock = townClock('2026-11-20T09:00:00.000Z')
  const town = await openTown({ clock })
  const id = await published(town, rathaus)
  value(await town.keepWorkingCopy({ id, kind, author, data: 1, baseRevision: 1 }))
  clock.set('2026-11-20T09:01:00.000Z')
  value(await town.keepWorkingCopy({ id, kind, author: 'Bernd Bauer', data: 2, baseRevision: 1 }))
  expect((await town.workingCopies({ id })).map(copy => [copy.author, copy.updated_at])).toEqual([
    ['Bernd Bauer', '2026-11-20T09:01:00.000Z'],
    [author, '2026-11-20T09:00:00.000Z'],
  ])
  value(await town.discardWorkingCopy(id, author))
  value(await town.discardWorkingCopy(id, author))
  expect((await town.workingCopies({ id })).map(copy => copy.author)).toEqual(['Bernd Bauer'])
})

test('a working copy that is too large or of an unknown kind is refused, and the previous copy stays', async () => {
  const town = await openTown()
  value(await town.keepWorkingCopy({ id: 'a', kind, author, data: 'gut' }))
  error(await town.keepWorkingCopy({ id: 'a', kind, author, data: 'x'.repeat(2_000_001) }), 'ungueltig')
  error(
    await town.keepWorkingCopy({ id: 'a', kind: 'constructor' as 'seite', author, data: 1 }),
    'nicht_gefunden',
  )
  expect((await town.workingCopy('a', author))?.data).toBe('gut')
})

test('working copies that were not changed for a given time are deleted', async () => {
  const clock = townClock('2026-11-20T09:00:00.000Z')
  const town = await openTown({ clock })
  value(await town.keepWorkingCopy({ id: 'alt', kind, author, data: 1 }))
  clock.set('2026-11-21T09:00:00.000Z')
  value(await town.keepWorkingCopy({ id: 'neu', kind, author, data: 1 }))
  value(await town.database.write(async db => ok(await forgetWorkingCopies(db, '2026-11-21T00:00:00.000Z'))))
  expect((await town.workingCopies({ author })).map(copy => copy.document_id)).toEqual(['neu'])
})

test('the number of working copies per author is limited', async () => {
  const town = await openTown()
  const keep = (id: string) => town.keepWorkingCopy({ id, kind: 'seite', author, data: { titel: id } })
  for (let number = 0; number < 200; number++) value(await keep(`neu-${number}`))
  expect(error(await keep('eine-zu-viel'), 'ungueltig').issues).toHaveLength(1)
  value(await keep('neu-7'))
  value(await town.keepWorkingCopy({ id: 'neu', kind: 'seite', author: 'Berta', data: {} }))
})

test('A10: one author keeps at most 200 working copies and twenty million letters; one more is refused with a message', async () => {
  const town = await openTown()
  const keep = (id: string, letters: number, who = author) =>
    town.keepWorkingCopy({ id, kind, author: who, data: 'x'.repeat(letters) })
  for (let at = 0; at < 200; at++) value(await keep(`klein-${at}`, 1))
  error(await keep('klein-200', 1), 'ungueltig')
  // Typing on in one of them still works, and others are not affected.
  value(await keep('klein-7', 10))
  value(await keep('klein-200', 1, 'Bernd Bauer'))
  for (let at = 0; at < 10; at++) value(await keep(`gross-${at}`, 1_999_990, 'Clara Cramer'))
  error(await keep('gross-10', 1_000, 'Clara Cramer'), 'ungueltig')
  value(await keep('gross-3', 1_000, 'Clara Cramer'))
  value(await keep('gross-10', 1_000, 'Clara Cramer'))
  error(await keep('zu-gross', 2_000_001, 'Clara Cramer'), 'ungueltig')
  expect(await town.workingCopies({ author: 'Bernd Bauer' })).toHaveLength(1)
})
