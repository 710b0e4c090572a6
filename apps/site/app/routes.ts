import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { feedFormats, feedNames } from './feeds/feed-paths.ts'

/** The routes of spec §2. Everything that has no row of its own is a page of the CMS. */
export default [
  index('./routes/page.tsx', { id: 'home' }),
  route('veranstaltungen.ics', './routes/veranstaltungen-ics.ts', { id: 'kalender' }),
  route('veranstaltungen/:slug.ics', './routes/veranstaltungen-ics.ts', { id: 'kalender-veranstaltung' }),
  route('veranstaltungen/:slug/:termin.ics', './routes/veranstaltungen-ics.ts', { id: 'kalender-termin' }),
  route('kontakt', './routes/kontakt.tsx'),
  route('suche', './routes/suche.tsx'),
  route('suche/vorschlaege', './routes/suche-vorschlaege.ts'),
  route('vorschau', './routes/vorschau.tsx'),
  route('sitemap.xml', './routes/sitemap.ts'),
  route('sitemap/:teil', './routes/sitemap.ts', { id: 'sitemap-teil' }),
  route('robots.txt', './routes/robots.ts'),
  route('.well-known/security.txt', './routes/security.ts'),
  route('unterwegs', './routes/unterwegs.tsx'),
  route('manifest.webmanifest', './routes/manifest.ts'),
  route('appzeichen/:datei', './routes/appzeichen.ts'),
  route('darstellung', './routes/darstellung.tsx'),
  ...feedNames.flatMap(name =>
    feedFormats.map(format => route(`${name}.${format}`, './routes/feed.ts', { id: `${name}.${format}` })),
  ),
  route('teilbild.jpg', './routes/teilbild.ts', { id: 'teilbild-startseite' }),
  route('teilbild/*', './routes/teilbild.ts'),
  route('*', './routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
