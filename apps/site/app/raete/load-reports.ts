import { calls } from '@rathausplatz/contract'
import { meetingInRoom, paperInRoom } from './addresses.ts'
import { inCouncil } from './in-council.ts'

/** What the administration reports, and the minutes that the member may read. */
export async function loadReports(args: Parameters<typeof inCouncil>[0]) {
  const { site, session, ask } = await inCouncil(args)
  const { berichte, niederschriften } = await ask.subject(site.cms.call(calls.raeteBerichte, ask.with))
  return {
    session,
    berichte: berichte.map(paperInRoom),
    niederschriften: niederschriften.map(meetingInRoom),
  }
}

export type ReportsData = Awaited<ReturnType<typeof loadReports>>
