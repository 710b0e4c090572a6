import { type Cms, CmsError, NoData } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import routes from '../routes.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'

type Example = {
  path: string
  params?: Record<string, string>
  route: () => Promise<{ loader: Parameters<typeof askRoute>[1] }>
}

/**
 * Every route that answers programs instead of people, with an example address. The test fails for a route
 * without an entry.
 */
const examples: Record<string, Example> = {
  'sitzungen-ics.ts': {
    path: '/rathaus/gemeinderat/sitzungen.ics',
    route: () => import('./sitzungen-ics.ts'),
  },
  'veranstaltungen-ics.ts': { path: '/veranstaltungen.ics', route: () => import('./veranstaltungen-ics.ts') },
  'suche-vorschlaege.ts': { path: '/suche/vorschlaege?q=aus', route: () => import('./suche-vorschlaege.ts') },
  'abfall-ics.ts': {
    path: '/abfall/kalender/k3m8x2q7wa.ics',
    params: { ort: 'k3m8x2q7wa' },
    route: () => import('./abfall-ics.ts'),
  },
  'abfall-jahr-pdf.ts': {
    path: '/abfall/jahr/k3m8x2q7wa/2026.pdf',
    params: { ort: 'k3m8x2q7wa', jahr: '2026' },
    route: () => import('./abfall-jahr-pdf.ts'),
  },
  'hinweise.ts': { path: '/darstellung/hinweise?bei=/freibad', route: () => import('./hinweise.ts') },
  'sitemap.ts': { path: '/sitemap.xml', route: () => import('./sitemap.ts') },
  'robots.ts': { path: '/robots.txt', route: () => import('./robots.ts') },
  'security.ts': { path: '/.well-known/security.txt', route: () => import('./security.ts') },
  'manifest.ts': { path: '/manifest.webmanifest', route: () => import('./manifest.ts') },
  'appzeichen.ts': {
    path: '/appzeichen/192.png',
    params: { datei: '192.png' },
    route: () => import('./appzeichen.ts'),
  },
  'feed.ts': { path: '/aktuelles.rss', route: () => import('./feed.ts') },
  'pinnwand-foto.ts': {
    path: '/pinnwand/P-7GQ2M9XD/fotos/Zm90by1kZXItbGF0ZXJuZQ',
    params: { nummer: 'P-7GQ2M9XD', kennung: 'Zm90by1kZXItbGF0ZXJuZQ' },
    route: () => import('./pinnwand-foto.ts'),
  },
  'pinnwand-eigenes-foto.ts': {
    path: '/pinnwand/eigener/abc/fotos/Zm90by1kZXItbGF0ZXJuZQ',
    params: { schluessel: 'abc', kennung: 'Zm90by1kZXItbGF0ZXJuZQ' },
    route: () => import('./pinnwand-eigenes-foto.ts'),
  },
  'schaden-foto.ts': {
    path: '/schaeden/S-7GQ2M9XD/fotos/Zm90by1kZXItbGF0ZXJuZQ',
    params: { nummer: 'S-7GQ2M9XD', kennung: 'Zm90by1kZXItbGF0ZXJuZQ' },
    route: () => import('./schaden-foto.ts'),
  },
  'schaden-eigenes-foto.ts': {
    path: '/schaeden/eigene/abc/fotos/Zm90by1kZXItbGF0ZXJuZQ',
    params: { schluessel: 'abc', kennung: 'Zm90by1kZXItbGF0ZXJuZQ' },
    route: () => import('./schaden-eigenes-foto.ts'),
  },
  'teilbild.ts': { path: '/teilbild/rathaus.jpg', route: () => import('./teilbild.ts') },
}
/** Routes that people use all the same, by a personal link or a form, so that their errors are pages. */
const FOR_PEOPLE = new Set([
  'abfall-geraet.ts',
  'abfall-merken.ts',
  'formular-kopie.ts',
  'termin-ics.ts',
  'vorschau-link.ts',
])
/** The route that works without the CMS. */
const ALWAYS_THERE = 'robots.ts'

/** Calls a route on a site whose CMS fails with this error for all calls. */
async function ask(file: string, error: Error): Promise<Response> {
  const { path, params = {}, route } = examples[file] as Example
  const { loader } = await route()
  const cms = { call: () => Promise.reject(error) } as unknown as Cms
  return askRoute({ ...testSite({}).site, cms }, loader, path, { params })
}

test('the table of examples has every route for programs', () => {
  const files = routes
    .map(({ file }) => file.replace(/^.*\//, ''))
    .filter(file => file.endsWith('.ts') && !FOR_PEOPLE.has(file))
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(files)].toSorted())
})

describe.each(Object.keys(examples).filter(file => file !== ALWAYS_THERE))('%s', file => {
  test.each([
    ['falls silent', new NoData('probe')],
    ['says that something went wrong', new CmsError('fehler')],
  ])(
    'X6: if the CMS %s, programs get 503 with retry-after, and the answer must not be cached',
    async (_, error) => {
      const answer = await ask(file, error)
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )
})

test('the route without CMS calls works during an outage', async () => {
  expect((await ask(ALWAYS_THERE, new NoData('probe'))).status).toBe(200)
})

test.each(Object.keys(examples).filter(file => ![ALWAYS_THERE, 'sitemap.ts'].includes(file)))(
  '%s answers 404 for content that the CMS does not have',
  async file => {
    const answer = await ask(file, new CmsError('nicht-gefunden'))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)
