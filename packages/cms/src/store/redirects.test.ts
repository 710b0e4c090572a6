import { expect, test } from 'vitest'
import { author, error, openTown, published, type Town, townClock, value } from './testing/town.ts'

const page = { path: '/a', titel: 'Seite' }

async function move(town: Town, id: string, path: string) {
  const document = await town.document(id)
  const baseRevision = document?.draft_revision ?? 0
  value(await town.saveDraft(id, { data: { ...page, path }, baseRevision, author }))
  value(await town.publish(id, { author }))
}

const target = async (town: Town, path: string) => (await town.published.redirect(path))?.to

test('a public page that moves leaves a permanent redirect; a draft that moves leaves none', async () => {
  const town = await openTown()
  const id = await published(town, page)
  value(await town.saveDraft(id, { data: { ...page, path: '/b' }, baseRevision: 1, author }))
  expect(await town.published.redirect('/a')).toBeUndefined()
  value(await town.publish(id, { author }))
  expect(await town.published.redirect('/a')).toEqual({ to: '/b', status: 301 })
})

test('chains are flattened: every old address redirects directly to the last one', async () => {
  const town = await openTown()
  const id = await published(town, page)
  for (const path of ['/b', '/c', '/d']) await move(town, id, path)
  for (const old of ['/a', '/b', '/c']) expect(await target(town, old)).toBe('/d')
})

test('a page that moves back is at its old address again, and the intermediate address redirects to it', async () => {
  const town = await openTown()
  const id = await published(town, page)
  await move(town, id, '/b')
  await move(town, id, '/a')
  expect(await target(town, '/a')).toBeUndefined()
  expect(await target(town, '/b')).toBe('/a')
})

test('a page published at a redirected address replaces the redirect', async () => {
  const town = await openTown()
  await move(town, await published(town, page), '/b')
  await published(town, page)
  expect(await target(town, '/a')).toBeUndefined()
})

test('withdrawing with a redirect also updates redirects from older addresses', async () => {
  const town = await openTown()
  const id = await published(town, page)
  await move(town, id, '/b')
  value(await town.unpublish(id, { author, redirectTo: '/rathaus' }))
  expect(await target(town, '/a')).toBe('/rathaus')
  expect(await target(town, '/b')).toBe('/rathaus')
})

test('a redirect loop is refused and the page stays public', async () => {
  const town = await openTown()
  const id = await published(town, page)
  await move(town, id, '/b')
  for (const redirectTo of ['/b', '/a']) {
    expect(error(await town.unpublish(id, { author, redirectTo }), 'ungueltig').issues[0]?.path).toBe(
      'redirectTo',
    )
  }
  expect(await town.published.byId(id)).toBeDefined()
})

test('a redirect to another site or to an invalid path is refused', async () => {
  const town = await openTown()
  const id = await published(town, page)
  for (const redirectTo of [
    '//example.org',
    'https://example.org',
    'rathaus',
    '/\\example.org',
    '/a\nb',
    '',
  ]) {
    expect(error(await town.unpublish(id, { author, redirectTo }), 'ungueltig').message).toMatch(
      /dieser Website/,
    )
  }
})

test('a menu has a name and no address, so renaming it leaves no redirect', async () => {
  const town = await openTown({ clock: townClock() })
  const { id } = value(await town.create({ kind: 'menue', data: { name: 'Alt', ziele: [] }, author }))
  value(await town.publish(id, { author }))
  value(await town.saveDraft(id, { data: { name: 'Neu', ziele: [] }, baseRevision: 1, author }))
  value(await town.publish(id, { author }))
  expect(await town.published.redirect('Alt')).toBeUndefined()
  expect(await town.published.byKey('menue', 'Alt')).toBeUndefined()
})
