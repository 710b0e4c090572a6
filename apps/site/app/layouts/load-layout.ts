import { calls, type MenuItem, type MenuName, type Stadt } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { sectionOf } from './sections.ts'

/** What header, drawer and footer show. */
export type LayoutData = {
  stadt: Stadt | null
  mainMenu: MenuItem[]
  footerTopics: MenuItem[]
  footerLegal: MenuItem[]
  /** Told by the server, so that the last night of the year shows the same on both sides. */
  year: number
}

/** Menus and address of a section: tolerant, a part that fails is logged and stays empty; the page lives. */
export async function loadLayout(site: SiteContext, path: string): Promise<LayoutData> {
  const { menus } = sectionOf(path)
  const [stadt, mainMenu, footerTopics, footerLegal] = await Promise.all([
    loadStadt(site),
    loadMenu(site, menus.main),
    menus.footerTopics ? loadMenu(site, menus.footerTopics) : [],
    loadMenu(site, menus.footerLegal),
  ])
  return { stadt, mainMenu, footerTopics, footerLegal, year: new Date().getFullYear() }
}

async function loadMenu({ cms, log }: SiteContext, name: MenuName): Promise<MenuItem[]> {
  try {
    return (await cms.call(calls.menu, { query: { name } })).menuItems
  } catch (error) {
    log.warn({ err: error, menu: name }, 'Menü nicht ladbar')
    return []
  }
}

async function loadStadt({ cms, log }: SiteContext): Promise<Stadt | null> {
  try {
    return await cms.call(calls.stadt, {})
  } catch (error) {
    log.warn({ err: error }, 'Angaben zur Stadt nicht ladbar')
    return null
  }
}
