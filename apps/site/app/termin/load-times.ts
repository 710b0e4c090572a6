import { calls } from '@rathausplatz/contract'
import { berlinDay, monthsLater, plusDays } from '@rathausplatz/kalender'
import type { SiteContext } from '../cms/site-context.ts'
import type { Times } from './times.tsx'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** More months nobody can book ahead. */
const MOST_MONTHS = 8

/** The free times of a month: that which the address names, else the one with the first free time. */
export async function loadTimes(
  { cms, now }: Pick<SiteContext, 'cms' | 'now'>,
  params: { angebot: string; anliegen: string },
  query: URLSearchParams,
): Promise<{ times: Times; monat: string; monate: string[] }> {
  const asked = query.get('monat') ?? ''
  const today = berlinDay(now)
  const first = await cms.call(calls.freieTermine, { params, query: { von: today, bis: today } })
  const next = first.angebot.anliegen[0]?.naechster?.slice(0, 7)
  const monate = monthsBetween(first.von.slice(0, 7), first.bis.slice(0, 7))
  const wanted = MONTH.test(asked) && monate.includes(asked) ? asked : (next ?? today.slice(0, 7))
  const von = `${wanted}-01`
  const bis = plusDays(`${monthsLater(wanted, 1)}-01`, -1)
  const times = await cms.call(calls.freieTermine, { params, query: { von, bis } })
  return { times, monat: wanted, monate }
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to && months.length < MOST_MONTHS; month = monthsLater(month, 1))
    months.push(month)
  return months
}

/** The free times that come next, from some moment on: for who was told that another was quicker. */
export async function nextTimes(
  cms: SiteContext['cms'],
  params: { angebot: string; anliegen: string },
  from: string,
): Promise<string[]> {
  const von = from.slice(0, 10)
  const { data } = await cms
    .call(calls.freieTermine, { params, query: { von, bis: plusDays(von, 14) } })
    .catch(() => ({ data: [] }))
  const all = data.flatMap(({ zeiten }) => zeiten)
  const later = all.filter(zeit => Date.parse(zeit) >= Date.parse(from))
  return (later.length > 0 ? later : all).slice(0, MOST_OFFERED)
}

const MOST_OFFERED = 6
