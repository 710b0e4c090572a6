import { expect, test } from 'vitest'
import { author, error, openTown, townClock, value } from './testing/town.ts'

const rathaus = { path: '/rathaus', titel: 'Rathaus', links: ['/rathaus/oeffnungszeiten'] }

test('a new document is a draft with one revision and is not public', async () => {
  const town = await openTown({ clock: townClock() })
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author, note: 'Erste Fassung' }))
  expect(await town.document(id)).toEqual({
    id,
    kind: 'seite',
    audience: 'oeffentlich',
    deleted_at: null,
    review: 'entwurf',
    key: '/rathaus',
    data: rathaus,
    author,
    note: 'Erste Fassung',
    draft_revision: 1,
    gaps: 0,
    published_revision: null,
    gueltig_von: null,
    gueltig_bis: null,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
  })
  expect(await town.documentByKey('seite', '/rathaus')).toEqual(await town.document(id))
  expect(await town.published.byKey('seite', '/rathaus')).toBeUndefined()
})

test('content that its collection refuses is not stored, and the errors name the fields', async () => {
  const town = await openTown()
  const refused = await town.create({ kind: 'seite', data: { path: 'rathaus' }, author })
  expect(error(refused, 'ungueltig').issues.map(issue => issue.path)).toEqual(['path', 'titel'])
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  error(await town.saveDraft(id, { data: { ...rathaus, titel: '' }, baseRevision: 1, author }), 'ungueltig')
  expect(await town.countDocuments('seite')).toBe(1)
  expect(await town.revisions(id)).toHaveLength(1)
})

test('an unknown kind is refused, also one named like an object property', async () => {
  const town = await openTown()
  for (const kind of ['quatsch', 'constructor']) {
    const refused = await town.create({ kind: kind as 'seite', data: rathaus, author })
    expect(error(refused, 'nicht_gefunden').message).toContain(kind)
  }
})

test('two documents of a kind cannot have the same address, neither by creation nor by a move', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  const second = await town.create({ kind: 'seite', data: { ...rathaus, titel: 'Zweites Rathaus' }, author })
  expect(error(second, 'vergeben').document_id).toBe(id)
  const { id: other } = value(
    await town.create({ kind: 'seite', data: { path: '/bad', titel: 'Bad' }, author }),
  )
  error(
    await town.saveDraft(other, { data: { path: '/rathaus', titel: 'Bad' }, baseRevision: 1, author }),
    'vergeben',
  )
  value(await town.create({ kind: 'aktuelles', data: rathaus, author }))
})

test('D-01: creating the same document twice with one id makes one document', async () => {
  const town = await openTown()
  const creation = { id: '0199-vom-formular', kind: 'seite', data: rathaus, author } as const
  const first = value(await town.create(creation))
  expect(value(await town.create(creation))).toEqual(first)
  error(await town.create({ ...creation, data: { ...rathaus, titel: 'Anderes' } }), 'vergeben')
  expect(await town.countDocuments('seite')).toBe(1)
})

test('D-07: saving on an older revision is refused with the author of the newer one; nothing is overwritten', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  const berta = { data: { ...rathaus, titel: 'Von Berta' }, baseRevision: 1, author: 'Berta Bauamt' }
  value(await town.saveDraft(id, berta))
  const conflict = error(
    await town.saveDraft(id, { data: { ...rathaus, titel: 'Von Anna' }, baseRevision: 1, author }),
    'konflikt',
  )
  expect(conflict).toMatchObject({
    message: 'Zwischenzeitlich geändert von Berta Bauamt',
    revision: 2,
    author: 'Berta Bauamt',
  })
  expect((await town.document(id))?.data).toMatchObject({ titel: 'Von Berta' })
})

test('saving identical content adds no revision, so a repeated request is idempotent', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  const draft = { data: { ...rathaus, titel: 'Neu' }, baseRevision: 1, author }
  value(await town.saveDraft(id, draft))
  expect(value(await town.saveDraft(id, draft)).draft_revision).toBe(2)
  expect(await town.revisions(id)).toHaveLength(2)
})

