// Any other page than the home page: its layouts come with it.
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
