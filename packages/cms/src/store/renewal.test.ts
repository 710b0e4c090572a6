import { expect, onTestFinished, test } from 'vitest'
import type { Collection } from './collection.ts'
import { contradictions } from './testing/contradictions.ts'
import { newDatabase } from './testing/databases.ts'
import { author, type Beitrag, collections, openTown, published, townClock, value } from './testing/town.ts'

type Page = Beitrag & { farbe?: string }

/** Pages by former rules, and pages by the rules of a later version. */
const old = collections.seite
const later = (rules: { form?: string; parse?: (page: Page) => Page | string }): Collection<Beitrag> => ({
  ...old,
  form: rules.form ?? 'neu',
  parse(data) {
    const before = old.parse(data)
    if (before.issues || !rules.parse) return before
    const after = rules.parse(before.value)
    return typeof after === 'string' ? { issues: [{ path: 'titel', message: after }] } : { value: after }
  },
})
const withColour = later({ parse: page => ({ ...page, farbe: page.farbe ?? 'rot' }) })

const clock = townClock('2026-11-20T09:00:00.000Z')
const open = () => false

async function townOf(database: string, seite: Collection<Beitrag> = old) {
  const town = await openTown({ database, clock, collections: { ...collections, seite } })
  onTestFinished(() => town.close())
  return town
}

test('content stored before its kind gained a field with a default is read with that field at once, and is migrated later', async () => {
  const database = await newDatabase()
  const first = await townOf(database)
  const id = await published(first, { path: '/a', titel: 'A' })
  const { published_at, updated_at } = { ...(await first.published.byId(id)), ...(await first.document(id)) }
  await first.close()
  clock.set('2026-11-21T09:00:00.000Z')
  const town = await townOf(database, withColour)
  const renewed = { path: '/a', titel: 'A', farbe: 'rot' }
  expect((await town.published.byId(id))?.data, 'before the renewal').toEqual(renewed)
  expect((await town.published.list('seite', { limit: 5 })).map(({ data }) => data)).toEqual([renewed])
  await town.renew(open)
  expect((await town.published.byId(id))?.data).toEqual(renewed)
  expect(await town.document(id)).toMatchObject({
    data: renewed,
    author: 'System',
    draft_revision: 2,
    published_revision: 2,
  })
  expect((await town.document(id))?.updated_at, 'nobody has worked on it').toBe(updated_at)
  expect((await town.published.byId(id))?.published_at, 'nothing changed for visitors').toBe(published_at)
  expect((await town.revision(id, 1))?.data, 'what was stays a revision').toEqual({ path: '/a', titel: 'A' })
  await town.renew(open)
  expect((await town.document(id))?.draft_revision).toBe(2)
  expect(await contradictions(database)).toEqual([])
})

test('content that no longer fits is listed for editors and stays public; correcting it removes it from the list', async () => {
  const database = await newDatabase()
  const first = await townOf(database)
  const id = await published(first, { path: '/a', titel: 'Kurz' })
  await published(first, { path: '/b', titel: 'Lang genug' })
  await first.close()
  const strict = later({ parse: page => (page.titel.length < 5 ? 'Der Titel ist zu kurz' : page) })
  const town = await townOf(database, strict)
  await town.renew(open)
  const issues = [{ path: 'titel', message: 'Der Titel ist zu kurz' }]
  const about = { document_id: id, kind: 'seite', key: '/a', audience: 'oeffentlich', issues }
  expect(await town.unfit()).toEqual([
    { ...about, scope: 'entwurf' },
    { ...about, scope: 'veroeffentlicht' },
  ])
  expect((await town.published.byKey('seite', '/a'))?.data).toMatchObject({ titel: 'Kurz' })
  value(await town.saveDraft(id, { data: { path: '/a', titel: 'Länger' }, baseRevision: 1, author }))
  expect((await town.unfit()).map(({ scope }) => scope)).toEqual(['veroeffentlicht'])
  value(await town.publish(id, { author }))
  expect(await town.unfit()).toEqual([])
  expect(await contradictions(database)).toEqual([])
})

