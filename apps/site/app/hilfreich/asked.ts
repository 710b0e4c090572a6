import { type Cms, calls } from '@rathausplatz/contract'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import type { SiteContext } from '../cms/site-context.ts'

/**
 * The step that the visitor has reached in the question whether the page was helpful; '' means not answered
 * yet.
 */
export type Asked = (typeof steps)[number]

const steps = ['', 'ja', 'nein', 'danke'] as const

/** Name of the step in the address. */
export const STEP = 'hilfreich'

/**
 * Returns the step of the question, or undefined if the page does not ask it. Content pages ask if the town
 * has enabled the question; a CMS without this setting counts as not having enabled it. Previews do not ask.
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
