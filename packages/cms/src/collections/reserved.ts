/** First segments that never reach a page: files, calls, the editors' desk, what programs read. */
const RESERVED: ReadonlySet<string> = new Set(['api', 'assets', 'medien', 'redaktion', 'sitemap', 'teilbild'])

/** True for a path that the machinery of the site keeps to itself. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.split(/[/?]/, 2)
  return RESERVED.has(first)
}
