import type { DateRow } from '../change-dates.ts'
import { daysOfVariant, inOrderOfVariants, isForBuildings } from '../varianten/variant.ts'

/**
 * Returns the variant of a street that a variant of a file continues. A street so far with the usual variant
 * alone keeps it for the rhythm that it has: calendars know its dates. `usual` are these dates. A single rhythm
 * in the file is no choice, but the plan of the one tour; a container for buildings stands beside it.
 */
export function goesTo(
  variante: string,
  inFile: readonly string[],
  known: ReadonlySet<string>,
  usual: readonly DateRow[],
): string {
  if (known.has(variante)) return variante
  if (variante === '') {
    const [only = ''] = known
    return inFile.length === 1 && known.size === 1 && !isForBuildings(only) ? only : ''
  }
  if (!known.has('') || inFile.includes('')) return variante
  if (known.size === 1 && inFile.length === 1 && !isForBuildings(variante)) return ''
  const days = usualInterval(usual)
  const bins = inFile.filter(one => !known.has(one) && !isForBuildings(one)).toSorted(inOrderOfVariants)
  const heir =
    bins.find(one => days !== undefined && daysOfVariant(one) === days) ??
    bins.find(one => days === undefined || daysOfVariant(one) === undefined)
  return heir === variante ? '' : variante
}

const A_DAY_MS = 86_400_000

/** Returns the most frequent number of days between two planned dates. */
function usualInterval(rows: readonly DateRow[]): number | undefined {
  const days = [
    ...new Set(rows.filter(({ stand }) => stand === 'gilt').map(one => one.urspruenglich)),
  ].toSorted()
  const gaps = days.slice(1).map((day, at) => (Date.parse(day) - Date.parse(days[at] ?? day)) / A_DAY_MS)
  const counted = [...Map.groupBy(gaps, gap => gap)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return counted[0]?.[0]
}
