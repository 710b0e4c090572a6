import type { MenuName } from '@rathausplatz/contract'
import { type PageTheme, themeOfPath } from '@rathausplatz/contract/page-theme'

/** Which header and which footer stand around a page: those of the town, of one of its houses, or of the staff's tool. */
export type Frame = 'town' | 'house' | 'tool'

/** A part of the site with its own look, header, footer and menus (spec §2: eight layouts). */
export type Section = {
  theme: PageTheme
  /** Its home page; all its pages lie below. */
  path: string
  frame: Frame
  /** What it is called where its own data are missing. */
  name: string
  /** Id of the Organisationseinheit whose name, address and hours header and footer show. */
  einheit: string | null
  /** What its hours of the type SERVICEZEIT are called: schools have a secretariat (spec §2). */
  servicezeit?: string
  /** Menus of the drawer and of the footer (spec §7). A house lists its own pages in place of topics. */
  menus: { main: MenuName; footerTopics: MenuName | null; footerLegal: MenuName }
}

const townMenus = { main: 'Hauptmenü', footerTopics: null, footerLegal: 'Footer_Rechtliches' } as const

/** A house of the town; its Organisationseinheit has the name of its theme as id. */
const house = (theme: PageTheme, name: string, more: Partial<Section> = {}): Section => ({
  theme,
  path: `/${theme}`,
  frame: 'house',
  name,
  einheit: theme,
  menus: townMenus,
  ...more,
})

/** One section for each theme (spec §2). The two schools have menus of their own (spec §7). */
export const sections: Readonly<Record<PageTheme, Section>> = {
  default: {
    theme: 'default',
    path: '/',
    frame: 'town',
    name: 'Startseite',
    einheit: null,
    menus: { ...townMenus, footerTopics: 'Footer_Themen' },
  },
  buecherei: house('buecherei', 'Stadtbücherei'),
  freibad: house('freibad', 'Freibad'),
  schillerschule: house('schillerschule', 'Schillerschule', {
    servicezeit: 'Sekretariat',
    menus: {
      main: 'Hauptmenue-Schillerschule',
      footerTopics: null,
      footerLegal: 'Footer-Schillerschule_Rechtliches',
    },
  }),
  jahnschule: house('jahnschule', 'Jahnschule', {
    servicezeit: 'Sekretariat',
    menus: {
      main: 'Hauptmenue-Jahnschule',
      footerTopics: null,
      footerLegal: 'Footer-Jahnschule_Rechtliches',
    },
  }),
  jugendmusikschule: house('jugendmusikschule', 'Jugendmusikschule', { servicezeit: 'Büro' }),
  klimaschutz: house('klimaschutz', 'Klimaschutz'),
  intranet: { ...house('intranet', 'Intranet'), frame: 'tool', einheit: null },
}

/** Section that a path belongs to. */
export function sectionOf(path: string): Section {
  return sections[themeOfPath(path)]
}

/** True on the home page of a section: `/freibad`, not `/freibad/preise`. */
export function isSectionHome(path: string): boolean {
  return path.replace(/(?<=.)\/$/, '') === sectionOf(path).path
}
