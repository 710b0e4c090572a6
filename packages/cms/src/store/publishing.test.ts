import { expect, test } from 'vitest'
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

const rathaus = { path: '/rathaus', titel: 'Rathaus' }

test('publishing shows the draft, and later drafts stay hidden until their publication', async () => {
  const town = await openTown()
  const id = await published(town, rathaus)
  value(await town.saveDraft(id, { data: { ...rathaus, titel: 'Neu' }, baseRevision: 1, author }))
  expect((await town.published.byKey('seite', '/rathaus'))?.data).toEqual(rathaus)
  expect(value(await town.publish(id, { author })).published_revision).toBe(2)
  expect((await town.published.byId(id))?.title).toBe('Neu')
})

test('a revision that the editor has not seen is not published', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  value(
    await town.saveDraft(id, { data: { ...rathaus, titel: 'Von Berta' }, baseRevision: 1, author: 'Berta' }),
  )
  expect(error(await town.publish(id, { author, baseRevision: 1 }), 'konflikt').author).toBe('Berta')
  expect(await town.published.count('seite')).toBe(0)
})

test('publishing an unchanged document again does nothing; another window publishes it anew', async () => {
  const clock = townClock()
  const town = await openTown({ clock })
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  const window = { gueltig_bis: '2026-12-24T12:00:00.000Z' }
  const first = value(await town.publish(id, { author, baseRevision: 1, ...window }))
  const row = await town.published.byId(id)
  clock.set('2026-11-22T08:00:00.000Z')
  const again = () => town.publish(id, { author: 'Berta', baseRevision: 1, ...window })
  expect((await Promise.all([again(), again()])).map(value)).toEqual([first, first])
  expect(await town.published.byId(id)).toEqual(row)
  const steps = async () => (await town.changes({ limit: 9 })).map(({ what }) => what)
  expect(await steps()).toEqual(['angelegt', 'veroeffentlicht'])
  value(await town.publish(id, { author, baseRevision: 1 }))
  expect(await steps()).toEqual(['angelegt', 'veroeffentlicht', 'veroeffentlicht'])
  expect((await town.published.byId(id))?.gueltig_bis).toBeNull()
})

test('a document is visible from the beginning to the end of its window, without a job', async () => {
  const clock = townClock()
  const town = await openTown({ clock })
  const { id } = value(await town.create({ kind: 'seite', data: { ...rathaus, tags: ['thema'] }, author }))
  // Two hours in German winter time, with its offset.
  const window = { gueltig_von: '2026-11-21T10:00:00+01:00', gueltig_bis: '2026-11-21T12:00:00+01:00' }
  const document = value(await town.publish(id, { author, ...window }))
  expect(document).toMatchObject({
    gueltig_von: '2026-11-21T09:00:00.000Z',
    gueltig_bis: '2026-11-21T11:00:00.000Z',
  })
  const visible = async (moment: string) => {
    clock.set(moment)
    const answers = [
      (await town.published.byKey('seite', '/rathaus')) !== undefined,
      (await town.published.byId(id)) !== undefined,
      (await town.published.list('seite', { limit: 9 })).length === 1,
      (await town.published.list('seite', { limit: 9, tag: 'thema' })).length === 1,
      (await town.published.count('seite')) === 1,
      (await town.published.count('seite', { tag: 'thema' })) === 1,
    ]
    expect(new Set(answers).size, `one answer at ${moment}: ${answers.join(', ')}`).toBe(1)
    return answers[0]
  }
  expect(await visible('2026-11-21T08:59:59.999Z')).toBe(false)
  expect(await visible('2026-11-21T09:00:00.000Z')).toBe(true)
  expect(await visible('2026-11-21T10:59:59.999Z')).toBe(true)
  expect(await visible('2026-11-21T11:00:00.000Z')).toBe(false)
})

