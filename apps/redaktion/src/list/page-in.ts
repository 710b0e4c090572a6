import { redirect } from 'react-router'

/** The page that an address asks for; what is none, or lies too far, is the first. */
export function pageIn(address: URLSearchParams, last = 10_000): number {
  const given = address.get('seite') ?? ''
  const seite = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1
  return seite <= last ? seite : 1
}

type Found = { readonly data: readonly unknown[]; readonly anzahl?: number }

/**
 * Where what stood on a page has gone, the way to the last page there is; to the first where nobody has counted.
 * Undefined where something stands there.
 */
export function backFrom(
  { data, anzahl = 0 }: Found,
  seite: number,
  hrefOf: (seite: number) => string,
  /** On a page, where somebody has counted. */
  rows = 1,
): Response | undefined {
  if (data.length > 0 || seite === 1) return undefined
  return redirect(hrefOf(Math.min(seite - 1, Math.max(1, Math.ceil(anzahl / rows)))))
}
