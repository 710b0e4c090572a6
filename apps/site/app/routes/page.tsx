// The layouts of all pages except the home page, which are loaded with this route.
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
