import { serie } from '@rathausplatz/contract'
import { type Dated, termineOf } from '@rathausplatz/kalender'
import * as z from 'zod'
import type { Unit } from './known-facts.ts'
import { hasWord } from './spelling.ts'

/** The fields that are needed for time and place of an event. */
const event = z.object({
  ort: z.string(),
  datum_von: z.iso.datetime({ offset: true }),
  serie: serie.optional(),
  entfaellt: z.boolean().optional(),
})

/**
 * Returns the days of an event on which the house where it takes place is closed, such as in its holidays.
 * Empty while the typed event is not valid.
 */
export function datesInClosedHouses(
  typed: unknown,
  units: readonly Unit[],
): { tag: string; haus: string; grund: string }[] {
  const parsed = event.safeParse(typed)
  if (!parsed.success) return []
  const { ort, ...dated } = parsed.data
  const houses = units.filter(
    ({ names, closures }) => closures.length > 0 && names.some(name => hasWord(ort, name)),
  )
  if (houses.length === 0) return []
  return termineOf(dated satisfies Dated)
    .filter(({ entfaellt }) => !entfaellt)
    .flatMap(({ termin, datum_von }) =>
      houses.flatMap(({ names, closures }) =>
        closures
          .filter(({ beginn, ende }) => isWithin(datum_von, beginn, ende))
          .map(({ zusatz }) => ({ tag: termin, haus: names[0] ?? ort, grund: zusatz })),
      ),
    )
}

const isWithin = (moment: string, begin: string, end: string) =>
  Date.parse(begin) <= Date.parse(moment) && Date.parse(moment) < Date.parse(end)
