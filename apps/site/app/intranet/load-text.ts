import { calls, type IntranetText } from '@rathausplatz/contract'
import { shareOfExtra } from '../cms/heard-cms.ts'
import type { SiteContext } from '../cms/site-context.ts'
import type { Ask } from '../room/asking.ts'

/** As many as a list gives at once. */
const MOST = 100

type Loaded = {
  text: IntranetText
  /** The category that it stands in. */
  home: string
}

/**
 * One text. A CMS that knows spec §7 alone has no call for it: there it is one of the newest of its category, wherever it
 * says that it belongs. However it says that it knows no such call, it is asked for the list. Undefined where there is none.
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
