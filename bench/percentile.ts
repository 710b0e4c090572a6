/** The value that so many percent of the others are not above. */
export function percentile(values: readonly number[], percent: number): number {
  const ordered = values.toSorted((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.floor((ordered.length * percent) / 100))] ?? 0
}
