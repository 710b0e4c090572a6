import { calls, type Stadt } from '@rathausplatz/contract'
import { type Sheet, sheetOf } from '@rathausplatz/ui/karte'
import type { SiteContext } from '../../cms/site-context.ts'

/** The map of the town. Tolerant: without it places are told in words. */
export const loadSheet = async (site: SiteContext): Promise<Sheet | undefined> =>
  sheetOf((await loadTown(site))?.karte, site.kartendienst)

/** The same, and whether mail leaves the house: where it does not, no address is asked for. */
export async function loadSheetAndMail(
  site: SiteContext,
): Promise<{ sheet: Sheet | undefined; mail: boolean }> {
  const town = await loadTown(site)
  return { sheet: sheetOf(town?.karte, site.kartendienst), mail: town?.abos === true }
}

const loadTown = ({ cms, log }: SiteContext): Promise<Stadt | undefined> =>
  cms.call(calls.stadt, {}).catch((error: unknown) => {
    log.warn({ err: error }, 'Karte der Stadt nicht ladbar')
    return undefined
  })
