import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import type { EditorQuery } from './index.ts'
import { author, openTown, type Town, townClock, value } from './testing/town.ts'

const clock = townClock()
let town: Town

beforeEach(async () => {
  clock.set('2026-11-20T09:00:00.000Z')
  town = await openTown({ clock })
})
afterEach(() => town.close())

type Query = EditorQuery<'seite' | 'aktuelles' | 'menue'>

const listed = async (query: Partial<Query> = {}) =>
  (await town.list({ limit: 25, ...query })).rows.map(({ title }) => title)

const draft = async (titel: string, more: object = {}, kind: 'seite' | 'aktuelles' = 'seite') =>
  value(await town.create({ kind, data: { path: `/${titel}`, titel, ...more }, author })).id

const released = async (titel: string, window: object = {}, more: object = {}) => {
  const id = await draft(titel, more)
  value(await town.publish(id, { author, ...window }))
  return id
}

const statusOf = async (id: string) =>
  (await town.list({ limit: 100 })).rows.find(row => row.id === id)?.status ??
  (await town.list({ limit: 100, status: ['papierkorb'] })).rows.find(row => row.id === id)?.status

describe('a list of editors', () => {
  it('contains documents of all kinds, or of the wanted kinds', async () => {
    await draft('Bad')
    await draft('Amt', {}, 'aktuelles')
    expect(await listed()).toEqual(['Amt', 'Bad'])
    expect(await listed({ kinds: ['seite'] })).toEqual(['Bad'])
    expect(await listed({ kinds: ['seite', 'aktuelles'] })).toEqual(['Amt', 'Bad'])
    expect(await listed({ kinds: [] })).toEqual([])
  })

  it('is sorted by title in both directions, by day, change or state; an unknown order counts as by title', async () => {
    await draft('Öl', { datum_von: '2026-01-02' })
    clock.set('2026-11-20T10:00:00.000Z')
    await released('Zoo', {}, { datum_von: '2026-01-01' })
    clock.set('2026-11-20T11:00:00.000Z')
    await draft('Oper', { datum_von: '2026-01-03' })
    expect(await listed()).toEqual(['Öl', 'Oper', 'Zoo'])
    expect(await listed({ order: 'titel:desc' })).toEqual(['Zoo', 'Oper', 'Öl'])
    expect(await listed({ order: 'datum:asc' })).toEqual(['Zoo', 'Öl', 'Oper'])
    expect(await listed({ order: 'geaendert:desc' })).toEqual(['Oper', 'Zoo', 'Öl'])
    expect(await listed({ order: 'status:desc' })).toEqual(['Zoo', 'Oper', 'Öl'])
    expect(await listed({ order: 'passwort:asc' })).toEqual(['Öl', 'Oper', 'Zoo'])
    expect(await listed({ order: 'constructor' })).toEqual(['Öl', 'Oper', 'Zoo'])
  })

  it('shows the title of the draft, not of the public version', async () => {
    const id = await released('Alt')
    value(
      await town.saveDraft(id, { data: { path: '/Alt', titel: 'Neu' }, baseRevision: 1, author: 'Bernd' }),
    )
    const { rows } = await town.list({ limit: 1 })
    expect(rows).toMatchObject([
      { id, title: 'Neu', author: 'Bernd', status: 'geaendert', draft_revision: 2 },
    ])
    expect(rows[0]).not.toHaveProperty('data')
  })

  it('is paged, with the total number', async () => {
    for (const titel of ['a', 'b', 'c', 'd', 'e']) await draft(titel)
    const page = await town.list({ limit: 2, offset: 2 })
    expect(page.rows.map(({ title }) => title)).toEqual(['c', 'd'])
    expect(page).toMatchObject({ count: 5, more: false })
    expect(await town.list({ limit: 2, offset: 5 })).toEqual({ rows: [], count: 5, more: false, next: null })
  })

  it('counts up to 200 hits, or up to the wanted number', async () => {
    const data = (at: number) => ({ path: `/seite-${at}`, titel: `Seite ${at}` })
    value(
      await town.writeAll(
        Array.from({ length: 300 }, (_, at) => ({ kind: 'seite' as const, data: data(at), author })),
      ),
    )
    expect(await town.list({ limit: 1 })).toMatchObject({ count: 200, more: true })
    expect(await town.list({ limit: 1, search: 'seite' })).toMatchObject({ count: 200, more: true })
    const all = { limit: 1, countUpTo: 10_000 }
    const { count, more } = await town.list(all)
    expect([count > 200, more]).toEqual([true, false])
    expect(await town.list({ ...all, search: 'seite' })).toMatchObject({ count, more: false })
    expect(await town.list({ ...all, countUpTo: 201 })).toMatchObject({ count: 201 })
    expect(await town.list({ ...all, countUpTo: 1_000_000 })).toMatchObject({ count, more: false })
    expect(await town.list({ limit: 1, search: 'seite 299' })).toMatchObject({ count: 1, more: false })
    expect((await town.list({ limit: 1e9 })).rows).toHaveLength(100)
    expect(await town.list({ limit: 5, offset: 1e12 })).toMatchObject({ rows: [], more: true })
    expect(await town.list({ limit: -1, offset: Number.NaN })).toMatchObject({ rows: [], count: 200 })
  })
})

