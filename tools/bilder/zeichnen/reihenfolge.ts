/** Malt von hinten nach vorn: was weiter weg ist, zuerst. */
export type Auftritt = readonly [tiefe: number, male: () => void]

export function vonHintenNachVorn(auftritte: readonly Auftritt[]): void {
  for (const [, male] of auftritte.toSorted((a, b) => b[0] - a[0])) male()
}
