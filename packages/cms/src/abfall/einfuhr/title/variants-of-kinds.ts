import type { Abfallfraktion } from '@rathausplatz/contract'
import type { Said } from '../../varianten/rhythms.ts'
import { normalVariant, variantOf } from '../../varianten/variant.ts'

/** The variants of a kind that a title names. */
export type Variants = {
  /** One of them, or one for each of several rhythms: „2-wöchentlich und 4-wöchentlich“. */
  readonly rhythmen: readonly string[]
  readonly groesse: string
  /** Whether the words belong to this kind for sure, and not only to another kind of the title. */
  readonly istSicher: boolean
}

export type KindAt = readonly [fraktion: Abfallfraktion, at: number]

/**
 * Assigns rhythms and sizes to the kinds of a title: words between the kinds to the kind before them, others
 * to all kinds.
 */
export function variantsOfKinds(
  kinds: readonly KindAt[],
  rhythmen: readonly Said[],
  groessen: readonly Said[],
): ReadonlyMap<Abfallfraktion, Variants> {
  const places = kinds.map(([, at]) => at)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const isBetween = ({ at }: Said): boolean => at > first && at < last
  const isEachOwn = [...rhythmen, ...groessen].some(isBetween)
  const isOf = (fraktion: Abfallfraktion, { at }: Said): boolean =>
    !isEachOwn || at < first || kinds.findLast(([, from]) => from < at)?.[0] === fraktion
  const fraktionen = new Set(kinds.map(([fraktion]) => fraktion))
  return new Map(
    Array.from(fraktionen, fraktion => {
      const own = (said: readonly Said[]) => [
        ...new Set(said.filter(one => isOf(fraktion, one)).map(({ name }) => name)),
      ]
      const variants = { rhythmen: own(rhythmen), groesse: normalVariant(own(groessen).join('/')) }
      return [fraktion, { ...variants, istSicher: isEachOwn || fraktionen.size === 1 }]
    }),
  )
}

/** Returns the names of the variants: one for each rhythm, and the empty one if the title names none. */
export const namesOfVariants = ({ rhythmen, groesse }: Omit<Variants, 'istSicher'>): readonly string[] =>
  rhythmen.length === 0 ? [groesse] : rhythmen.map(rhythmus => variantOf(rhythmus, groesse))
