import { calls, type Termin } from '@rathausplatz/contract'
import { ofHolder } from '../answers/of-holder.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { refusal } from '../errors/refusal.ts'
import { failureOf, isOver } from '../forms/failure.ts'

/** Returns the appointment of a key; undefined if the key is no longer valid. */
export async function loadTermin(site: SiteContext, schluessel: string): Promise<Termin | undefined> {
  try {
    return await site.cms.call(calls.termin, { params: { schluessel }, sender: site.sender })
  } catch (error) {
    if (isOver(error)) return undefined
    const { hint, status, headers } = failureOf(error, site, 'Termin')
    throw refusal({ status, hint }, { ...ofHolder, ...headers })
  }
}
