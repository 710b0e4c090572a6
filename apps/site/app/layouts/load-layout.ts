import { calls, isCmsError, type MenuItem, type MenuName, type Stadt } from '@rathausplatz/contract'
import { sectionOf } from '@rathausplatz/contract/sections'
import { holidaysOf } from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'
import type { SiteContext } from '../cms/site-context.ts'
import { type ShownHinweise, shownHinweise } from './hinweise/put-away.ts'
import { type HoursBlock, type House, hoursBlocks, houseOf } from './house.ts'
import { pagesOf } from './section-nav/pages-of.ts'

/** Data of header, drawer and footer. */
export type LayoutData = {
  stadt: Omit<
    Stadt,
    'oeffnungszeiten' | 'rueckmeldungen' | 'schulferien' | 'hinweise' | 'weitere_hinweise' | 'abos' | 'karte'
  > | null
  /** Urgent notices, without those that the visitor has hidden. */
  hinweise: ShownHinweise
  /** The house of this section; null in sections of the town, and if the data of the house failed to load. */
  house: House | null
  /**
   * Hours in the footer: in the section of a house those of the house, otherwise those of the town hall.
   * Empty if the CMS has none.
   */
  hours: HoursBlock[]
  mainMenu: readonly MenuItem[]
  /** The section's own pages, for its navigation. */
  pages: MenuItem[]
  footerTopics: MenuItem[]
  footerLegal: MenuItem[]
  /**
   * Day of the request in Berlin, `2026-11-20`. The server sets it, so that server and browser render the
   * same.
   */
  today: string
  /** False if a part failed to load and may be available at the next navigation. */
  isWhole: boolean
}

/**
 * Loads menus, address and hours of a section. A part that fails to load is logged and stays empty (spec §8).
 * The town needs its menus and its own data; a house needs one more call.
 */
export async function loadLayout(
  site: SiteContext,
  path: string,
  cookies: string | null = null,
): Promise<LayoutData> {
  const section = sectionOf(path)
  const { menus, einheit } = section
  let isWhole = true
  /**
   * Loads a part that may be missing. A refusal of the CMS counts as an answer; a fault makes the layout
   * incomplete.
   */
  const part = async <T>(loading: Promise<T>, about: object, message: string): Promise<T | null> =>
    loading.catch((error: unknown) => {
      if (!isCmsError(error) || error.status >= 500) isWhole = false
      site.log.warn({ err: error, ...about }, message)
      return null
    })
  const menu = async (name: MenuName | null): Promise<MenuItem[]> => {
    if (!name) return []
    const loading = site.cms.call(calls.menu, { query: { name } })
    return (await part(loading, { menu: name }, 'Menü nicht ladbar'))?.menuItems ?? []
  }
  const ofTown = part(site.cms.call(calls.stadt, {}), {}, 'Angaben zur Stadt nicht ladbar')
  const house = async (id: string): Promise<House | null> => {
    const loading = site.cms.call(calls.organisationseinheit, { params: { id } })
    const unit = await part(loading, { organisationseinheit: id }, 'Einrichtung nicht ladbar')
    return unit && houseOf(unit, section, site.now, holidaysOf((await ofTown) ?? {}))
  }
  const [stadt, ownHouse, mainMenu, footerTopics, footerLegal] = await Promise.all([
    ofTown,
    einheit ? house(einheit) : null,
    menu(menus.main),
    menu(menus.footerTopics),
    menu(menus.footerLegal),
  ])
  const {
    oeffnungszeiten = [],
    hinweise = [],
    weitere_hinweise: beyond = 0,
    rueckmeldungen: _asks,
    ags: _key,
    oertlicheFeiertage: _local,
    schulferien: _ferien,
    abos: _mails,
    karte: _map,
    ...town
  } = stadt ?? {}
  return {
    stadt: stadt && (town as NonNullable<LayoutData['stadt']>),
    hinweise: shownHinweise(
      hinweise,
      { path, cookies: site.ansicht ? null : cookies, now: site.now },
      beyond,
    ),
    house: ownHouse,
    hours:
      section.frame === 'house' ? (ownHouse?.hours ?? []) : hoursBlocks(oeffnungszeiten, section, site.now),
    mainMenu,
    pages: pagesOf(section, mainMenu),
    footerTopics,
    footerLegal,
    today: berlinDay(site.now),
    isWhole,
  }
}
