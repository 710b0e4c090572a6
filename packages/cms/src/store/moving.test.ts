import { describe, expect, test } from 'vitest'
import type { Leave } from './index.ts'
import { failed, ok } from './result.ts'
import { author, error, openTown, published, type Town, townClock, value } from './testing/town.ts'

const page = (path: string, titel = path) => ({ path, titel })

async function bathTown(options: Parameters<typeof openTown>[0] = {}) {
  const town = await openTown(options)
  const bath = await published(town, page('/freizeit/bad'))
  const prices = await published(town, page('/freizeit/bad/preise'))
  const { id: draft } = value(await town.create({ kind: 'seite', data: page('/freizeit/bad/kurse'), author }))
  await published(town, page('/freizeit/badminton'))
  return { town, bath, prices, draft }
}

const move = (town: Town, id: string, to: string, baseRevision = 1) =>
  town.move(id, { to, baseRevision, author })

const addresses = async (town: Town) =>
  (await town.published.addresses(['seite'], { limit: 99 })).map(({ path }) => path)

describe('moving a page', () => {
  test('moves the pages below it, public and draft, and leaves redirects', async () => {
    const { town, bath, draft } = await bathTown()
    const moved = value(await move(town, bath, '/baeder'))
    expect(moved.map(({ key }) => key)).toEqual(['/baeder', '/baeder/kurse', '/baeder/preise'])
    expect(await addresses(town)).toEqual(['/baeder', '/baeder/preise', '/freizeit/badminton'])
    expect(await town.published.redirect('/freizeit/bad')).toMatchObject({ to: '/baeder' })
    expect(await town.published.redirect('/freizeit/bad/preise')).toMatchObject({ to: '/baeder/preise' })
    expect(await town.document(draft)).toMatchObject({ key: '/baeder/kurse', published_revision: null })
    expect(await town.published.redirect('/freizeit/bad/kurse')).toBeUndefined()
  })

  test('keeps a pending change as a draft', async () => {
    const { town, bath } = await bathTown()
    value(await town.saveDraft(bath, { data: page('/freizeit/bad', 'Geheim'), baseRevision: 1, author }))
    value(await move(town, bath, '/baeder', 2))
    expect((await town.published.byId(bath))?.data).toEqual(page('/baeder', '/freizeit/bad'))
    expect((await town.document(bath))?.data).toEqual(page('/baeder', 'Geheim'))
  })

  test('keeps the time window of a page', async () => {
    const clock = townClock()
    const { town, bath } = await bathTown({ clock })
    const window = { gueltig_von: '2026-12-01T00:00:00.000Z', gueltig_bis: '2026-12-24T00:00:00.000Z' }
    value(await town.publish(bath, { author, ...window, force: true }))
    value(await move(town, bath, '/baeder'))
    expect(await town.document(bath)).toMatchObject(window)
    expect(await addresses(town)).not.toContain('/baeder')
    clock.set('2026-12-02T00:00:00.000Z')
    expect(await addresses(town)).toContain('/baeder')
  })

  test('is idempotent, and refused for an outdated revision', async () => {
    const { town, bath } = await bathTown()
    const [first] = value(await move(town, bath, '/baeder'))
    expect(value(await move(town, bath, '/baeder'))).toEqual([first])
    error(await move(town, bath, '/anderswo'), 'konflikt')
  })

  test('is done completely or not at all', async () => {
    const { town, bath } = await bathTown()
    await published(town, page('/baeder/preise', 'Schon da'))
    error(await move(town, bath, '/baeder'), 'vergeben')
    expect(await addresses(town)).toContain('/freizeit/bad')
    expect((await town.document(bath))?.key).toBe('/freizeit/bad')
    const leave: Leave = {
      place: ({ key }) =>
        key.endsWith('preise') ? failed({ code: 'nicht_erlaubt', message: 'Nein' }) : ok(undefined),
      file: () => true,
    }
    error(await town.move(bath, { to: '/oben', baseRevision: 1, author, leave }), 'nicht_erlaubt')
    expect((await town.document(bath))?.key).toBe('/freizeit/bad')
  })

  test('may use a path that it frees itself, but no path below itself', async () => {
    const town = await openTown()
    const id = await published(town, page('/bad/bad'))
    await published(town, page('/bad/bad/bad'))
    error(await move(town, id, '/bad/bad/unten'), 'ungueltig')
    value(await move(town, id, '/bad'))
    expect(await addresses(town)).toEqual(['/bad', '/bad/bad'])
  })

  test('is refused for kinds without a path', async () => {
    const town = await openTown()
    const { id } = value(await town.create({ kind: 'menue', data: { name: 'Hauptmenü', ziele: [] }, author }))
    expect(error(await move(town, id, '/menue'), 'ungueltig').message).toContain('keinen Pfad')
  })
})
