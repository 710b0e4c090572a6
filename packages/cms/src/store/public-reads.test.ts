import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contradictions } from './testing/contradictions.ts'
import { newDatabase } from './testing/databases.ts'
import { author, openTown, published, townClock, value } from './testing/town.ts'

const keys = (rows: readonly { readonly key: string }[]) => rows.map(row => row.key)

test('lists have the order of the contract: datum_von descending, sortierung ascending, then by a stable key', async () => {
  const town = await openTown()
  const entries = [
    { path: '/ohne-datum', titel: 'x' },
    { path: '/alt', titel: 'x', datum_von: '2026-01-01' },
    { path: '/neu-ohne', titel: 'x', datum_von: '2026-02-01' },
    { path: '/neu-2', titel: 'x', datum_von: '2026-02-01', sortierung: 2 },
    { path: '/neu-1', titel: 'x', datum_von: '2026-02-01', sortierung: 1 },
    { path: '/neu-ohne-auch', titel: 'x', datum_von: '2026-02-01' },
  ]
  for (const entry of entries) await published(town, entry, 'aktuelles')
  const newest = keys(await town.published.list('aktuelles', { limit: 9 }))
  const sameDay = newest.slice(0, 4)
  expect(sameDay.slice(0, 2)).toEqual(['/neu-1', '/neu-2'])
  expect(newest.slice(4)).toEqual(['/alt', '/ohne-datum'])
  const oldest = keys(await town.published.list('aktuelles', { limit: 9, order: ['datum_von:asc'] }))
  expect(oldest).toEqual(['/ohne-datum', '/alt', ...sameDay])
})

test('a list from a given day in ascending order contains that day and later ones, the next first', async () => {
  const town = await openTown()
  for (const day of ['2026-11-19', '2026-11-20', '2026-12-24']) {
    await published(town, { path: `/${day}`, titel: day, datum_von: day, tags: ['rubrik:fest'] })
  }
  for (const tag of [undefined, 'rubrik:fest']) {
    const coming = await town.published.list('seite', {
      tag,
      from: '2026-11-20',
      order: ['datum_von:asc'],
      limit: 5,
    })
    expect(keys(coming)).toEqual(['/2026-11-20', '/2026-12-24'])
  }
})

test('pages of a list have no gaps or duplicates, and invalid page numbers do no harm', async () => {
  const town = await openTown()
  for (let n = 0; n < 7; n++)
    await published(town, { path: `/${n}`, titel: 'gleich', datum_von: '2026-01-01' })
  const pages = await Promise.all(
    [0, 3, 6, 9].map(offset => town.published.list('seite', { limit: 3, offset })),
  )
  expect(pages.map(page => page.length)).toEqual([3, 3, 1, 0])
  expect(new Set(pages.flatMap(keys)).size).toBe(7)
  expect(await town.published.list('seite', { limit: -1 })).toEqual([])
  expect(await town.published.list('seite', { limit: Number.NaN, offset: Number.POSITIVE_INFINITY })).toEqual(
    [],
  )
})

test('publishing again replaces the tags and updates the counts', async () => {
  const town = await openTown()
  const page = {
    path: '/a',
    titel: 'A',
    tags: ['interessengruppe:1', 'interessengruppe:2', 'interessengruppe:1'],
  }
  const id = await published(town, page)
  const counts = async () =>
    Promise.all(['1', '2', '3'].map(n => town.published.count('seite', { tag: `interessengruppe:${n}` })))
  expect(await counts()).toEqual([1, 1, 0])
  value(
    await town.saveDraft(id, { data: { ...page, tags: ['interessengruppe:3'] }, baseRevision: 1, author }),
  )
  value(await town.publish(id, { author }))
  expect(await counts()).toEqual([0, 0, 1])
  value(await town.unpublish(id, { author }))
  expect(await counts()).toEqual([0, 0, 0])
  expect(await town.published.count('seite')).toBe(0)
})

test('public reads return missing values as null, not in their stored form', async () => {
  const town = await openTown()
  await published(town, { path: '/a', titel: 'A' })
  expect(await town.published.byKey('seite', '/a')).toMatchObject({
    datum_von: null,
    sortierung: null,
    gueltig_von: null,
    gueltig_bis: null,
  })
})