test.each([
  ['is renewed too', { titel: 'Entwurf' }, { titel: 'Entwurf', farbe: 'rot' }],
  ['has the field already', { titel: 'Entwurf', farbe: 'blau' }, { titel: 'Entwurf', farbe: 'blau' }],
  ['no longer fits', { titel: 'Nein' }, { titel: 'Nein' }],
])('a pending draft stays pending if it %s, and keeps its review state', async (_, draft, as) => {
  const database = await newDatabase()
  const first = await townOf(database)
  const id = await published(first, { path: '/a', titel: 'Öffentlich' })
  value(await first.saveDraft(id, { data: { path: '/a', ...draft }, baseRevision: 1, author }))
  value(await first.review(id, { step: 'einreichen', author, baseRevision: 2 }))
  await first.close()
  const rules = later({
    parse: page => (page.titel === 'Nein' ? 'Bitte nicht' : { ...page, farbe: page.farbe ?? 'rot' }),
  })
  const town = await townOf(database, rules)
  await town.renew(open)
  expect((await town.published.byId(id))?.data).toEqual({ path: '/a', titel: 'Öffentlich', farbe: 'rot' })
  const document = await town.document(id)
  expect(document).toMatchObject({ data: { path: '/a', ...as }, review: 'in_pruefung' })
  expect(document?.published_revision).toBeLessThan(document?.draft_revision ?? 0)
  expect((await town.unfit()).map(({ scope }) => scope)).toEqual(draft.titel === 'Nein' ? ['entwurf'] : [])
  expect(await contradictions(database)).toEqual([])
})

test('a document whose public address a draft of another document has is listed; all others are renewed', async () => {
  const database = await newDatabase()
  const first = await townOf(database)
  const id = await published(first, { path: '/a', titel: 'Zieht um' })
  value(await first.saveDraft(id, { data: { path: '/b', titel: 'Zieht um' }, baseRevision: 1, author }))
  value(await first.create({ kind: 'seite', data: { path: '/a', titel: 'Zieht ein' }, author }))
  const other = await published(first, { path: '/c', titel: 'C' })
  await first.close()
  const town = await townOf(database, withColour)
  await town.renew(open)
  expect(await town.unfit()).toMatchObject([{ document_id: id, scope: 'veroeffentlicht' }])
  expect((await town.published.byKey('seite', '/a'))?.data).toMatchObject({ titel: 'Zieht um' })
  expect(await town.document(id)).toMatchObject({ key: '/b', data: { farbe: 'rot' }, published_revision: 1 })
  expect((await town.document(other))?.data).toMatchObject({ farbe: 'rot' })
  expect(await contradictions(database)).toEqual([])
})

test('an interrupted renewal continues and handles no document twice', async () => {
  const database = await newDatabase()
  const first = await townOf(database)
  const pages = Array.from({ length: 50 }, (_, at) => ({ path: `/s${at}`, titel: `s${at}` }))
  value(await first.writeAll(pages.map(data => ({ kind: 'seite', data, author }))))
  await first.close()
  let parsed = 0
  const counting = later({
    parse: page => {
      parsed++
      return { ...page, farbe: page.farbe ?? 'rot' }
    },
  })
  const broken = await townOf(database, counting)
  await broken.renew(() => parsed > 0)
  const farben = async (town: typeof broken) =>
    (await town.documents('seite', { limit: 100 })).filter(({ draft_revision }) => draft_revision === 2)
      .length
  expect(await farben(broken)).toBe(20)
  await broken.close()
  const again = await townOf(database, counting)
  await again.renew(open)
  expect(await farben(again)).toBe(50)
  expect(await again.countDocuments('seite')).toBe(50)
  expect(await contradictions(database)).toEqual([])
})
