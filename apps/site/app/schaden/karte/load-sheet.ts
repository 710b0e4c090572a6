import { calls } from '@rathausplatz/contract'
import type { SiteContext } from '../../cms/site-context.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** The map of the town. Tolerant: without it places are told in words. */
export const loadSheet = async ({ cms, log, kartendienst }: SiteContext): Promise<Sheet | undefined> =>
  cms
    .call(calls.stadt, {})
    .then(({ karte }) => sheetOf(karte, kartendienst))
    .catch((error: unknown) => {
      log.warn({ err: error }, 'Karte der Stadt nicht ladbar')
      return undefined
    })