it('A list is searched by current titles', async () => {
  const id = await draft('Anfang')
  value(await town.saveDraft(id, { data: { path: '/ende', titel: 'Ende' }, baseRevision: 1, author }))
  expect(await listed({ search: 'anfang' })).toEqual([])
  expect(await listed({ search: 'ende' })).toEqual(['Ende'])
})

it('A list is filtered by several field values together', async () => {
  await draft('a', { tags: ['rubrik:sport', 'ort:halle'] })
  await draft('b', { tags: ['rubrik:sport'] })
  expect(await listed({ kinds: ['seite'], filters: { rubrik: 'sport' } })).toEqual(['a', 'b'])
  expect(await listed({ kinds: ['seite'], filters: { rubrik: 'sport', ort: 'halle' } })).toEqual(['a'])
  expect(await listed({ kinds: ['seite', 'menue'], filters: { rubrik: 'musik' } })).toEqual([])
  expect(await listed({ filters: { constructor: 'x' } })).toEqual([])
})

it('A list with `endsUntil` contains only documents that expire by then and have not expired yet', async () => {
  await released('heute', { gueltig_bis: '2026-11-20T18:00:00.000Z' })
  await released('bald', { gueltig_bis: '2026-11-29T09:00:00.000Z' })
  await released('später', { gueltig_bis: '2027-01-01T09:00:00.000Z' })
  await released('immer')
  await draft('Entwurf')
  const endsUntil = '2026-12-04T09:00:00.000Z'
  expect(await listed({ endsUntil })).toEqual(['bald', 'heute'])
  expect(await listed({ endsUntil, kinds: ['aktuelles'] })).toEqual([])
  clock.set('2026-11-21T09:00:00.000Z')
  expect(await listed({ endsUntil })).toEqual(['bald'])
})

it('A section contains the page at its path and all pages below, and no others', async () => {
  for (const path of ['/schule', '/schule/ag', '/schule/ag/chor', '/schulefest', '/schule-nord', '/rathaus'])
    await draft(path, { path })
  expect(await listed({ section: '/schule' })).toEqual(['/schule', '/schule/ag', '/schule/ag/chor'])
  expect(await listed({ section: '/schule/' })).toEqual(['/schule', '/schule/ag', '/schule/ag/chor'])
  expect(await listed({ section: '/schule', search: 'chor' })).toEqual(['/schule/ag/chor'])
  expect(await listed({ section: '/' })).toHaveLength(6)
  expect(await listed({ section: '/%' })).toEqual([])
})