test('a window without a time zone, or one that ends before it begins, is refused', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  const paths = async (window: object) =>
    error(await town.publish(id, { author, ...window }), 'ungueltig').issues.map(issue => issue.path)
  expect(await paths({ gueltig_von: '2026-11-21' })).toEqual(['gueltig_von'])
  expect(await paths({ gueltig_von: 'morgen', gueltig_bis: '2026-13-01T00:00Z' })).toEqual([
    'gueltig_von',
    'gueltig_bis',
  ])
  expect(await paths({ gueltig_von: '2026-11-21T10:00Z', gueltig_bis: '2026-11-21T10:00Z' })).toEqual([
    'gueltig_bis',
  ])
  expect((await town.document(id))?.published_revision).toBeNull()
})

test('a visible page is not hidden by scheduling it for later without `force`', async () => {
  const clock = townClock()
  const town = await openTown({ clock })
  const id = await published(town, rathaus)
  const later = { author, gueltig_von: '2026-12-01T00:00:00Z' }
  error(await town.publish(id, later), 'oeffentlich')
  expect(await town.published.byId(id)).toBeDefined()
  value(await town.publish(id, { ...later, force: true }))
  expect(await town.published.byId(id)).toBeUndefined()
})

test('a page with links to it is not withdrawn without `force`, and the error lists the referrers', async () => {
  const town = await openTown()
  const id = await published(town, { ...rathaus, links: ['/rathaus'] })
  const { id: draft } = value(
    await town.create({
      kind: 'seite',
      data: { path: '/entwurf', titel: 'Entwurf', links: ['/rathaus'] },
      author,
    }),
  )
  const news = await published(town, { path: '/neu', titel: 'Neu', links: ['/bad', '/rathaus'] }, 'aktuelles')
  const { message, referrers } = error(await town.unpublish(id, { author }), 'verlinkt')
  expect(message).toBe('Darauf verweist noch ein öffentlicher Inhalt. Bitte eine Weiterleitung wählen')
  expect(referrers).toEqual([
    {
      document_id: news,
      kind: 'aktuelles',
      key: '/neu',
      title: expect.any(String),
      audience: 'oeffentlich',
      field: 'links.1',
      part: '',
    },
  ])
  expect(await town.published.byId(id)).toBeDefined()
  expect((await town.referrers('/rathaus', 'entwurf')).map(referrer => referrer.document_id)).toEqual(
    [id, draft, news].toSorted(),
  )

  value(await town.unpublish(id, { author, force: true }))
  expect(await town.published.byId(id)).toBeUndefined()
  expect((await town.document(id))?.published_revision).toBeNull()
  expect(await town.references(id, 'veroeffentlicht')).toEqual([])
  expect(await town.references(id, 'entwurf')).toEqual([{ field: 'links.0', to: '/rathaus' }])
})

test('withdrawing a document that is not public changes nothing and is no error', async () => {
  const town = await openTown()
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  expect(value(await town.unpublish(id, { author }))).toEqual(await town.document(id))
})

test('public references are those of the published revision, not of the draft', async () => {
  const town = await openTown()
  const id = await published(town, { ...rathaus, links: ['/alt', '/alt'] })
  value(await town.saveDraft(id, { data: { ...rathaus, links: ['/neu'] }, baseRevision: 1, author }))
  expect((await town.referrers('/alt', 'veroeffentlicht')).map(referrer => referrer.field)).toEqual([
    'links.0',
    'links.1',
  ])
  expect(await town.referrers('/alt', 'entwurf')).toEqual([])
  expect(await town.referrers('/neu', 'veroeffentlicht')).toEqual([])
  expect(await town.references(id, 'entwurf')).toEqual([{ field: 'links.0', to: '/neu' }])
})

test('an address that belongs to another public page is refused', async () => {
  const town = await openTown()
  const id = await published(town, rathaus)
  value(await town.saveDraft(id, { data: { ...rathaus, path: '/neues-rathaus' }, baseRevision: 1, author }))
  const { id: second } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  expect(error(await town.publish(second, { author }), 'vergeben').document_id).toBe(id)
  value(await town.publish(id, { author }))
  value(await town.publish(second, { author }))
})

