import type { Holidays } from '@rathausplatz/kalender'
import { berlinDay, germanDay, weekdayInWords, weekdayOf } from '@rathausplatz/time'

const SUNDAY = 6

/** `Freitag, 25.12.2026`. */
export const dayInWords = (day: string): string => `${weekdayInWords(day)}, ${germanDay(day)}`

/** Returns today in the time zone of the town. */
export const todayInTown = (): string => berlinDay(new Date())

type Dated = { datum: string; urspruenglich: string; entfaellt: boolean; von_hand: boolean }

/** The state of a collection. */
export type Mark = 'geplant' | 'verschoben' | 'entfaellt'

export function markOf({ datum, urspruenglich, entfaellt }: Dated): Mark {
  if (entfaellt) return 'entfaellt'
  return datum === urspruenglich ? 'geplant' : 'verschoben'
}

/**
 * Returns warnings, in sentences, about moving a collection to this day. None for a past day, which is
 * refused.
 */
export function doubtsAbout(
  day: string,
  moved: Dated,
  termine: readonly Dated[],
  holidays: Holidays,
  today = todayInTown(),
): string[] {
  if (day < today || day === moved.datum) return []
  const feiertag = holidays.on(day)
  const isTaken = termine.some(
    ({ datum, urspruenglich, entfaellt }) =>
      datum === day && urspruenglich !== moved.urspruenglich && !entfaellt,
  )
  return [
    feiertag ? `Dieser Tag liegt auf einem Feiertag: ${feiertag}.` : '',
    weekdayOf(day) === SUNDAY ? 'Dieser Tag ist ein Sonntag.' : '',
    isTaken ? 'An diesem Tag fährt die Tour schon.' : '',
  ].filter(Boolean)
}

/** Returns the days of a year by month, each with its collection: the data of the strip. */
export function yearOf<D extends Dated>(jahr: number, termine: readonly D[]) {
  const onDay = new Map(termine.map(termin => [termin.datum, termin]))
  return Array.from({ length: 12 }, (_, month) => {
    const days = new Date(Date.UTC(jahr, month + 1, 0)).getUTCDate()
    return {
      month: `${jahr}-${String(month + 1).padStart(2, '0')}`,
      days: Array.from({ length: days }, (_, at) => {
        const day = `${jahr}-${String(month + 1).padStart(2, '0')}-${String(at + 1).padStart(2, '0')}`
        return { day, termin: onDay.get(day) }
      }),
    }
  })
}
