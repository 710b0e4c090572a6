import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageAddresses } from './page-addresses.ts'

const rows = [
  { id: 'root', path: '' },
  { id: 'home', parentId: 'root', index: true },
  { id: 'kontakt', parentId: 'root', path: 'kontakt' },
  { id: 'kalender', parentId: 'root', path: 'veranstaltungen/:slug.ics' },
  { id: 'formular', parentId: 'root', path: 'formulare/:slug' },
  { id: 'realm', parentId: 'root' },
  { id: 'raete', parentId: 'realm', path: 'raete' },
  { id: 'raete/*', parentId: 'realm', path: 'raete/*' },
  { id: 'page', parentId: 'root', path: '*' },
]
const routes = Object.fromEntries(rows.map(row => [row.id, row])) as unknown as ServerBuild['routes']

test.each([
  ['/', true],
  ['/rathaus/aemter', true],
  ['/veranstaltungen/stadtfest', true],
  ['/formulare', true],
  ['/kontakt/', false],
  ['/kontakt', false],
  ['/veranstaltungen/stadtfest.ics', false],
  ['/formulare/hund', false],
  ['/raete', false],
  ['/raete/gibt/es/nicht', false],
])('%s is a page of the CMS and not another route: %s', (path, isPage) => {
  const among = pageAddresses(routes)
  expect([among(path), among(path)]).toEqual([isPage, isPage])
})
