// Separate from the entity, so that a view can compute it without loading every schema of the contract into
// the browser.
import type { Baugebiet, Preisspanne } from './entities/baugebiet.ts'

/** Returns the price range per square metre of an area: its own price, or that of its plots. */
export function preisspanneOf({
  bauplaetze,
  preis_qm,
}: Pick<Baugebiet, 'bauplaetze' | 'preis_qm'>): Preisspanne | undefined {
  const own = preis_qm === undefined ? [] : [preis_qm]
  const priced = bauplaetze.flatMap(({ preis, flaeche }) =>
    preis === undefined ? own : [Math.round(preis / flaeche)],
  )
  const prices = priced.length > 0 ? priced : own
  return prices.length > 0 ? { von: Math.min(...prices), bis: Math.max(...prices) } : undefined
}
