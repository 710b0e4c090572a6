import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { artikel, testTown, veranstaltung } from '../test-town.ts'

const seite = (pfad: string) => ({ pfad, title: pfad })

test('The sitemap lists every public page and nothing else', async () => {
  const { store, call } = await testTown({
    seite: ['/', '/rathaus', '/intranet', '/intranet/personal', '/intranet0'].map(seite),
    aktuelles: [artikel('Markt')],
    veranstaltung: [veranstaltung('Weinfest', '2026-12-01T18:00:00+01:00')],
    menue: [{ name: 'Hauptmenü', menuItems: [] }],
    weiterleitung: [{ von: '/muell', nach: '/rathaus' }],
  })
  await store.writeAll([
    { kind: 'seite', data: seite('/entwurf'), author: 'test', publish: false },
    { kind: 'seite', data: seite('/spaeter'), author: 'test', gueltig_von: '2026-12-01T00:00:00Z' },
    { kind: 'seite', data: seite('/vorbei'), author: 'test', gueltig_bis: '2026-11-01T00:00:00Z' },
  ])
  const { data, pagination } = await call(calls.adressen, { query: {} })
  expect(data.map(({ url }) => url).toSorted()).toEqual([
    '/',
    '/aktuelles/markt',
    '/intranet0',
    '/rathaus',
    '/veranstaltungen/weinfest',
  ])
  expect(pagination).toEqual({ page: 1, pages: 1 })
})

test('An office with a page of the site is listed once, with that page', async () => {
  const { call } = await testTown({
    seite: [seite('/freibad')],
    organisationseinheit: [{ name: 'Freibad', seite: '/freibad' }, { name: 'Bauamt' }],
  })
  const { data } = await call(calls.adressen, { query: {} })
  expect(data.map(({ url }) => url).toSorted()).toEqual(['/freibad', '/rathaus/aemter/bauamt'])
})

test('The date of an address is that of its publication, if its time window began earlier', async () => {
  const { store, call } = await testTown({ seite: [seite('/')] })
  const gueltig_von = '2026-11-20T10:59:00.000Z'
  await store.writeAll([{ kind: 'seite', data: seite('/neu'), author: 'test', gueltig_von }])
  const { data } = await call(calls.adressen, { query: {} })
  expect(data).toEqual([
    { url: '/', geaendert: '2026-11-20T11:00:00.000Z' },
    { url: '/neu', geaendert: '2026-11-20T11:00:00.000Z' },
  ])
})

test('The pages of the list contain each address exactly once', async () => {
  const { call } = await testTown({ seite: Array.from({ length: 7 }, (_, n) => seite(`/s${n}`)) })
  const page = (seite: number) => call(calls.adressen, { query: { seite, pro_seite: 3 } })
  const pages = await Promise.all([page(1), page(2), page(3), page(4)])
  expect(pages.flatMap(({ data }) => data.map(({ url }) => url))).toEqual(
    Array.from({ length: 7 }, (_, n) => `/s${n}`),
  )
  expect(pages[0]?.pagination).toEqual({ page: 1, pages: 3 })
  expect(pages[3]?.data).toEqual([])
})
