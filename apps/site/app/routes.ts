import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The routes of spec §2. Everything that has no row of its own is a page of the CMS. */
export default [
  index('./routes/page.tsx', { id: 'home' }),
  route('suche', './routes/suche.tsx'),
  route('vorschau', './routes/vorschau.tsx'),
  route('*', './routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
