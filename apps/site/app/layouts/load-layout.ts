import { calls, type MenuItem, type MenuName, type Stadt } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import type { SiteContext } from '../cms/site-context.ts'
import { type HoursBlock, type House, hoursBlocks, houseOf } from './house.ts'
import { pagesOf } from './section-nav/pages-of.ts'
import { type Section, sectionOf } from './sections.ts'

/** What header, drawer and footer show. */
export type LayoutData = {
  stadt: Omit<Stadt, 'oeffnungszeiten'> | null
  /** The house whose section this is; null in the town and where its data failed. */
  house: House | null
  /** Hours in the footer: those of the house, in the town those of the town hall; none where the CMS gives none. */
  hours: HoursBlock[]
  mainMenu: MenuItem[]
  /** The section's own pages, for its navigation. */
  pages: MenuItem[]
  footerTopics: MenuItem[]
  footerLegal: MenuItem[]
  /** Day of the request in Berlin, `2026-11-20`: told by the server, so that both sides show the same. */
  today: string
}

/**
 * Menus, address and hours of a section: tolerant, a part that fails is logged and stays empty; the page lives (spec §8).
 * The town asks for its menus and its own data, a house for one thing more.
 */
export async function loadLayout(site: SiteContext, path: string): Promise<LayoutData> {
  const section = sectionOf(path)
  const { menus, einheit } = section
  const [stadt, house, mainMenu, footerTopics, footerLegal] = await Promise.all([
    loadStadt(site),
    einheit ? loadHouse(site, einheit, section) : null,
    loadMenu(site, menus.main),
    menus.footerTopics ? loadMenu(site, menus.footerTopics) : [],
    loadMenu(site, menus.footerLegal),
  ])
  const { oeffnungszeiten = [], ...town } = stadt ?? {}
  return {
    stadt: stadt && (town as NonNullable<LayoutData['stadt']>),
    house,
    hours: section.frame === 'house' ? (house?.hours ?? []) : hoursBlocks(oeffnungszeiten, section, site.now),
    mainMenu,
    pages: pagesOf(section, mainMenu),
    footerTopics,
    footerLegal,
    today: berlinDay(site.now),
  }
}

async function loadHouse(
  { cms, log, now }: SiteContext,
  id: string,
  section: Section,
): Promise<House | null> {
  try {
    return houseOf(await cms.call(calls.organisationseinheit, { params: { id } }), section, now)
  } catch (error) {
    log.warn({ err: error, organisationseinheit: id }, 'Einrichtung nicht ladbar')
    return null
  }
}

async function loadMenu({ cms, log }: SiteContext, name: MenuName): Promise<MenuItem[]> {
  try {
    return (await cms.call(calls.menu, { query: { name } })).menuItems
  } catch (error) {
    log.warn({ err: error, menu: name }, 'Menü nicht ladbar')
    return []
  }
}

/** The town; where it cannot be had, as it was last told: the 404 page names its e-mail also then (spec §2). */
async function loadStadt({ cms, log, known }: SiteContext): Promise<Stadt | null> {
  try {
    known.stadt = await cms.call(calls.stadt, {})
  } catch (error) {
    log.warn({ err: error }, 'Angaben zur Stadt nicht ladbar')
  }
  return known.stadt ?? null
}
