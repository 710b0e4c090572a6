import { type Call, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { realmRoutes } from '../../../../tests/rechte/routes.ts'
import { loggedPath } from './logged-path.ts'

const isBelowRealm = (path: string) => /^\/api\/cms\/(?:intranet|raete|redaktion)\//.test(path)

describe('A10: the access log names no title and no name of what is not public', () => {
  test.each([
    ['/raete/sitzungen/sondersitzung-kauf-hirschgasse-5', '/raete/sitzungen/…'],
    ['/raete/sitzungen/2026-12-01-grundstueck/paket.pdf', '/raete/sitzungen/…/paket.pdf'],
    ['/raete/vorlagen/kauf-hirschgasse-5', '/raete/vorlagen/…'],
    ['/raete/vorlagen/kauf-hirschgasse-5.data', '/raete/vorlagen/…'],
    ['/raete/datei/kaufvertrag-hirschgasse.pdf', '/raete/datei/…'],
    ['/raete/kauf-hirschgasse', '/raete/…'],
    ['/raete.data', '/…'],
    ['//raete//vorlagen//kauf', '//raete//vorlagen//…'],
    ['/RAETE/vorlagen/kauf', '/…/vorlagen/…'],
    ['/%72aete/vorlagen/kauf', '/raete/vorlagen/…'],
    ['/raete%2Fvorlagen%2Fkauf', '/raete/vorlagen/…'],
    ['/intranet/kuendigungen-im-bauhof', '/intranet/…'],
    ['/intranet/personal/abmahnung-mueller', '/intranet/…/…'],
    ['/intranet/datei/gehaltsliste.pdf', '/intranet/datei/…'],
    ['/redaktion/inhalte/vorlage/kauf-hirschgasse', '/redaktion/inhalte/…/…'],
    ['/redaktion/medien/kaufvertrag-hirschgasse', '/redaktion/medien/…'],
    [
      '/redaktion/konten/0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d15',
      '/redaktion/konten/0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d15',
    ],
    ['/api/cms/raete/vorlagen/kauf-hirschgasse-5', '/api/cms/raete/vorlagen/…'],
    ['/api/cms/raete/sitzungen/x/notizen/kauf', '/api/cms/raete/sitzungen/…/notizen/…'],
    ['/api/cms/raete/dateien/kaufvertrag.pdf', '/api/cms/raete/dateien/…'],
    ['/api/cms/intranet/rubrik/personal', '/api/cms/intranet/rubrik/…'],
    ['/api/cms/redaktion/medien/kaufvertrag', '/api/cms/redaktion/medien/…'],
    ['/abo/verwalten/geheimer-schluessel', '/abo/verwalten/…'],
  ])('%s', (path, logged) => {
    expect(loggedPath(path, 200)).toBe(logged)
  })

  test('A10: a closed or missing file loses its name; a served one keeps it', () => {
    expect(loggedPath('/medien/kaufvertrag-hirschgasse.pdf', 404)).toBe('/medien/…')
    expect(loggedPath('/medien/rathaus-640.avif', 200)).toBe('/medien/rathaus-640.avif')
  })

  test.each([
    '/',
    '/rathaus/gemeinderat',
    '/raetesaal-mieten',
    '/api/cms/route',
    '/assets/x-1.js',
    '/%E0%A4%A',
  ])('A10: the public path %s is logged as it is', path => {
    expect(loggedPath(path, 200)).toBe(path)
  })

  test.each([
    '/api/cms/redaktion/login',
    '/api/cms/redaktion/login/code',
    '/api/cms/redaktion/login/passkey',
    '/api/cms/redaktion/login/verwaltung',
    '/api/cms/redaktion/login/verwaltung/beginn',
    '/api/cms/raete/login',
    '/api/cms/login',
  ])('A10: the log names the sign-in %s', path => {
    expect((Object.values(calls) as Call[]).map(call => call.path)).toContain(path)
    expect(loggedPath(path, 401)).toBe(path)
  })

  test('A10: the words of all routes and calls of the realms are kept, so that the log says what was asked', () => {
    const asked = (pattern: string) =>
      pattern
        .split('/')
        .map(part => (part === 'x' || part.startsWith('{') ? 'titel-nichtoeffentlich' : part))
        .join('/')
    const named = (pattern: string) => asked(pattern).replaceAll('titel-nichtoeffentlich', '…')
    const paths = (Object.values(calls) as Call[]).map(({ path }) => path).filter(isBelowRealm)
    for (const path of [...realmRoutes.map(({ path }) => path), ...paths])
      expect(loggedPath(asked(path), 200)).toBe(named(path))
  })
})
