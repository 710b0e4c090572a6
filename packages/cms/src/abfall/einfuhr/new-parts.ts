import type { Abfallfraktion } from '@rathausplatz/contract'
import type { NewPlace } from './find-places.ts'

/** A new part of a street, with the place of the whole street, and the kinds that the file names for the part. */
export type PartOfStreet = {
  readonly ort: string
  readonly von: string
  readonly fraktionen: readonly Abfallfraktion[]
}

const keyOf = ({ ort_key, strasse_key }: NewPlace): string => `${ort_key} ${strasse_key}`

/** Returns the new parts of streets that are there as a whole, each with the id of the whole street. */
export function newParts(
  created: readonly NewPlace[],
  orte: readonly NewPlace[],
): readonly (readonly [part: NewPlace, whole: string])[] {
  const whole = new Map(
    orte.filter(({ hausnummern }) => hausnummern === '').map(one => [keyOf(one), one.id] as const),
  )
  return created.flatMap(one => {
    const von = one.hausnummern === '' ? undefined : whole.get(keyOf(one))
    return von === undefined ? [] : [[one, von] as const]
  })
}

/** Collects the kinds of new parts, so that a part keeps the other kinds of its street. */
export function kindsOfNewParts(orte: readonly NewPlace[]) {
  const parts = new Map<string, { von: string; fraktionen: Set<Abfallfraktion> }>()
  return {
    add(created: readonly NewPlace[]): void {
      for (const [{ id }, von] of newParts(created, orte)) parts.set(id, { von, fraktionen: new Set() })
    },
    note(fraktion: Abfallfraktion, places: readonly string[]): void {
      if (parts.size > 0) for (const id of places) parts.get(id)?.fraktionen.add(fraktion)
    },
    all: (): PartOfStreet[] =>
      Array.from(parts, ([ort, { von, fraktionen }]) => ({ ort, von, fraktionen: [...fraktionen] })),
  }
}
