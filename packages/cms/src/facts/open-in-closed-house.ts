import { type Oeffnungszeit, oeffnungszeit } from '@rathausplatz/contract'
import { type Holidays, openSpans, type Span } from '@rathausplatz/kalender'
import { berlinDay, DAY_MS } from '@rathausplatz/time'
import { upwards } from '../aemter/upwards.ts'
import type { Unit } from './known-facts.ts'
import type { Thing, UnitRecord } from './unit-records.ts'

/** How far ahead differences are told. */
const AHEAD_MS = 60 * DAY_MS

/** A closed time of a house during which a unit in it is open by the hours that it states itself. */
type OpenInClosedHouse = { readonly haus: string; readonly tage: string[]; readonly grund: string }

/**
 * Returns the days on which a house is closed while this unit, at the same address, is open by hours of its
 * own. A unit that is answered day and night never closes.
 */
export function openInClosedHouse(
  unit: UnitRecord,
  units: readonly Unit[],
  now: Date,
  holidays: Holidays,
): readonly OpenInClosedHouse[] {
  const own = doorsOf(hoursIn(unit.data['oeffnungszeiten']))
  if (own.length === 0 || unit.data['bereitschaft']) return []
  const range = { from: now.getTime(), to: now.getTime() + AHEAD_MS }
  const told = new Set<string>()
  return housesAbove(unit, units).flatMap(house =>
    closingsOf(house.record, range).flatMap(({ haus, zusatz, ...closing }) => {
      const tage = daysIn(openOutside(own, haus, closing, holidays)).filter(day => !told.has(day))
      for (const day of tage) told.add(day)
      return tage.length > 0 ? [{ haus: house.names[1] ?? house.names[0] ?? '', tage, grund: zusatz }] : []
    }),
  )
}

/** Returns the units above one at its address, the nearest first. */
function housesAbove(unit: UnitRecord, units: readonly Unit[]): Unit[] {
  const records = [unit, ...units.map(({ record }) => record).filter(({ slug }) => slug !== unit.slug)]
  const above = [...upwards(records, unit)].slice(1)
  const street = streetOf(unit)
  return above
    .filter(one => street === '' || streetOf(one) === '' || streetOf(one) === street)
    .flatMap(one => units.find(({ record }) => record === one) ?? [])
}

function streetOf({ data }: Pick<UnitRecord, 'data'>): string {
  const street = (data['anschrift'] as Thing | undefined)?.['street']
  return typeof street === 'string' ? street.trim().toLowerCase() : ''
}

/** Returns the closings of a house that touch the range, cut to it. */
function closingsOf({ oeffnungszeiten }: UnitRecord, range: Span) {
  const haus = doorsOf(hoursIn(oeffnungszeiten))
  return haus
    .flatMap(({ abweichendeZeiten }) => abweichendeZeiten)
    .filter(({ zeiten }) => zeiten.length === 0)
    .map(({ beginn, ende, zusatz }) => ({
      haus,
      zusatz,
      from: Math.max(Date.parse(beginn), range.from),
      to: Math.min(Date.parse(ende), range.to),
    }))
    .filter(({ from, to }) => from < to)
}

/** Returns the spans in which the unit is open and the house is not. */
function openOutside(
  own: readonly Oeffnungszeit[],
  house: readonly Oeffnungszeit[],
  within: Span,
  holidays: Holidays,
): Span[] {
  const open = openSpans(house, within, holidays)
  return openSpans(own, within, holidays).filter(
    ({ from, to }) => !open.some(span => span.from <= from && to <= span.to),
  )
}

const daysIn = (spans: readonly Span[]): string[] => [
  ...new Set(spans.map(({ from }) => berlinDay(new Date(from)))),
]

/** The hours of doors: a telephone may be answered while the house is closed. */
const doorsOf = (hours: readonly Oeffnungszeit[]): Oeffnungszeit[] =>
  hours.filter(({ typ }) => typ !== 'TELEFONISCHE_ERREICHBARKEIT')

/** Reads hours as far as they are complete. */
const hoursIn = (given: unknown): Oeffnungszeit[] =>
  (Array.isArray(given) ? given : []).flatMap(one => oeffnungszeit.safeParse(one).data ?? [])
