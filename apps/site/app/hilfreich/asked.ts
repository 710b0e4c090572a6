import { type Cms, calls } from '@rathausplatz/contract'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import type { SiteContext } from '../cms/site-context.ts'

/** Whether the page asks if it was helpful, and how far who was asked has come: '' has said nothing yet. */
export type Asked = (typeof steps)[number]

const steps = ['', 'ja', 'nein', 'danke'] as const

/** Name of the step in the address. */
export const STEP = 'hilfreich'

/**
 * Pages of content ask where the town says that it wants to know; a CMS that does not know the question does not say so.
 * Nobody is asked about what is only looked at before it is public.
 */
export async function askedAt(
  { cms, ansicht }: Pick<SiteContext, 'ansicht'> & { cms: Cms },
  path: string,
  query: URLSearchParams,
): Promise<Asked | undefined> {
  if (ansicht || path === '/' || !isPublicPage(path)) return undefined
  const town = await cms.call(calls.stadt, {}).catch(() => undefined)
  if (!town?.rueckmeldungen) return undefined
  const step = query.get(STEP)
  return steps.find(one => one === step) ?? ''
}
