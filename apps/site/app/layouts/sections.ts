import type { MenuName, PageTheme } from '@rathausplatz/contract'

/** A part of the site with its own look, header, footer and menus: the town, or one of its houses. */
export type Section = {
  theme: PageTheme
  /** Menus of the drawer and of the footer (spec §7). */
  menus: { main: MenuName; footerTopics: MenuName | null; footerLegal: MenuName }
}

const town = { main: 'Hauptmenü', footerTopics: 'Footer_Themen', footerLegal: 'Footer_Rechtliches' } as const

const defaultSection: Section = { theme: 'default', menus: town }

/** The theme follows the first path segment (spec §2). The two schools have menus of their own. */
const sections: Readonly<Record<string, Section>> = {
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

/** Section of a path: `/freibad/preise` belongs to the pool, `/freibadfest` to the town. */
export function sectionOf(path: string): Section {
  const [first = ''] = path.slice(1).split('/', 1)
  return Object.hasOwn(sections, first) ? (sections[first] as Section) : defaultSection
}
