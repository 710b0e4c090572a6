import { buergerbueroLeistungen } from './leistungen/buergerbuero.ts'
import type { Leistung } from './leistungen/leistung.ts'

/** The services of the town and of the county's office, as far as people ask the town for them. */
export const leistungen: readonly Leistung[] = [...buergerbueroLeistungen]
