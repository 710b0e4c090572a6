import { calls, type Stadt } from '@rathausplatz/contract'
import { type Sheet, sheetOf } from '@rathausplatz/ui/karte'
import type { SiteContext } from '../../cms/site-context.ts'

/**
 * Loads the map of the town. Undefined if the town has none or loading fails; places are then described in
 * words.
 */
export const loadSheet = async (site: SiteContext): Promise<Sheet | undefined> =>
  sheetOf((await loadTown(site))?.karte, site.kartendienst)

/** Loads the map, and whether mail can be sent: if not, the form does not ask for an e-mail address. */
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
