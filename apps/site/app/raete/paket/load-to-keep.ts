import { calls } from '@rathausplatz/contract'
import { inCouncil } from '../in-council.ts'

/** Number of upcoming meetings whose papers are offered. */
const NEXT = 6

/** Loads the next meetings of the member's own bodies. */
export async function loadToKeep(args: Parameters<typeof inCouncil>[0]) {
  const { site, session, ask } = await inCouncil(args)
  const { data } = await ask.subject(
    site.cms.call(calls.raeteSitzungen, { query: { eigene: 'true', pro_seite: NEXT }, ...ask.with }),
  )
  return { session, meetings: data }
}

export type ToKeep = Awaited<ReturnType<typeof loadToKeep>>
