import { type PageTheme, pageThemes, themeOfPath } from '@rathausplatz/contract'

/** The parts of the site as people call them. */
export const sectionNames: Readonly<Record<PageTheme, string>> = {
  default: 'Stadt',
  buecherei: 'Bücherei',
  freibad: 'Freibad',
  intranet: 'Intranet',
  schillerschule: 'Schillerschule',
  jahnschule: 'Jahnschule',
  jugendmusikschule: 'Jugendmusikschule',
  klimaschutz: 'Klimaschutz',
}

/** Number of the section a path belongs to: its place among the themes. */
export const sectionOf = (url: string): number => pageThemes.indexOf(themeOfPath(url))