it('A large section is read in every sort order, also if its pages are at deep paths', async () => {
  const path = (at: number) => (at % 4 === 0 ? `/rathaus/amt-${at}` : `/schule/a/b/c/d/e/f/seite-${at}`)
  value(
    await town.writeAll(
      Array.from({ length: 400 }, (_, at) => ({
        kind: 'seite' as const,
        data: { path: path(at), titel: `Seite ${at}` },
        author,
      })),
    ),
  )
  for (const section of ['/schule', '/schule/', '/schule/a/b', '/schule/a/b/c/d/e/f'])
    for (const order of ['titel:asc', 'titel:desc', 'geaendert:desc', 'status:asc'] as const) {
      const page = await town.list({ limit: 100, section, order })
      expect(page).toMatchObject({ count: 200, more: true })
      expect(page.rows.filter(({ key }) => key.startsWith('/schule/'))).toHaveLength(100)
    }
  expect(await listed({ section: '/schule', search: 'seite 399' })).toEqual(['Seite 399'])
  expect((await town.list({ limit: 100, section: '/rathaus' })).count).toBe(100)
  const several = { limit: 100, section: '/schule', status: ['oeffentlich'], order: 'titel:desc' } as const
  const { rows, count } = await town.list({ ...several, countUpTo: 10_000 })
  expect([rows[0]?.title, rows[99]?.title, count]).toEqual(['Seite 399', 'Seite 267', 300])
  expect(await town.list({ ...several, kinds: ['aktuelles'] })).toMatchObject({ rows: [], count: 0 })
  expect(await town.list({ ...several, search: 'seite' })).toMatchObject({ count: 200, more: true })
  expect((await town.list({ ...several, search: 'seite 39' })).rows.map(({ title }) => title)).toEqual(
    [399, 398, 397, 395, 394, 393, 391, 390, 39].map(at => `Seite ${at}`),
  )
})

it("A list of the editor's own documents is complete, however many others have been written since", async () => {
  const own = value(await town.create({ kind: 'seite', data: { path: '/alt', titel: 'Alt' }, author })).id
  await released('Auch von mir')
  clock.set('2026-11-20T10:00:00.000Z')
  const others = Array.from({ length: 450 }, (_, at) => ({
    kind: at % 2 ? ('seite' as const) : ('aktuelles' as const),
    data: { path: `/neu-${at}`, titel: `Neu ${at}` },
    author: at % 3 ? 'Bernd' : 'Carla',
    publish: false,
  }))
  value(await town.writeAll(others))
  const mine = { author, order: 'geaendert:desc' } as const
  expect((await listed(mine)).toSorted()).toEqual(['Alt', 'Auch von mir'])
  expect(await listed({ ...mine, status: ['entwurf', 'geaendert'] })).toEqual(['Alt'])
  expect(await listed({ ...mine, kinds: ['seite', 'aktuelles'], search: 'alt' })).toEqual(['Alt'])
  expect(await listed({ ...mine, author: 'niemand' })).toEqual([])
  const bernd = await town.list({ limit: 100, author: 'Bernd', order: 'titel:asc', status: ['entwurf'] })
  expect([bernd.count, bernd.more, bernd.rows[0]?.title]).toEqual([200, true, 'Neu 1'])
  const deep = await town.list({ limit: 100, offset: 200, author: 'Bernd', order: 'titel:desc' })
  expect([deep.rows.length, deep.rows.at(-1)?.title]).toEqual([100, 'Neu 1'])

  // The latest change makes its author the author of the draft.
  value(
    await town.saveDraft(own, { data: { path: '/alt', titel: 'Alte' }, baseRevision: 1, author: 'Bernd' }),
  )
  expect(await listed({ ...mine, status: ['entwurf'] })).toEqual([])
  expect(await listed({ ...mine, author: 'Bernd', search: 'alt' })).toEqual(['Alte'])
})

