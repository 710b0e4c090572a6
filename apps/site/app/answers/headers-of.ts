import type { HeadersArgs } from 'react-router'

/** Headers of a page with a form: those of its loader, its action or its fault. */
export function headersOf({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])
}
