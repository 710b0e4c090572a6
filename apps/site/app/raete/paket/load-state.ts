import { calls } from '@rathausplatz/contract'
import { notFound } from '../../errors/not-found.ts'
import { inCouncil } from '../in-council.ts'
import { keptMeetingOf } from './kept-meeting.ts'
import type { PacketState } from './kept-packets.ts'

/** Answers with the current version of a packet and its meeting data for offline use. */
export async function loadState(args: Parameters<typeof inCouncil>[0], id: string): Promise<Response> {
  const { site, ask } = await inCouncil(args)
  const about = { params: { id }, ...ask.with }
  const [found, { version }] = await ask.subject(
    Promise.all([
      site.cms.call(calls.raeteSitzung, about),
      site.cms.call(calls.raetePaketStand, { ...about, query: {} }),
    ]),
  )
  const meeting = keptMeetingOf(found)
  if (!meeting) throw notFound()
  return Response.json({ version, meeting } satisfies PacketState)
}
