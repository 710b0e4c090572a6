/** Returns the weekday of a day `2026-11-28`, 0 for Monday as on German calendars. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7
