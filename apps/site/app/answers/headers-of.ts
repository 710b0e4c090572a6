import type { HeadersArgs } from 'react-router'

/** For a page with a form: what its loader, its action or its fault has said. */
export function headersOf({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])
}
