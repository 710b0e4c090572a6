import { inLeichterSprache } from './leichte-sprache/verweise.ts'
import { bauenUndSteuern } from './leistungen/bauen-und-steuern.ts'
import { buergerbueroLeistungen } from './leistungen/buergerbuero.ts'
import type { Leistung } from './leistungen/leistung.ts'
import { ordnungsamtLeistungen } from './leistungen/ordnungsamt.ts'
import { sozialesUndFamilie } from './leistungen/soziales-und-familie.ts'
import { standesamtLeistungen } from './leistungen/standesamt.ts'

/** The services of the town hall, including services for which the county decides and the town helps. */
export const leistungen: readonly Leistung[] = [
  ...buergerbueroLeistungen,
  ...standesamtLeistungen,
  ...ordnungsamtLeistungen,
  ...bauenUndSteuern,
  ...sozialesUndFamilie,
].map(mitLeichterSprache)

/** Returns the fee of a service in euros, by its label in the record. */
export function gebuehrVon(slug: string, bezeichnung: string): number {
  const betrag = leistungen
    .find(one => one.slug === slug)
    ?.kosten?.find(one => one.bezeichnung === bezeichnung)?.betrag
  if (betrag === undefined) throw new Error(`Bei „${slug}“ steht keine Gebühr „${bezeichnung}“.`)
  return betrag
}

/** Puts the link to the page in Leichte Sprache before the other texts. */
function mitLeichterSprache(leistung: Leistung): Leistung {
  return {
    ...leistung,
    textbloecke: [...inLeichterSprache(leistung.slug), ...(leistung.textbloecke ?? [])],
  }
}
