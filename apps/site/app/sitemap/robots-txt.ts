/**
 * Paths that are not to be crawled: calls, areas behind a log-in, booking pages, and pages with a personal
 * link. The search page and the gallery are not in the list, because they have `noindex`.
 */
const NOT_FOR_SEARCH = ['/api/', '/intranet', '/raete', '/redaktion', '/vorschau-link', '/abo/', '/termin/']

/** Writes robots.txt (RFC 9309). The file is a request to crawlers and protects nothing. */
export function robotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_SEARCH.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