it('A search with several prefixes finds the documents that have all of them, however frequent each prefix is', async () => {
  const words = ['Sanierung', 'Rathaus', 'Planung', 'Sperrung', 'Kelter', 'Schule', 'Park']
  const titles = Array.from({ length: 420 }, (_, at) =>
    [words[at % 2 === 0 ? 0 : 3], words[at % 3 === 0 ? 1 : 4], words[at % 70 === 0 ? 2 : 5], at].join(' '),
  )
  value(
    await town.writeAll(
      titles.map((titel, at) => ({ kind: 'seite' as const, data: { path: `/x${at}`, titel }, author })),
    ),
  )
  const begins = (titel: string, word: string) =>
    titel
      .toLowerCase()
      .split(' ')
      .some(one => one.startsWith(word))
  // Some queries have only frequent words, some a rare one, some a word that occurs nowhere.
  for (const search of ['s r p 7', 'r s', 'p s k', 's 41', 'p r 2', 's s s', 'k r', 's p 420']) {
    const found = titles.filter(titel => search.split(' ').every(word => begins(titel, word)))
    const { rows, count } = await town.list({ limit: 100, search, countUpTo: 1_000 })
    expect([search, count]).toEqual([search, found.length])
    expect(found).toEqual(expect.arrayContaining(rows.map(({ title }) => title)))
  }
})

describe('The state of a document', () => {
  it('follows the steps from the first draft to publication and back', async () => {
    const id = await draft('Bad')
    expect(await statusOf(id)).toBe('entwurf')
    value(await town.review(id, { step: 'einreichen', author, baseRevision: 1 }))
    expect(await statusOf(id)).toBe('in_pruefung')
    value(await town.review(id, { step: 'freigeben', author, baseRevision: 1 }))
    expect(await statusOf(id)).toBe('entwurf')
    value(await town.publish(id, { author }))
    expect(await statusOf(id)).toBe('oeffentlich')
    value(await town.saveDraft(id, { data: { path: '/Bad', titel: 'Bad 2' }, baseRevision: 1, author }))
    expect(await statusOf(id)).toBe('geaendert')
    value(await town.restore(id, 1, { author }))
    expect(await statusOf(id), 'what is public again is no draft').toBe('oeffentlich')
    value(await town.unpublish(id, { author }))
    expect(await statusOf(id)).toBe('entwurf')
    value(await town.remove(id, { author }))
    expect(await statusOf(id)).toBe('papierkorb')
    value(await town.undelete(id, { author }))
    expect(await statusOf(id)).toBe('entwurf')
  })

  it('follows the clock in both directions', async () => {
    const id = await released('Fest', {
      gueltig_von: '2026-12-01T00:00:00Z',
      gueltig_bis: '2026-12-24T00:00:00Z',
    })
    expect(await statusOf(id)).toBe('geplant')
    clock.set('2026-12-01T00:00:00.000Z')
    expect(await statusOf(id)).toBe('oeffentlich')
    expect(await listed({ status: ['oeffentlich'] })).toEqual(['Fest'])
    clock.set('2026-12-24T00:00:00.000Z')
    expect(await statusOf(id)).toBe('abgelaufen')
    expect(await listed({ status: ['oeffentlich'] })).toEqual([])
    clock.set('2026-12-20T00:00:00.000Z')
    expect(await statusOf(id)).toBe('oeffentlich')
    clock.set('2026-11-20T00:00:00.000Z')
    expect(await statusOf(id)).toBe('geplant')
  })

  it('filters lists', async () => {
    await draft('a')
    await released('b')
    const gone = await released('c')
    value(await town.remove(gone, { author }))
    expect(await listed({ status: ['entwurf'] })).toEqual(['a'])
    expect(await listed({ status: ['entwurf', 'oeffentlich'] })).toEqual(['a', 'b'])
    expect(await listed()).toEqual(['a', 'b'])
    expect(await listed({ status: ['papierkorb'] })).toEqual(['c'])
    expect(await listed({ status: [] })).toEqual([])
  })
})

test('An editor who may see only some kinds gets only documents of these kinds', async () => {
  await draft('Bad')
  await draft('Amt', {}, 'aktuelles')
  const seen = (kinds: readonly string[]) => ({ visible: [{ kinds, audiences: ['oeffentlich'] as const }] })
  expect(await listed(seen(['aktuelles']))).toEqual(['Amt'])
  expect(await listed({ ...seen(['aktuelles']), kinds: ['seite'] })).toEqual([])
  expect(await listed({ ...seen(['aktuelles', 'seite']), search: 'b' })).toEqual(['Bad'])
  expect(await listed({ ...seen(['menue']), order: 'wiedervorlage:asc' })).toEqual([])
})
