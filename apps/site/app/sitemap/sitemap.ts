import type { Adresse } from '@rathausplatz/contract'
import { xmlText } from '@rathausplatz/text'
import { ownAddress } from '../answers/own-address.ts'

/**
 * Addresses per part. The protocol allows 50,000 addresses and 50 MB, and encoding makes the longest paths
 * nine times as long.
 */
export const addressesPerPart = 10_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const partPath = (part: number) => `/sitemap/${part}.xml`

/** Writes the sitemap index (sitemaps.org). */
export function sitemapIndex(parts: number, publicUrl: string): string {
  const lines = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${xmlText(publicUrl + partPath(index + 1))}</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`
}

/** Writes one part: full addresses with the time of their last change. */
export function sitemapPart(adressen: readonly Adresse[], publicUrl: string): string {
  const lines = adressen.map(({ url, geaendert }) => {
    const loc = ownAddress(url, publicUrl)
    return loc ? `<url><loc>${xmlText(loc)}</loc><lastmod>${xmlText(geaendert)}</lastmod></url>\n` : ''
  })
  return `${HEAD}<urlset ${NAMESPACE}>\n${lines.join('')}</urlset>\n`
}
