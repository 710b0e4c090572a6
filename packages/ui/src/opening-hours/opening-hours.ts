/** Regular hours of a week as people read them. */

export type RegularTime = { tagestyp: string; beginn: string; ende: string }
export type HoursLine = { days: string; times: string }

const labels: Readonly<Record<string, string>> = {
  ARBEITSTAG_MO_FR: 'Montag bis Freitag',
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
}

/** Label of a day type; one that we do not know reads 'Montag bis Samstag' (spec §8). */
export function dayLabel(tagestyp: string): string {
  return Object.hasOwn(labels, tagestyp) ? (labels[tagestyp] as string) : 'Montag bis Samstag'
}

/** One line for all days with the same hours, in the order given: `Dienstag und Donnerstag`, `15:00–17:30 Uhr`. */
export function hoursLines(times: readonly RegularTime[]): HoursLine[] {
  const days = new Map<string, string[]>()
  for (const { tagestyp, beginn, ende } of times) {
    const span = `${beginn}–${ende} Uhr`
    days.set(span, [...(days.get(span) ?? []), dayLabel(tagestyp)])
  }
  const lines = [...days].map(([span, names]) => ({ days: joinDays(names), times: span }))
  return isClosedMidweek(times) ? [...lines, { days: dayLabel('MITTWOCH'), times: 'geschlossen' }] : lines
}

/** Midweek rule (spec §9): the other four working days have hours and Wednesday none. */
function isClosedMidweek(times: readonly RegularTime[]): boolean {
  const open = new Set(times.map(({ tagestyp }) => tagestyp))
  const others = ['MONTAG', 'DIENSTAG', 'DONNERSTAG', 'FREITAG']
  return others.every(day => open.has(day)) && !open.has('MITTWOCH') && !open.has('ARBEITSTAG_MO_FR')
}

function joinDays(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${names.at(-1)}` : (names[0] ?? '')
}
