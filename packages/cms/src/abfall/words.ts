import type { Terminstand } from './tables.ts'

const short = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Returns „Do., 4. Juni“. */
const dayShort = (day: string): string => short.format(new Date(day))

type Changed = {
  readonly urspruenglich: string
  readonly datum: string
  readonly stand: Terminstand
  readonly grund: string
}

/** Returns the note beside a date that differs from the plan. */
export function changeInWords({ urspruenglich, datum, stand, grund }: Changed): string {
  if (stand !== 'gilt') return grund ? `fällt aus: ${grund}` : 'fällt aus'
  if (datum === urspruenglich) return ''
  return `verschoben vom ${dayShort(urspruenglich)}${grund ? `, wegen ${grund}` : ''}`
}
