/** The staff's area and the calls are nothing to find. Search results and the gallery say `noindex` themselves. */
const NOT_FOR_SEARCH = ['/api/', '/intranet', '/raete', '/redaktion', '/vorschau-link', '/abo/', '/termin/']

/** What crawlers are asked to leave alone (RFC 9309). It is a request and protects nothing. */
export function robotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_SEARCH.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
