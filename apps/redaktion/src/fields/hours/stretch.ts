import { type AbweichendeZeit, abweichendeZeit, type Oeffnungszeit } from '@rathausplatz/contract'
import { deviationInWords } from '@rathausplatz/kalender'
import { plusDays } from '@rathausplatz/time'
import { fieldMoment, isoMoment } from '../moments.ts'
import { groupOf, textOf } from '../values.ts'

/** Periods of deviating hours. Most are whole days: the end is the beginning of the next day. */

const MIDNIGHT = 'T00:00'

export const isWholeDays = ({ beginn, ende }: Record<string, unknown>): boolean =>
  [beginn, ende].every(moment => ['', MIDNIGHT].includes(fieldMoment(moment).slice(10)))

export const firstDay = (deviation: unknown): string => fieldMoment(groupOf(deviation)['beginn']).slice(0, 10)

export function lastDay(deviation: unknown): string {
  const shown = fieldMoment(groupOf(deviation)['ende'])
  if (shown === '') return ''
  return shown.endsWith(MIDNIGHT) ? plusDays(shown.slice(0, 10), -1) : shown.slice(0, 10)
}

export const beginOf = (day: string): string => isoMoment(`${day}${MIDNIGHT}`, 'begin') ?? ''
export const endOf = (day: string): string =>
  day === '' ? '' : (isoMoment(`${plusDays(day, 1)}${MIDNIGHT}`, 'end') ?? '')

/** Returns a period in words: `Donnerstag, 24.12.2026: geschlossen (Heiligabend)`. */
export function stretchInWords(value: unknown, typ: Oeffnungszeit['typ']): string {
  const parsed = abweichendeZeit.safeParse(value)
  if (!parsed.success || Date.parse(parsed.data.ende) <= Date.parse(parsed.data.beginn))
    return 'Noch nicht ganz ausgefüllt'
  const { zeitraum, zeiten, grund } = deviationInWords(parsed.data, { typ })
  return `${zeitraum}: ${zeiten}${grund ? ` (${grund})` : ''}`
}

/** Returns the indexes of the entries in chronological order; entries without a beginning are last. */
export function inOrder(list: readonly unknown[]): readonly number[] {
  const at = (index: number) => {
    const moment = Date.parse(textOf(groupOf(list[index])['beginn']))
    return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment
  }
  return list
    .map((_, index) => index)
    .toSorted((one, other) => (at(one) === at(other) ? one - other : at(one) - at(other)))
}

export const isPast = (value: unknown, now = Date.now()): boolean =>
  Date.parse(textOf(groupOf(value)['ende'])) < now

export const newDeviation: AbweichendeZeit = { beginn: '', ende: '', zusatz: '', zeiten: [] }
