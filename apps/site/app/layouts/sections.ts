import type { MenuName } from '@rathausplatz/contract'
import { type PageTheme, themeOfPath } from '@rathausplatz/contract/page-theme'

/** A part of the site with its own look, header, footer and menus: the town, or one of its houses. */
export type Section = {
  theme: PageTheme
  /** Menus of the drawer and of the footer (spec §7). */
  menus: { main: MenuName; footerTopics: MenuName | null; footerLegal: MenuName }
}

const town = {
  main: 'Hauptmenü',
  footerTopics: 'Footer_Themen',
  footerLegal: 'Footer_Rechtliches',
} as const

/** One section for each theme. The two schools have menus of their own. */
const sections: Readonly<Record<PageTheme, Section>> = {
  default: { theme: 'default', menus: town },
  buecherei: { theme: 'buecherei', menus: town },
  freibad: { theme: 'freibad', menus: town },
  schillerschule: {
    theme: 'schillerschule',
    menus: {
      main: 'Hauptmenue-Schillerschule',
      footerTopics: null,
      footerLegal: 'Footer-Schillerschule_Rechtliches',
    },
  },
  jahnschule: {
    theme: 'jahnschule',
    menus: {
      main: 'Hauptmenue-Jahnschule',
      footerTopics: null,
      footerLegal: 'Footer-Jahnschule_Rechtliches',
    },
  },
  jugendmusikschule: { theme: 'jugendmusikschule', menus: town },
  klimaschutz: { theme: 'klimaschutz', menus: town },
  intranet: { theme: 'intranet', menus: town },
}

/** Section that a path belongs to. */
export function sectionOf(path: string): Section {
  return sections[themeOfPath(path)]
}