test('restoring an old revision makes a new draft and leaves the public version unchanged', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  value(await town.saveDraft(id, { data: { ...rathaus, titel: 'Neues Rathaus' }, baseRevision: 1, author }))
  value(await town.publish(id, { author }))
  const restored = value(await town.restore(id, 1, { author: 'Berta Bauamt' }))
  expect(restored).toMatchObject({
    draft_revision: 3,
    published_revision: 2,
    data: rathaus,
    author: 'Berta Bauamt',
    note: 'Fassung 1 wiederhergestellt',
  })
  expect((await town.published.byKey('seite', '/rathaus'))?.title).toBe('Neues Rathaus')
  expect((await town.revisions(id)).map(revision => revision.number)).toEqual([3, 2, 1])
  expect((await town.revision(id, 2))?.data).toMatchObject({ titel: 'Neues Rathaus' })
  error(await town.restore(id, 9, { author }), 'nicht_gefunden')
})

test('after saving or restoring the public version as the draft, nothing is left to publish', async () => {
  const clock = townClock()
  const town = await openTown({ clock })
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  value(await town.publish(id, { author, gueltig_bis: '2027-01-01T00:00:00.000Z' }))
  const public_ = await town.published.byId(id)
  const data = { ...rathaus, titel: 'Neues Rathaus' }
  expect(value(await town.saveDraft(id, { data, baseRevision: 1, author }))).toMatchObject({
    published_revision: 1,
    review: 'entwurf',
  })
  const saved = value(await town.saveDraft(id, { data: rathaus, baseRevision: 2, author }))
  expect(saved).toMatchObject({ draft_revision: 3, published_revision: 3, review: 'freigegeben' })
  expect(await town.document(id)).toEqual(saved)
  value(await town.saveDraft(id, { data, baseRevision: 3, author }))
  expect(value(await town.restore(id, 1, { author }))).toMatchObject({ published_revision: 5 })
  expect((await town.list({ limit: 5 })).rows.map(({ status }) => status)).toEqual(['oeffentlich'])
  const seen = await town.published.byId(id)
  expect({ ...seen, revision: 1 }, 'visitors see the same').toEqual(public_)
  expect((await town.revisions(id)).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
  const late = await town.saveDraft(id, { data, baseRevision: 1, author: 'Berta Bauamt' })
  expect(error(late, 'konflikt').revision).toBe(5)
  value(await town.unpublish(id, { author }))
  expect(await town.published.byId(id)).toBeUndefined()
})

test('a draft that is reverted only in part stays pending', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  value(await town.publish(id, { author }))
  const changed = { path: '/rathaus', titel: 'Neues Rathaus' }
  value(await town.saveDraft(id, { data: changed, baseRevision: 1, author }))
  const part = value(
    await town.saveDraft(id, { data: { ...changed, titel: 'Rathaus' }, baseRevision: 2, author }),
  )
  expect(part).toMatchObject({ draft_revision: 3, published_revision: 1 })
})

test('the list of documents begins with the latest change', async () => {
  const clock = townClock()
  const town = await openTown({ clock })
  const ids: string[] = []
  for (const [index, path] of ['/a', '/b', '/c'].entries()) {
    clock.set(`2026-11-20T10:0${index}:00Z`)
    ids.push(value(await town.create({ kind: 'seite', data: { path, titel: path }, author })).id)
  }
  clock.set('2026-11-20T11:00:00Z')
  value(await town.saveDraft(ids[0] ?? '', { data: { path: '/a', titel: 'neu' }, baseRevision: 1, author }))
  expect((await town.documents('seite', { limit: 2 })).map(document => document.key)).toEqual(['/a', '/c'])
  expect((await town.documents('seite', { limit: 2, offset: 2 })).map(document => document.key)).toEqual([
    '/b',
  ])
})

test('a missing document is answered with nicht_gefunden or undefined', async () => {
  const town = await openTown()
  error(await town.saveDraft('nie', { data: rathaus, baseRevision: 1, author }), 'nicht_gefunden')
  error(await town.publish('nie', { author }), 'nicht_gefunden')
  error(await town.unpublish('nie', { author }), 'nicht_gefunden')
  expect(await town.document('nie')).toBeUndefined()
  expect(await town.revision('nie', 1)).toBeUndefined()
})
