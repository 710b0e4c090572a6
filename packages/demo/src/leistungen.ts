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
]
