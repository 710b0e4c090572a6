import type { Suchergebnis } from '@rathausplatz/contract'
import { pageThemes, sections } from '@rathausplatz/contract'
import { foundKinds, kindName } from './document-text.ts'
import type { RankedIds } from './search-index.ts'

export const sectionName = (section: number): string => sections[pageThemes[section] ?? 'default'].label

/** Returns the number of hits per kind and per section, most first. */
export function facets({ counts }: RankedIds): Suchergebnis['facetten'] {
  const sumBy = (key: 'kind' | 'section') => {
    const sums = new Map<string | number, number>()
    for (const one of counts) sums.set(one[key], (sums.get(one[key]) ?? 0) + one.count)
    return [...sums]
  }
  const byCount = (a: { anzahl: number; name: string }, b: { anzahl: number; name: string }) =>
    b.anzahl - a.anzahl || a.name.localeCompare(b.name, 'de')
  return {
    art: sumBy('kind')
      .filter(([kind]) => foundKinds.includes(String(kind)))
      .map(([kind, anzahl]) => ({ wert: String(kind), name: kindName(String(kind)), anzahl }))
      .toSorted(byCount),
    bereich: sumBy('section')
      .map(([section, anzahl]) => ({
        wert: pageThemes[Number(section)] ?? 'default',
        name: sectionName(Number(section)),
        anzahl,
      }))
      .toSorted(byCount),
  }
}
