/** What was measured, what was asked of it, and both as a German table. */

export type Unit = 's' | 'ms' | 'KB' | 'MB' | '/s' | 'mal' | 'Stück'

export type Figure = {
  /** Stays the same from version to version, for those who compare runs. */
  name: string
  label: string
  /** In the unit; undefined: this machine does not tell. */
  value: number | undefined
  unit: Unit
  goal?: Goal
  /** What the value was made of, or what was measured with it. */
  details?: readonly Detail[]
  /** Where the time went, or the weight lies, if the goal was missed. */
  profile?: readonly string[]
}

export type Detail = { label: string; value: number; unit: Unit }

type Goal =
  | { most: number }
  /** Depends on the machine, so missing it is told, but fails a run only on request. */
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

/** Three digits that count, but no decimals where nobody reads them. */
function decimals(value: number, unit: Unit): number {
  if (unit === '/s' || unit === 'MB' || Number.isInteger(value)) return unit === 'mal' ? 2 : 0
  if (unit === 'mal' && value >= 0.1) return 2
  return value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0
}

/** Aligned for reading at a terminal. */
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
