import type { HeadersArgs } from 'react-router'

/**
 * Returns the headers of a page with a form: those of its error or, without an error, those of its loader and
 * its action.
 */
export function headersOf({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])
}
