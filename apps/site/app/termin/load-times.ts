import { calls } from '@rathausplatz/contract'
import { berlinDay, monthsLater, plusDays } from '@rathausplatz/time'
import type { SiteContext } from '../cms/site-context.ts'
import { concernOf } from './concern-of.ts'
import type { Times } from './times.tsx'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** Most months that the page offers. */
const MOST_MONTHS = 8

export type LoadedTimes = {
  times: Times
  /** The first free time; undefined if no time is free. */
  naechster: string | undefined
  /** The month that is shown. */
  monat: string
  monate: string[]
}

/**
 * Loads the free times of a month: the month in the address, otherwise that of the first free time. `own` is
 * the time of an appointment that is to be moved: it is not offered again.
 */
export async function loadTimes(
  { cms, now }: Pick<SiteContext, 'cms' | 'now'>,
  params: { angebot: string; anliegen: string },
  query: URLSearchParams,
  own?: string,
): Promise<LoadedTimes> {
  const others = (days: Times['data']): Times['data'] =>
    days
      .map(day => ({ ...day, zeiten: day.zeiten.filter(zeit => !isSame(zeit, own)) }))
      .filter(({ zeiten }) => zeiten.length > 0)
  const asked = query.get('monat') ?? ''
  const today = berlinDay(now)
  const first = await cms.call(calls.freieTermine, { params, query: { von: today, bis: today } })
  const last = first.bis ?? plusDays(today, DAYS_AHEAD)
  const monate = monthsBetween((first.von ?? today).slice(0, 7), last.slice(0, 7))
  const isAsked = MONTH.test(asked) && monate.includes(asked)
  const soonest = concernOf(first.angebot, params.anliegen)?.naechster
  const named = isSame(soonest, own) ? undefined : soonest
  // A remote CMS may not name the first free time, which is then taken from the days.
  const all = named ? [] : others(await daysOf(cms, params, { von: today, bis: last }))
  const wanted = isAsked ? asked : (named ?? all[0]?.tag ?? today).slice(0, 7)
  const von = `${wanted}-01`
  const bis = plusDays(`${monthsLater(wanted, 1)}-01`, -1)
  const times = await cms.call(calls.freieTermine, { params, query: { von, bis } })
  const data = others(times.data)
  return {
    times: { ...times, data },
    naechster: named ?? all[0]?.zeiten[0] ?? data[0]?.zeiten[0],
    monat: wanted,
    monate,
  }
}

/** How many days ahead to search if the CMS names no limit. */
const DAYS_AHEAD = 60

type Stretch = { von: string; bis: string }

/** Loads the days of a period. */
async function daysOf(
  cms: SiteContext['cms'],
  params: { angebot: string; anliegen: string },
  query: Stretch,
): Promise<Times['data']> {
  return (await cms.call(calls.freieTermine, { params, query })).data
}

/** Returns true if both are times and the same moment. */
const isSame = (one: string | null | undefined, other: string | undefined): boolean =>
  Boolean(one && other) && Date.parse(one ?? '') === Date.parse(other ?? '')

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to && months.length < MOST_MONTHS; month = monthsLater(month, 1))
    months.push(month)
  return months
}

/**
 * Returns the next free times after the chosen time was taken: those from that moment on or, if there are
 * none, the earlier ones of that day.
 */
export async function nextTimes(
  cms: SiteContext['cms'],
  params: { angebot: string; anliegen: string },
  from: string,
): Promise<string[]> {
  const von = DAY.test(from) ? from.slice(0, 10) : ''
  if (von === '') return []
  const { data } = await cms
    .call(calls.freieTermine, { params, query: { von, bis: plusDays(von, 14) } })
    .catch(() => ({ data: [] }))
  const all = data.flatMap(({ zeiten }) => zeiten)
  const later = all.filter(zeit => Date.parse(zeit) >= Date.parse(from))
  return (later.length > 0 ? later : all).slice(0, MOST_OFFERED)
}

const MOST_OFFERED = 6
const DAY = /^\d{4}-\d\d-\d\dT/
