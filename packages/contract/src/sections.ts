/** The header and footer around a page: of the town, of one of its houses, or of the staff's tool. */
type Frame = 'town' | 'house' | 'tool'

type Stated = {
  frame: Frame
  /** Its name for editors and in the search. */
  label: string
  /** Its name on the site while its own data is missing, if not `label`. */
  name?: string
  /** The heading of its hours of the type SERVICEZEIT: schools have a secretariat (spec §2). */
  servicezeit?: string
  /**
   * The part of the wire names of its menus that differs from those of the town, if it has its own (spec §7).
   */
  menus?: string
}

/**
 * The parts of the site (spec §2: eight layouts). All pages below `/freibad` belong to the pool: they use the
 * theme file of that name and the Organisationseinheit of that name.
 */
const stated = {
  default: { frame: 'town', label: 'Stadt', name: 'Startseite' },
  buecherei: { frame: 'house', label: 'Bücherei', name: 'Stadtbücherei' },
  freibad: { frame: 'house', label: 'Freibad' },
  intranet: { frame: 'tool', label: 'Intranet' },
  schillerschule: {
    frame: 'house',
    label: 'Schillerschule',
    servicezeit: 'Sekretariat',
    menus: 'Schillerschule',
  },
  jahnschule: { frame: 'house', label: 'Jahnschule', servicezeit: 'Sekretariat', menus: 'Jahnschule' },
  jugendmusikschule: { frame: 'house', label: 'Jugendmusikschule', servicezeit: 'Büro' },
  klimaschutz: { frame: 'house', label: 'Klimaschutz' },
} as const satisfies Record<string, Stated>

export type PageTheme = keyof typeof stated
export const pageThemes = Object.keys(stated) as [PageTheme, ...PageTheme[]]

type WithMenus = Extract<(typeof stated)[PageTheme], { menus: string }>['menus']

/** The menus of the town and of its houses, by their wire names (spec §7). */
export type MenuName =
  | 'Hauptmenü'
  | 'Footer_Themen'
  | 'Footer_Rechtliches'
  | `Hauptmenue-${WithMenus}`
  | `Footer-${WithMenus}_Rechtliches`

/** A part of the site with its own look, header, footer and menus. */
export type Section = {
  theme: PageTheme
  /** Its home page; all its pages are below it. */
  path: string
  frame: Frame
  label: string
  name: string
  /** The id of the Organisationseinheit whose name, address and hours header and footer show. */
  einheit: string | null
  servicezeit: string | undefined
  /** The menus of the drawer and of the footer. A house lists its own pages instead of topics. */
  menus: { main: MenuName; footerTopics: MenuName | null; footerLegal: MenuName }
}

function sectionAs(theme: PageTheme, { frame, label, name = label, servicezeit, menus }: Stated): Section {
  const own = menus as WithMenus | undefined
  return {
    theme,
    path: frame === 'town' ? '/' : `/${theme}`,
    frame,
    label,
    name,
    einheit: frame === 'house' ? theme : null,
    servicezeit,
    menus: {
      main: own ? `Hauptmenue-${own}` : 'Hauptmenü',
      footerTopics: frame === 'town' ? 'Footer_Themen' : null,
      footerLegal: own ? `Footer-${own}_Rechtliches` : 'Footer_Rechtliches',
    },
  }
}

export const sections = Object.fromEntries(
  pageThemes.map(theme => [theme, sectionAs(theme, stated[theme])]),
) as Readonly<Record<PageTheme, Section>>

// Made by functions, so that pages that use none of these labels do not load them.

/** The maximum number of levels in the main navigation (spec §2). */
export const MENU_LEVELS = 3

/** Returns how many levels of a menu the site shows: link lists in the footer have one. */
export const levelsOfMenu = (name: unknown): number =>
  Object.values(sections).some(({ menus }) => menus.main === name) ? MENU_LEVELS : 1

/** The labels of the themes for editors. */
export const pageThemeLabels = /* @__PURE__ */ labelsOfThemes()

/** Every menu by its name on the wire. */
export const menuNames = /* @__PURE__ */ namesOfMenus()

/** The labels of the menus for editors. */
export const menuLabels = /* @__PURE__ */ labelsOfMenus()

function labelsOfThemes() {
  const labels = pageThemes.map(theme => [theme, stated[theme].label])
  return Object.fromEntries(labels) as Readonly<Record<PageTheme, string>>
}

function namesOfMenus() {
  const names = Object.values(sections).flatMap(({ menus }) => Object.values(menus))
  return [...new Set(names.filter(name => name !== null))] as [MenuName, ...MenuName[]]
}

function labelsOfMenus() {
  const labels = Object.values(sections).flatMap(({ label, menus: { main, footerTopics, footerLegal } }) => {
    const of = main === 'Hauptmenü' ? '' : `${label}: `
    const topics = footerTopics ? [[footerTopics, `${of}Fuß der Seite, Themen`]] : []
    return [
      [main, `${of}Hauptmenü`],
      [footerLegal, `${of}Fuß der Seite, Rechtliches`],
    ].concat(topics)
  })
  return Object.fromEntries(labels) as Readonly<Record<MenuName, string>>
}

/**
 * Returns the section of a path by its first segment (spec §2): `/freibad/preise` is the pool, `/freibadfest`
 * the town.
 */
export function sectionOf(path: string): Section {
  const [, first] = path.split('/', 2)
  return sections[pageThemes.find(theme => theme === first) ?? 'default']
}

/** Returns true for the home page of a section: `/freibad`, not `/freibad/preise`. */
export function isSectionHome(path: string): boolean {
  return path.replace(/(?<=.)\/$/, '') === sectionOf(path).path
}
