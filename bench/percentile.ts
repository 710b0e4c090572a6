/** Returns the value below which about `percent` percent of the values lie; 0 for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const ordered = values.toSorted((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.floor((ordered.length * percent) / 100))] ?? 0
}
