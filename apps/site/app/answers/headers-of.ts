import type { HeadersArgs } from 'react-router'

/** Returns the headers of a page with a form: those of its loader, its action or its error. */
export function headersOf({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])
}
