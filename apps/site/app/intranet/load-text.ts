import { calls, type IntranetText } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { type Ask, isMissing } from '../room/asking.ts'

/** As many as a list gives at once. */
const MOST = 100

/**
 * One text. A CMS that knows spec §7 alone has no call for it: there it is one of the newest of its category. Undefined
 * where there is none.
 */
export async function loadText(
  { cms }: SiteContext,
  { slug, id }: { slug: string; id: string },
  ask: Ask,
): Promise<IntranetText | undefined> {
  if (/^\d{1,9}$/.test(id)) {
    const text = await orNothing(cms.call(calls.intranetText, { params: { id }, ...ask.with }))
    if (text) return text
  }
  const listed = await orNothing(
    cms.call(calls.intranetTexte, { params: { url: slug }, query: { pro_seite: MOST }, ...ask.with }),
  )
  return listed?.data.find(text => String(text.id) === id)
}

const orNothing = <T>(loading: Promise<T>): Promise<T | undefined> =>
  loading.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
