import { germanDay } from '@rathausplatz/time'
import type { Merged } from './merge-dates.ts'

const MOST_TOLD = 40
const MOST_STREETS = 20

/** Collects the dates that a list of changes moves in streets that do not have them. They are left out. */
export function daysNotThere(heute: string) {
  const days = new Map<string, Set<string>>()
  return {
    note({ datei }: Extract<Merged, { is: 'nicht_da' }>, called: string, streets: readonly string[]): void {
      if (datei.datum < heute && datei.urspruenglich < heute) return
      const key = `${called} ${germanDay(datei.urspruenglich)} auf ${germanDay(datei.datum)}`
      const known = days.get(key) ?? new Set()
      days.set(key, known)
      for (const street of streets) known.add(street)
    },
    bedenken(): string[] {
      if (days.size === 0) return []
      const told = Array.from(days, ([day, streets]) => {
        const rest = streets.size > MOST_STREETS ? ` und ${streets.size - MOST_STREETS} weitere` : ''
        return `${day}: ${[...streets].slice(0, MOST_STREETS).join(' / ')}${rest}`
      })
      const rest = told.length > MOST_TOLD ? `; und ${told.length - MOST_TOLD} weitere` : ''
      return [
        `Die Datei verschiebt Termine, die es in diesen Straßen nicht gibt: ${told.slice(0, MOST_TOLD).join('; ')}${rest}. Dort wird nichts übernommen. Kommt die Abfuhr doch, dann legen Sie den Termin bitte unter „Abfuhr“ an.`,
      ]
    },
  }
}
