import { type Realm, realms } from '@rathausplatz/contract/rights'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { feedFormats, feedNames } from './feeds/feed-paths.ts'
import { accountPageOf, pagesOf } from './sessions/realms.ts'

/** Signing in, and what belongs to an account: the same pages for each realm. The start of the editors is their desk. */
const ofRealm = (realm: Realm) => [
  ...(realm === 'redaktion'
    ? [
        route(realm, './routes/realms/schreibtisch.ts', { id: realm }),
        route(`${realm}/*`, './routes/realms/schreibtisch.ts', { id: `${realm}/*` }),
        route(accountPageOf(realm).slice(1), './routes/realms/konto.tsx', { id: `${realm}/konto` }),
      ]
    : [route(realm, './routes/realms/konto.tsx', { id: realm })]),
  ...pagesOf(realm).map(page =>
    route(`${realm}/${page}`, `./routes/realms/${page}.${page === 'verwaltung' ? 'ts' : 'tsx'}`, {
      id: `${realm}/${page}`,
    }),
  ),
]

/** The routes of spec §2. Everything that has no row of its own is a page of the CMS. */
export default [
  index('./routes/home.tsx', { id: 'home' }),
  route('veranstaltungen.ics', './routes/veranstaltungen-ics.ts', { id: 'kalender' }),
  route('veranstaltungen/:slug.ics', './routes/veranstaltungen-ics.ts', { id: 'kalender-veranstaltung' }),
  route('veranstaltungen/:slug/:termin.ics', './routes/veranstaltungen-ics.ts', { id: 'kalender-termin' }),
  route('kontakt', './routes/kontakt.tsx'),
  route('suche', './routes/suche.tsx'),
  route('suche/vorschlaege', './routes/suche-vorschlaege.ts'),
  route('vorschau', './routes/vorschau.tsx'),
  route('vorschau-link/:schluessel', './routes/vorschau-link.ts'),
  route('sitemap.xml', './routes/sitemap.ts'),
  route('sitemap/:teil', './routes/sitemap.ts', { id: 'sitemap-teil' }),
  route('robots.txt', './routes/robots.ts'),
  route('.well-known/security.txt', './routes/security.ts'),
  route('unterwegs', './routes/unterwegs.tsx'),
  route('manifest.webmanifest', './routes/manifest.ts'),
  route('appzeichen/:datei', './routes/appzeichen.ts'),
  route('darstellung', './routes/darstellung.tsx'),
  route('darstellung/hinweis', './routes/hinweis.tsx'),
  route('darstellung/hinweise', './routes/hinweise.ts'),
  route('rueckmeldung', './routes/rueckmeldung.tsx'),
  ...feedNames.flatMap(name =>
    feedFormats.map(format => route(`${name}.${format}`, './routes/feed.ts', { id: `${name}.${format}` })),
  ),
  route('teilbild.jpg', './routes/teilbild.ts', { id: 'teilbild-startseite' }),
  route('teilbild/*', './routes/teilbild.ts'),
  layout('./routes/realms/realm.tsx', [
    ...realms.flatMap(ofRealm),
    route('redaktion/ansicht/:id', './routes/realms/ansicht.ts'),
  ]),
  route('*', './routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
