const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })

/** A day, or a day and a time, that leave open where on earth they hold: `2026-11-18`, `2026-11-18 08:00:00`. */
const OPEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?$/

/** The same with the offset of the town: `2026-11-18T08:00:00+01:00`. Any other text stays as it is. */
export function inTownTime(text: string): string {
  const [, day, time = '00:00', seconds = '00'] = OPEN.exec(text.trim()) ?? []
  if (!day) return text
  const local = `${day}T${time}:${seconds}`
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return text
  // The offset an hour earlier is that of the time itself, except within the hour that a change of clocks skips.
  return local + offsetAt(asUtc - 3_600_000)
}

/** `+01:00` */
function offsetAt(instant: number): string {
  const parts = offsetFormat.formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00'
}
