import { data } from 'react-router'
import { ofHolder } from '../answers/of-holder.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { failureOf, isOver } from '../forms/failure.ts'

/** What became of the button behind the link of a mail. `what` names it in the log. */
export async function confirmation<Told extends object>(
  site: SiteContext,
  what: string,
  confirm: () => Promise<Told>,
) {
  try {
    return data({ was: 'bestaetigt' as const, ...(await confirm()) }, { headers: ofHolder })
  } catch (error) {
    if (isOver(error)) return data({ was: 'vorbei' as const }, { status: 410, headers: ofHolder })
    const { title, status, headers } = failureOf(error, site, what)
    return data({ was: 'misslungen' as const, title }, { status, headers: { ...ofHolder, ...headers } })
  }
}
