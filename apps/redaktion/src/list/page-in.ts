import { redirect } from 'react-router'

/** Returns the number of the page in an address; 1 if the number is invalid or too large. */
export function pageIn(address: URLSearchParams, last = 10_000): number {
  const given = address.get('seite') ?? ''
  const seite = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1
  return seite <= last ? seite : 1
}

type Found = { readonly data: readonly unknown[]; readonly anzahl?: number }

/**
 * Returns a redirect from an empty page to the last page, or to the first if the total is unknown. Undefined
 * if the page has rows or is the first.
 */
export function backFrom(
  { data, anzahl = 0 }: Found,
  seite: number,
  hrefOf: (seite: number) => string,
  /** Rows per page, if the total is known. */
  rows = 1,
): Response | undefined {
  if (data.length > 0 || seite === 1) return undefined
  return redirect(hrefOf(Math.min(seite - 1, Math.max(1, Math.ceil(anzahl / rows)))))
}
