import { calls } from '@rathausplatz/contract'
import { gremiumChoice } from '@rathausplatz/templates/rat'
import { meetingInRoom, paperInRoom } from './addresses.ts'
import { inCouncil } from './in-council.ts'

/**
 * Loads reports of the administration and the minutes that the member may read; body and year of the address
 * filter them.
 */
export async function loadReports(args: Parameters<typeof inCouncil>[0]) {
  const { site, session, ask } = await inCouncil(args)
  const asked = args.url.searchParams
  const choice = (await ask.part(gremiumChoice(site.cms, asked))) ?? { gremien: [], gremium: '' }
  const jahr = /^(?:19|20|21)\d\d$/.exec(asked.get('jahr') ?? '')?.[0] ?? ''
  const query = {
    ...(choice.gremium ? { gremium: choice.gremium } : {}),
    ...(jahr ? { jahr: Number(jahr) } : {}),
  }
  const found = await ask.subject(site.cms.call(calls.raeteBerichte, { query, ...ask.with }))
  const { berichte, niederschriften, jahre } = found
  return {
    session,
    // Keeps the chosen year in the list even if it has no entries.
    chosen: { ...choice, jahr, jahre: withYear(jahre, Number(jahr)) },
    berichte: berichte.map(paperInRoom),
    niederschriften: niederschriften.map(meetingInRoom),
  }
}

const withYear = (jahre: readonly number[], jahr: number) =>
  jahr === 0 || jahre.includes(jahr) ? jahre : [...jahre, jahr].toSorted((a, b) => b - a)

export type ReportsData = Awaited<ReturnType<typeof loadReports>>
