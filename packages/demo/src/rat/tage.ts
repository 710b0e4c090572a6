import { plusDays } from '@rathausplatz/time'
import { type Day, dateOf, easter, isHoliday, nthWeekday, type Weekday } from '../calendar.ts'
import { ferienAm } from '../schulferien.ts'

/** The bodies with meetings; the councils of the villages are only heard and meet on their own. */
export type Tagend = 'gemeinderat' | 'technik' | 'verwaltung' | 'bildung'
export type Ausschuss = Exclude<Tagend, 'gemeinderat'>

/** The schedule of a body: the weekday of the month, the months, and the time. */
type Rhythmus = { woche: 2 | 3; wochentag: Weekday; monate: readonly number[]; um: string; bis: string }

const OHNE_AUGUST = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]

export const rhythmus = {
  gemeinderat: { woche: 2, wochentag: 'di', monate: OHNE_AUGUST, um: '18:30', bis: '21:00' },
  technik: { woche: 3, wochentag: 'di', monate: OHNE_AUGUST, um: '18:00', bis: '20:00' },
  verwaltung: { woche: 3, wochentag: 'mi', monate: [1, 3, 5, 7, 9, 10, 11], um: '18:00', bis: '19:45' },
  bildung: { woche: 3, wochentag: 'mi', monate: [2, 4, 6, 12], um: '18:00', bis: '20:00' },
} as const satisfies Record<Tagend, Rhythmus>

/** Returns why the council does not meet on a day of its schedule, or `undefined`. */
export function pauseDesRates(tag: Day): string | undefined {
  if (tag.slice(5, 7) === '08') return 'Sommerpause'
  return tag === plusDays(easter(Number(tag.slice(0, 4))), -47) ? 'Fasnacht' : ferienAm(tag)
}

/** Yields the regular days of a body from a day on, the next one first. */
export function* sitzungstage(gremium: Tagend, ab: Day): Generator<Day, never> {
  const { woche, wochentag, monate }: Rhythmus = rhythmus[gremium]
  const [year = 0, month = 1] = ab.split('-').map(Number)
  for (let ahead = 0; ; ahead++) {
    const at = dateOf(year, month + ahead, 1)
    const tag = nthWeekday(Number(at.slice(0, 4)), Number(at.slice(5, 7)), wochentag, woche)
    const faelltAus = !monate.includes(Number(at.slice(5, 7))) || pauseDesRates(tag) || isHoliday(tag)
    if (!faelltAus && tag >= ab) yield tag
  }
}

/** Returns the meeting days of the council in a year, and the days of the rule without a meeting. */
export function ratstage(jahr: number): { tage: Day[]; fallenAus: { tag: Day; grund: string }[] } {
  const { woche, wochentag, monate } = rhythmus.gemeinderat
  const tage: Day[] = []
  const fallenAus: { tag: Day; grund: string }[] = []
  for (const monat of monate) {
    const tag = nthWeekday(jahr, monat, wochentag, woche)
    const grund = pauseDesRates(tag) ?? (isHoliday(tag) ? 'Feiertag' : undefined)
    if (grund) fallenAus.push({ tag, grund })
    else tage.push(tag)
  }
  return { tage, fallenAus }
}

/** Returns the period of the demo: two years back, and ahead to the summer break, at least three months. */
export function zeitraum(heute: Day): { von: Day; bis: Day } {
  const [year = 0, month = 1] = heute.split('-').map(Number)
  const sommerpause = dateOf(month < 8 ? year : year + 1, 7, 31)
  const quartal = plusDays(heute, 92)
  return { von: dateOf(year - 2, month, 1), bis: quartal > sommerpause ? quartal : sommerpause }
}

/** Returns all regular days of a body in the period of the demo, the earliest first. */
export function alleSitzungstage(gremium: Tagend, heute: Day): Day[] {
  const { von, bis } = zeitraum(heute)
  const tage: Day[] = []
  for (const tag of sitzungstage(gremium, von)) {
    if (tag > bis) return tage
    tage.push(tag)
  }
  return tage
}