test('a draft that violates rules added later is not published', async () => {
  const seite = { ...collections.seite }
  const town = await openTown({ collections: { ...collections, seite } })
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  seite.parse = () => ({ issues: [{ path: 'bild', message: 'Bitte ein Bild wählen' }] })
  error(await town.publish(id, { author }), 'ungueltig')
  expect(await town.published.count('seite')).toBe(0)
})

test('the public version is a stored revision even if publishing has adapted the data', async () => {
  const seite = { ...collections.seite }
  const town = await openTown({ collections: { ...collections, seite } })
  const { id } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  seite.parse = data => ({ value: { ...(data as typeof rathaus), tags: [] } })
  expect(value(await town.publish(id, { author }))).toMatchObject({
    draft_revision: 2,
    published_revision: 2,
  })
  expect((await town.revision(id, 2))?.data).toEqual((await town.published.byId(id))?.data)
  expect((await town.revision(id, 1))?.data).toEqual(rathaus)
})

test('writeAll publishes all documents, or none if one is invalid', async () => {
  const town = await openTown()
  const good = { kind: 'seite', data: rathaus, author } as const
  const bad = await town.writeAll([good, { kind: 'aktuelles', data: { path: '/neu' }, author }])
  expect(error(bad, 'ungueltig').message).toMatch(/^Eintrag 2 \(aktuelles\): /)
  expect(await town.countDocuments('seite')).toBe(0)

  const menue = { kind: 'menue', data: { name: 'Hauptmenü', ziele: ['/rathaus'] }, author } as const
  const ids = value(
    await town.writeAll([good, menue, { ...good, data: { ...rathaus, path: '/x' }, publish: false }]),
  )
  expect(ids).toHaveLength(3)
  expect((await town.published.byKey('menue', 'Hauptmenü'))?.data).toEqual(menue.data)
  expect(await town.published.count('seite')).toBe(1)
  expect((await town.document(ids[2] ?? ''))?.published_revision).toBeNull()
})

test('writeAll keeps the time of the last change of a content, never later than now', async () => {
  const town = await openTown()
  const write = (path: string, geaendert: string) =>
    town.writeAll([{ kind: 'seite', data: { path, titel: 'B' }, author, geaendert }])
  value(await write('/alt', '2020-03-01T10:00:00+01:00'))
  expect((await town.published.byKey('seite', '/alt'))?.published_at).toBe('2020-03-01T09:00:00.000Z')
  value(await write('/neu', '2999-01-01T00:00:00Z'))
  expect((await town.published.byKey('seite', '/neu'))?.published_at.slice(0, 4)).not.toBe('2999')
  expect(error(await write('/falsch', 'gestern'), 'ungueltig').issues?.[0]?.path).toBe('geaendert')
})

test('derived rows change with each publication and withdrawal; if they cannot be written, nothing is published', async () => {
  const followed: string[] = []
  let broken = false
  const town = await openTown({
    derived: [
      {
        name: 'suche',
        isTable: () => false,
        form: '1',
        async put(_transaction, { data }) {
          if (broken) throw new Error('Suche kaputt')
          followed.push(`+${(data as Beitrag).path}`)
        },
        async remove(_transaction, { data }) {
          followed.push(`-${(data as Beitrag).path}`)
        },
      },
    ],
  })
  const id = await published(town, rathaus)
  value(await town.unpublish(id, { author }))
  value(await town.writeAll([{ kind: 'seite', data: { path: '/b', titel: 'B' }, author }]))
  expect(followed).toEqual(['+/rathaus', '-/rathaus', '+/b'])
  broken = true
  error(await town.publish(id, { author }), 'nicht_gespeichert')
  expect(await town.published.byId(id)).toBeUndefined()
})
