// All pages except the home page: their layouts are loaded with the route.
import '../page/page-layouts/other-layouts.ts'

export {
  action,
  clientLoader,
  default,
  ErrorBoundary,
  headers,
  loader,
  meta,
  shouldRevalidate,
} from './home.tsx'
