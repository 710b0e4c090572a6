import type { Covered, Wanted } from './merge-dates.ts'

type File = Covered & { readonly termine: readonly Wanted[] }

/** Returns the year in which most dates of a file are; empty for a file without dates. */
export function yearOf(termine: readonly Wanted[]): string {
  const years = Map.groupBy(termine, ({ datum }) => datum.slice(0, 4))
  const [most] = [...years].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? ''
}

/** A file that is the whole plan of its year covers all of it: dates of that year that it does not name go. */
export function asWholePlan<T extends File>(file: T): T {
  const year = yearOf(file.termine)
  if (year === '' || file.isCutOff || file.isOnlyChanges) return file
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return {
    ...file,
    von: file.von !== '' && file.von < first ? file.von : first,
    bis: file.bis > last ? file.bis : last,
  }
}
