import { type Realm, realms } from '@rathausplatz/contract/rights'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { feedFormats, feedNames, gremiumFeedPath } from './feeds/feed-paths.ts'
import { accountPageOf, pagesOf } from './sessions/realms.ts'

/** Signing in, and what belongs to an account: the same pages for each realm. */
const ofRealm = (realm: Realm) => [
  route(accountPageOf(realm).slice(1), './routes/realms/konto.tsx', { id: `${realm}/konto` }),
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
  route('abo', './routes/abo.tsx'),
  route('abo/bestaetigen/:schluessel', './routes/abo-bestaetigen.tsx'),
  route('abo/verwalten/:schluessel', './routes/abo-verwalten.tsx'),
  route('abo/abbestellen/:schluessel', './routes/abo-abbestellen.tsx'),
  route('pinnwand/neu', './routes/pinnwand-neu.tsx'),
  route('pinnwand/bestaetigen/:schluessel', './routes/pinnwand-bestaetigen.tsx'),
  route('pinnwand/eigener/:schluessel', './routes/pinnwand-eigener.tsx'),
  route('pinnwand/gespraech/:schluessel', './routes/pinnwand-gespraech.tsx'),
  route('pinnwand/:nummer', './routes/pinnwand-eintrag.tsx'),
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
  route('rathaus/gemeinderat/sitzungen.ics', './routes/sitzungen-ics.ts', { id: 'sitzungskalender' }),
  route('rathaus/gemeinderat/sitzungen/:sitzung.ics', './routes/sitzungen-ics.ts', {
    id: 'kalender-sitzung',
  }),
  route('rathaus/gemeinderat/gremien/:gremium.ics', './routes/sitzungen-ics.ts', { id: 'kalender-gremium' }),
  ...[...feedNames, gremiumFeedPath].flatMap(name =>
    feedFormats.map(format => route(`${name}.${format}`, './routes/feed.ts', { id: `${name}.${format}` })),
  ),
  route('teilbild.jpg', './routes/teilbild.ts', { id: 'teilbild-startseite' }),
  route('teilbild/*', './routes/teilbild.ts'),
  layout('./routes/realms/realm.tsx', [
    ...realms.flatMap(ofRealm),
    route('redaktion', './routes/realms/schreibtisch.ts', { id: 'redaktion' }),
    route('redaktion/*', './routes/realms/schreibtisch.ts', { id: 'redaktion/*' }),
    route('redaktion/ansicht/:id', './routes/realms/ansicht.ts'),
    route('intranet', './routes/intranet/start.tsx'),
    route('intranet/archiv', './routes/intranet/archiv.tsx'),
    route('intranet/suche', './routes/intranet/suchen.tsx'),
    route('intranet/telefon', './routes/intranet/telefon.tsx'),
    route('intranet/datei/:datei', './routes/intranet/datei.ts'),
    route('intranet/:slug', './routes/intranet/rubrik.tsx'),
    route('intranet/:slug/:id', './routes/intranet/beitrag.tsx'),
    route('intranet/*', './routes/realms/unbekannt.tsx', { id: 'intranet/*' }),
    route('raete', './routes/raete/start.tsx'),
    route('raete/sitzungen', './routes/raete/sitzungen.tsx'),
    route('raete/sitzungen/:id', './routes/raete/sitzung.tsx'),
    route('raete/sitzungen/:id/empfang', './routes/raete/empfang.tsx'),
    route('raete/sitzungen/:id/paket.pdf', './routes/raete/paket.ts'),
    route('raete/sitzungen/:id/paket.json', './routes/raete/paket-stand.ts'),
    route('raete/unterwegs', './routes/raete/unterwegs.tsx'),
    route('raete/vorlagen/:id', './routes/raete/vorlage.tsx'),
    route('raete/berichte', './routes/raete/berichte.tsx'),
    route('raete/datei/:datei', './routes/raete/datei.ts'),
    route('raete/*', './routes/realms/unbekannt.tsx', { id: 'raete/*' }),
  ]),
  route('*', './routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
