import { DAY_MS } from '@rathausplatz/time'
import { formatDate, formatTime, formatWeekday, sameDay } from '@rathausplatz/ui'

/** Returns a day in words, with its time if wanted: "morgen, 14:00 Uhr", "Sa., 28.11.2026". */
export function day(moment: string, { withTime }: { withTime: boolean }, now = new Date()): string {
  const near = NEAR.find(([days]) => sameDay(moment, new Date(now.getTime() + days * DAY_MS).toISOString()))
  const said = near?.[1] ?? `${formatWeekday(moment).slice(0, 2)}.,\u00a0${formatDate(moment)}`
  return withTime ? `${said}, ${formatTime(moment)}` : said
}

/** Like `day`, for a day without a time: `2026-11-20`. */
export const dayOf = (tag: string, now?: Date): string => day(`${tag}T11:00:00Z`, { withTime: false }, now)

const NEAR: readonly (readonly [number, string])[] = [
  [0, 'heute'],
  [1, 'morgen'],
  [-1, 'gestern'],
]
