/** Measured values, their goals, and both as a German table. */

export type Unit = 's' | 'ms' | 'KB' | 'MB' | '/s' | 'mal' | 'Stück'

export type Figure = {
  /** The same in all versions, so that runs can be compared. */
  name: string
  label: string
  /** Value in `unit`; undefined if this machine cannot measure it. */
  value: number | undefined
  unit: Unit
  goal?: Goal
  /** Parts of the value, or values that were measured with it. */
  details?: readonly Detail[]
  /** The parts that take the time or the bytes, if the goal was missed. */
  profile?: readonly string[]
}

export type Detail = { label: string; value: number; unit: Unit }

type Goal =
  | { most: number }
  /** Depends on the machine: a missed goal is reported, but fails a run only with `--strict`. */
  | { least: number; dependsOnMachine: true }

export const isMissed = ({ value, goal }: Figure): boolean =>
  goal !== undefined && value !== undefined && ('most' in goal ? value > goal.most : value < goal.least)

export const failsRun = (figure: Figure, { strict }: { strict: boolean }): boolean =>
  isMissed(figure) && (strict || !('dependsOnMachine' in (figure.goal ?? {})))

export const describeGoal = ({ goal, unit }: Figure): string => {
  if (!goal) return ''
  return 'most' in goal ? `höchstens ${show(goal.most, unit)}` : `mindestens ${show(goal.least, unit)}`
}

export function show(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '–'
  const digits = decimals(value, unit)
  const number = value.toLocaleString('de-DE', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return unit === '/s' ? `${number}/s` : unit === 'mal' ? `${number}-fach` : `${number} ${unit}`
}

/** Returns the number of decimals for about three significant digits; rates and megabytes have none. */
function decimals(value: number, unit: Unit): number {
  if (unit === '/s' || unit === 'MB' || Number.isInteger(value)) return unit === 'mal' ? 2 : 0
  if (unit === 'mal' && value >= 0.1) return 2
  return value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0
}

/** Returns the figures as a table for a terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(figure => [
    figure.label,
    show(figure.value, figure.unit),
    describeGoal(figure),
    figure.goal ? (isMissed(figure) ? 'verfehlt' : 'erreicht') : '',
    (figure.details ?? []).map(({ label, value, unit }) => `${label}: ${show(value, unit)}`).join(', '),
  ])
  const head = ['Maß', 'gemessen', 'Ziel', '', 'Einzelwerte']
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map(row => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 1 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map(width => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
