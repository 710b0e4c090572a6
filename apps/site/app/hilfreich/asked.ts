import { type Cms, calls } from '@rathausplatz/contract'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import type { SiteContext } from '../cms/site-context.ts'

/** The step of the question whether the page was helpful; '' means not answered yet. */
export type Asked = (typeof steps)[number]

const steps = ['', 'ja', 'nein', 'danke'] as const

/** Name of the step in the address. */
export const STEP = 'hilfreich'

/**
 * Content pages ask if the town has enabled it; a CMS that does not know the question has not. Previews do
 * not ask.
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