test('lists and counts equal a naive implementation, for any documents, windows and times', async () => {
  const day = fc.integer({ min: 1, max: 28 })
  const beitrag = fc.record({
    datum_von: fc.option(
      day.map(n => `2026-06-${String(n).padStart(2, '0')}`),
      { nil: undefined },
    ),
    sortierung: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    tags: fc.uniqueArray(fc.constantFrom('a', 'b')),
    begin: fc.option(day, { nil: undefined }),
    end: fc.option(fc.integer({ min: 29, max: 60 }), { nil: undefined }),
  })
  const moment = (n: number) => new Date(Date.UTC(2026, 5, n)).toISOString()
  await fc.assert(
    // The clock jumps back and forth, by more than the grace period after which documents are set aside.
    fc.asyncProperty(
      fc.array(beitrag, { maxLength: 10 }),
      fc.array(fc.integer({ min: 0, max: 80 })),
      async (all, days) => {
        const clock = townClock()
        const town = await openTown({ clock })
        const documents = all.map(({ begin, end, ...rest }, index) => ({
          path: `/${index}`,
          titel: `${index}`,
          ...(JSON.parse(JSON.stringify(rest)) as {
            datum_von?: string
            sortierung?: number
            tags: string[]
          }),
          gueltig_von: begin === undefined ? null : moment(begin),
          gueltig_bis: end === undefined ? null : moment(end),
        }))
        value(
          await town.writeAll(
            documents.map(data => ({
              kind: 'seite',
              data,
              author,
              gueltig_von: data.gueltig_von,
              gueltig_bis: data.gueltig_bis,
            })),
          ),
        )
        const { id } = value(
          await town.create({ kind: 'seite', data: { path: '/weg', titel: 'weg' }, author }),
        )
        for (const n of days) {
          const now = moment(n)
          clock.set(now)
          // Every publication sets expired documents aside.
          value(await town.publish(id, { author }))
          value(await town.unpublish(id, { author }))
          for (const tag of [undefined, 'a', 'b']) {
            const expected = documents
              .filter(
                ({ gueltig_von, gueltig_bis }) => (gueltig_von ?? '') <= now && (gueltig_bis ?? '9') > now,
              )
              .filter(({ tags }) => tag === undefined || tags.includes(tag))
              .toSorted(
                (a, b) =>
                  (b.datum_von ?? '').localeCompare(a.datum_von ?? '') ||
                  (a.sortierung ?? 9) - (b.sortierung ?? 9),
              )
            const listed = await town.published.list('seite', { tag, limit: 99 })
            const order = (rows: readonly { datum_von?: string | null; sortierung?: number | null }[]) =>
              rows.map(row => [row.datum_von ?? null, row.sortierung ?? null])
            expect(order(listed)).toEqual(order(expected))
            expect(keys(listed).toSorted()).toEqual(expected.map(({ path }) => path).toSorted())
            expect(await town.published.count('seite', { tag })).toBe(expected.length)
          }
        }
        await town.close()
      },
    ),
    { numRuns: 25 },
  )
})

test('a document that expired long ago is set aside at the next publication, and returns if the clock was wrong', async () => {
  const database = await newDatabase()
  const clock = townClock('2026-01-01T00:00:00Z')
  const town = await openTown({ database, clock })
  const { id } = value(
    await town.create({ kind: 'seite', data: { path: '/a', titel: 'A', tags: ['t'] }, author }),
  )
  value(await town.publish(id, { author, gueltig_bis: '2026-02-01T00:00:00Z' }))
  const ended = async () =>
    (
      await town.database.read
        .selectFrom('published')
        .select('ended')
        .where('key', '=', '/a')
        .executeTakeFirst()
    )?.ended

  clock.set('2026-02-05T00:00:00Z')
  const other = await published(town, { path: '/b', titel: 'B' })
  expect(await ended()).toBe(0)
  clock.set('2026-03-01T00:00:00Z')
  value(await town.publish(other, { author }))
  expect(await ended()).toBe(1)
  expect(await town.published.count('seite')).toBe(1)
  expect(await contradictions(database)).toEqual([])

  clock.set('2026-01-15T00:00:00Z')
  value(await town.publish(other, { author }))
  expect(await ended()).toBe(0)
  expect(await town.published.count('seite', { tag: 't' })).toBe(1)
  expect(await contradictions(database)).toEqual([])
  await town.close()
})
