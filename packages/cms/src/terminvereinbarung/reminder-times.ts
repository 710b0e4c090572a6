import { berlinDay, DAY_MS, plusDays, startOfDay, wallTime } from '@rathausplatz/time'
import { daysBefore } from '../jobs/days-before.ts'
import type { Offer } from './offers.ts'

/** Time of reminders on the day before, in milliseconds after midnight. */
const REMINDED_AT_MS = 9 * 60 * 60_000

/**
 * Returns when to send reminders of appointments on a day; undefined if it is too late or if the office sends
 * none.
 */
function reminderFor({ data }: Offer, day: string, now: Date): string | undefined {
  const before = Date.parse(startOfDay(day)) - DAY_MS + REMINDED_AT_MS
  return data.erinnern && before > now.getTime() ? new Date(before).toISOString() : undefined
}

/** Returns the first day for which a booking made now gets a reminder; null if none are sent. */
export function remindedFrom(offer: Offer, { canMail, now }: { canMail: boolean; now: Date }): string | null {
  const today = berlinDay(now)
  const days = [1, 2].map(later => plusDays(today, later))
  return (canMail && days.find(day => reminderFor(offer, day, now) !== undefined)) || null
}

/** Returns when to send the reminder of an appointment, and when to delete its personal data. */
export function dueOf(offer: Offer, { beginn, ende }: { beginn: string; ende: string }, now: Date) {
  return {
    erinnern_am: reminderFor(offer, wallTime(beginn).day, now) ?? null,
    loeschen_am: daysBefore(new Date(ende), -offer.data.aufbewahrung_tage),
  }
}
