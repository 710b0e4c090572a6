import type { FormField } from '@rathausplatz/contract/records'
import { daysUntil, germanDay, isIsoDay, plusDays } from '@rathausplatz/time'
import { useState } from 'react'
import { below, type Path, useValueAt } from './form.ts'
import { fieldDay, fieldMoment, isoMoment } from './moments.ts'

type Period = { readonly begin: unknown; readonly end: unknown }
type MovedEnd = { readonly end: string; readonly words: string }

/**
 * Returns the end of a period after the shift of its beginning, while an editor has changed the day of the
 * beginning and not the end. It is proposed: an exhibition may just begin earlier.
 */
export function movedEnd(before: Period, now: Period): MovedEnd | undefined {
  const [from, to] = [fieldDay(before.begin), fieldDay(now.begin)]
  const [day = '', time] = fieldMoment(now.end).split('T')
  const isMoved = [from, to, day].every(isWhole) && from !== to && before.end === now.end
  if (!isMoved || time === undefined) return undefined
  const next = plusDays(day, daysUntil(from, to))
  const end = isoMoment(`${next}T${time}`, 'end')
  return end === undefined ? undefined : { end, words: `${germanDay(next)}, ${time} Uhr` }
}

/** While a year is typed, its first digits make days of the Middle Ages. */
const isWhole = (day: string): boolean => isIsoDay(day) && day >= '1900'

/** Compares a field that ends a period with the values at the opening of the form. */
export function useMovedEnd({ endOf }: FormField, path: Path, end: unknown): MovedEnd | undefined {
  const begin = useValueAt(endOf === undefined ? path : below(path.slice(0, -1), endOf))
  const [before] = useState<Period>({ begin, end })
  return endOf === undefined ? undefined : movedEnd(before, { begin, end })
}
