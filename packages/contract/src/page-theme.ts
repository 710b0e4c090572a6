/** The looks of the site: the town, and its houses. */
export const pageThemes = [
  'default',
  'buecherei',
  'freibad',
  'intranet',
  'schillerschule',
  'jahnschule',
  'jugendmusikschule',
  'klimaschutz',
] as const
export type PageTheme = (typeof pageThemes)[number]

/** The theme follows the first path segment (spec §2): `/freibad/preise` is the pool, `/freibadfest` the town. */
export function themeOfPath(path: string): PageTheme {
  const [, first] = path.split('/', 2)
  return pageThemes.find(theme => theme === first) ?? 'default'
}
