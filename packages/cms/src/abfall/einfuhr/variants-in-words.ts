import type { Tally } from './open-file.ts'
import { MOST_NAMED } from './told-names.ts'

/** Returns the sentence of the report about kinds that come in several rhythms or sizes of bin. */
export function variantsInWords({ varianten }: Tally): string[] {
  if (varianten.size === 0) return []
  const most = [...varianten].toSorted(([, one], [, other]) => other.times - one.times)
  const told = most
    .slice(0, MOST_NAMED)
    .map(([names, { times }]) => `${names} (${times === 1 ? '1 Straße' : `${times} Straßen`})`)
  const rest = varianten.size - told.length
  return [
    `Die Datei nennt mehrere Rhythmen oder Behälter für eine Abfallart. Sie werden einzeln übernommen, und jeder Haushalt wählt seine Tonne: ${told.join('; ')}${rest > 0 ? `; und ${rest} weitere` : ''}.`,
  ]
}
