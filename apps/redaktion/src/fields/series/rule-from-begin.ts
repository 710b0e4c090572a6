import type { Wochentag } from '@rathausplatz/contract'
import { wochentagLabels } from '@rathausplatz/contract/labels'
import { weekdayOf } from '@rathausplatz/time'
import { fieldDay } from '../moments.ts'
import { groupOf, isGroup, listOf } from '../values.ts'

const DAYS = Object.keys(wochentagLabels) as Wochentag[]

/**
 * Returns a chosen rule with the weekday or day of the beginning of the event, where the editor has not chosen
 * another.
 */
export function ruleFromBegin(rule: unknown, datum_von: unknown): unknown {
  const day = fieldDay(datum_von)
  if (!isGroup(rule) || day === '') return rule
  const { art, wochentage, woche, wochentag, tag } = groupOf(rule)
  const weekday = DAYS[weekdayOf(day)]
  const date = Number(day.slice(8))
  switch (art) {
    case 'WOECHENTLICH':
      return listOf(wochentage).length > 0 ? rule : { ...rule, wochentage: [weekday] }
    case 'MONATLICH_AM_WOCHENTAG':
      return woche !== undefined || wochentag !== undefined
        ? rule
        : { ...rule, woche: Math.ceil(date / 7), wochentag: weekday }
    case 'MONATLICH_AM_TAG':
      return tag !== undefined && tag !== null ? rule : { ...rule, tag: date }
    default:
      return rule
  }
}
