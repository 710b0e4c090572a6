import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testTown } from '../test-town.ts'

const betriebe = {
  name: 'Betriebe',
  einzahl: 'Betrieb',
  mehrzahl: 'Betriebe',
  rubriktitel: 'Branche',
  suchfeld: 'branchensearch',
  seite: '/wirtschaft/betriebe',
  rubriken: [
    { id: 'baeckerei', name: 'Bäckerei' },
    { id: 'weinbau', name: 'Weinbau' },
  ],
}
const eintrag = (name: string, rubrik: string, more: object = {}) => ({
  verzeichnis: 'betriebe',
  name,
  rubriken: [rubrik],
  ...more,
})

const directory = (eintraege: readonly object[], more: Parameters<typeof testTown>[0] = {}) =>
  testTown({ verzeichnis: [betriebe], verzeichniseintrag: eintraege, ...more })

const few = [
  eintrag('Weingut Zoller', 'weinbau', { text: '<p>Burgunder &amp; Riesling</p>' }),
  eintrag('Öhler Brot', 'baeckerei', { einleitung: 'Aus dem Holzofen' }),
  eintrag('Bäckerei Huber', 'baeckerei'),
  eintrag('1. Rebenauer Kelterei', 'weinbau'),
]

async function names(town: Awaited<ReturnType<typeof testTown>>, query: object = {}) {
  const { data, anzahl, pagination } = await town.call(calls.verzeichniseintraege, {
    params: { id: 'betriebe' },
    query,
  })
  return { namen: data.map(({ name }) => name), anzahl, pages: pagination?.pages }
}

test('Entries are sorted by name, as in a telephone book', async () => {
  const town = await directory(few)
  expect(await names(town)).toEqual({
    namen: ['1. Rebenauer Kelterei', 'Bäckerei Huber', 'Öhler Brot', 'Weingut Zoller'],
    anzahl: 4,
    pages: 1,
  })
})

test.each([
  [{ rubrik: 'weinbau' }, ['1. Rebenauer Kelterei', 'Weingut Zoller']],
  [{ buchstabe: 'O' }, ['Öhler Brot']],
  [{ buchstabe: '0-9' }, ['1. Rebenauer Kelterei']],
  [{ q: 'baeckerei' }, ['Bäckerei Huber', 'Öhler Brot']],
  [{ q: 'Bäckerei Holzofen' }, ['Öhler Brot']],
  [{ q: 'gunder riesl' }, ['Weingut Zoller']],
  [{ q: '%' }, ['1. Rebenauer Kelterei', 'Bäckerei Huber', 'Öhler Brot', 'Weingut Zoller']],
  [{ q: "'; drop table documents; --" }, []],
  [{ q: 'Huber', rubrik: 'weinbau' }, []],
  [{ rubrik: 'constructor' }, []],
])('All filters apply together: %j', async (query, expected) => {
  const town = await directory(few)
  expect(await names(town, query)).toMatchObject({ namen: expected, anzahl: expected.length })
})

test('A directory answers the number of entries of each Rubrik, and the first letters of its entries', async () => {
  const town = await directory(few)
  expect(await town.call(calls.verzeichnis, { params: { id: 'betriebe' } })).toMatchObject({
    suchfeld: 'branchensearch',
    rubriken: [
      { id: 'baeckerei', anzahl: 2 },
      { id: 'weinbau', anzahl: 2 },
    ],
    buchstaben: ['0-9', 'B', 'O', 'W'],
    anzahl: 4,
  })
})

test('A list of entries is paged', async () => {
  const town = await directory(few)
  expect(await names(town, { pro_seite: 3 })).toMatchObject({ namen: { length: 3 }, anzahl: 4, pages: 2 })
  expect(await names(town, { pro_seite: 3, seite: 2 })).toMatchObject({ namen: ['Weingut Zoller'] })
  expect(await names(town, { pro_seite: 3, seite: 9 })).toMatchObject({ namen: [], anzahl: 4 })
})

test('A withdrawn or not yet visible entry is in no list and no count', async () => {
  const town = await directory(few)
  const huber = await town.store.documentByKey('verzeichniseintrag', '/verzeichnis/baeckerei-huber')
  const zoller = await town.store.documentByKey('verzeichniseintrag', '/verzeichnis/weingut-zoller')
  await town.store.unpublish(huber?.id ?? '', { author: 'test' })
  await town.store.publish(zoller?.id ?? '', {
    author: 'test',
    gueltig_von: '2026-12-01T00:00:00+01:00',
    force: true,
  })
  expect(await names(town)).toMatchObject({ namen: ['1. Rebenauer Kelterei', 'Öhler Brot'], anzahl: 2 })
  const { rubriken } = await town.call(calls.verzeichnis, { params: { id: 'betriebe' } })
  expect(rubriken.map(({ anzahl }) => anzahl)).toEqual([1, 1])
})

test('An entry that moves to another Rubrik is found only there', async () => {
  const town = await directory(few)
  const huber = await town.store.documentByKey('verzeichniseintrag', '/verzeichnis/baeckerei-huber')
  if (!huber) throw new Error('Huber fehlt')
  const data = { ...huber.data, rubriken: ['weinbau'], name: 'Huber und Wein' }
  await town.store.saveDraft(huber.id, { data, baseRevision: huber.draft_revision, author: 'test' })
  await town.store.publish(huber.id, { author: 'test' })
  expect(await names(town, { rubrik: 'baeckerei' })).toMatchObject({ namen: ['Öhler Brot'] })
  expect(await names(town, { rubrik: 'weinbau', buchstabe: 'H' })).toMatchObject({
    namen: ['Huber und Wein'],
  })
})

test('The breadcrumbs of an entry contain the page that lists it', async () => {
  const seite = (pfad: string, title: string) => ({ pfad, title })
  const town = await directory(few, {
    seite: [seite('/wirtschaft', 'Wirtschaft'), seite('/wirtschaft/betriebe', 'Betriebe')],
  })
  expect(await town.call(calls.route, { query: { url: '/verzeichnis/baeckerei-huber' } })).toMatchObject({
    title: 'Bäckerei Huber',
    content: [{ template: 'verzeichniseintrag', context: { rubriken: ['baeckerei'] } }],
    breadcrumbs: [
      { href: '/' },
      { href: '/wirtschaft' },
      { href: '/wirtschaft/betriebe' },
      { title: 'Bäckerei Huber', href: '/verzeichnis/baeckerei-huber' },
    ],
  })
})

test('A directory that does not exist is not found', async () => {
  const town = await directory([])
  for (const id of ['vereine', 'constructor', '__proto__']) {
    await expect(town.call(calls.verzeichnis, { params: { id } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
    await expect(town.call(calls.verzeichniseintraege, { params: { id }, query: {} })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  }
})

test('An entry can be published only with Rubriken of its directory', async () => {
  const town = await directory([])
  const data = { ...eintrag('Öhler Brot', 'baeckerei'), rubriken: ['baeckerei', 'brauerei'] }
  const id = 'oehler'
  const made = await town.store.create({ id, kind: 'verzeichniseintrag', data, author: 'test' })
  expect(made.ok).toBe(true)
  const published = await town.store.publish(id, { author: 'test' })
  expect(!published.ok && published.error).toMatchObject({
    code: 'ungueltig',
    issues: [{ path: 'rubriken.1', message: 'Im Verzeichnis „Betriebe“ gibt es diese Rubrik nicht.' }],
  })
})
