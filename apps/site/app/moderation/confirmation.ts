import { data } from 'react-router'
import { ofHolder } from '../answers/of-holder.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { failureOf, isOver } from '../forms/failure.ts'

/** Runs a confirmation from a mail and returns its result for the page; `what` names it in the log. */
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
