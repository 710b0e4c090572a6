/** Internal areas and calls. Search results and the gallery have `noindex` themselves. */
const NOT_FOR_SEARCH = ['/api/', '/intranet', '/raete', '/redaktion', '/vorschau-link', '/abo/', '/termin/']

/** Writes robots.txt (RFC 9309). It is a request to crawlers and protects nothing. */
export function robotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_SEARCH.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
