import { calls } from '@rathausplatz/contract'
import { gremiumChoice } from '@rathausplatz/templates/rat'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { pageNumber, requirePage } from '../room/page-number.ts'
import { meetingInRoom } from './addresses.ts'
import { inCouncil } from './in-council.ts'

const PER_PAGE = 12

/** Loads future or past meetings, of one body or of all. */
export async function loadMeetings(args: Parameters<typeof inCouncil>[0]) {
  const { site, session, ask } = await inCouncil(args)
  const asked = args.url.searchParams
  const chosen = {
    isPast: asked.get('zeit') === 'frueher',
    isOwn: asked.get('eigene') === 'ja',
    page: pageNumber(asked),
  }
  const choice = (await ask.part(gremiumChoice(site.cms, asked))) ?? { gremien: [], gremium: '' }
  const query = {
    ...(choice.gremium ? { gremium: choice.gremium } : {}),
    ...(chosen.isOwn ? { eigene: 'true' } : {}),
    ...(chosen.isPast ? { bis: plusDays(berlinDay(site.now), -1) } : {}),
    seite: chosen.page,
    pro_seite: PER_PAGE,
  }
  const { data, pagination } = await ask.subject(site.cms.call(calls.raeteSitzungen, { query, ...ask.with }))
  requirePage({ page: chosen.page, pages: pagination?.pages, entries: data.length })
  return {
    session,
    chosen: { ...chosen, ...choice },
    meetings: data.map(meetingInRoom),
    pages: pagination?.pages ?? chosen.page,
  }
}

export type MeetingsData = Awaited<ReturnType<typeof loadMeetings>>
