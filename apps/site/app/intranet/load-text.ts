import { calls, type IntranetText } from '@rathausplatz/contract'
import { shareOfExtra } from '../cms/heard-cms.ts'
import type { SiteContext } from '../cms/site-context.ts'
import type { Ask } from '../room/asking.ts'

/** Most texts that a list returns at once. */
const MOST = 100

type Loaded = {
  text: IntranetText
  /** The category in which the text is shown. */
  home: string
}

/**
 * Loads one text. A CMS with only spec §7 has no call for a single text, so after any failure of that call
 * the text is searched in the list of its category. Undefined if the list does not have it either.
 */
export async function loadText(
  { cms }: SiteContext,
  { slug, id }: { slug: string; id: string },
  ask: Ask,
): Promise<Loaded | undefined> {
  if (/^\d{1,9}$/.test(id)) {
    const text = await ask.part(
      cms.call(calls.intranetText, { params: { id }, ...ask.with, deadline: shareOfExtra() }),
    )
    if (text) return { text, home: text.rubrik?.url ?? slug }
  }
  const listed = await ask.part(
    cms.call(calls.intranetTexte, { params: { url: slug }, query: { pro_seite: MOST }, ...ask.with }),
  )
  const text = listed?.data.find(text => String(text.id) === id)
  return text && { text, home: slug }
}
