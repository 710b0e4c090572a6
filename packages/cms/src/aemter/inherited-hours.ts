import type { Oeffnungszeit, Oeffnungszeittyp } from '@rathausplatz/contract'
import { type Placed, upwards } from './upwards.ts'

/** What decides about the hours of a unit. */
export type HoursUnit = Placed & {
  readonly zeitenWieOben?: boolean | undefined
  readonly oeffnungszeiten: Oeffnungszeit[]
}

/** The hours that hold for a unit, and for each inherited kind the unit that states it. */
export type HoldingHours<Unit> = {
  readonly hours: Oeffnungszeit[]
  readonly from: ReadonlyMap<Oeffnungszeittyp, Unit>
}

const KINDS: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

const states = ({ oeffnungszeiten }: Pick<HoursUnit, 'oeffnungszeiten'>, kind: Oeffnungszeittyp): boolean =>
  oeffnungszeiten.some(({ typ }) => typ === kind)

/**
 * The one rule for inherited hours: what a unit states counts for its kind; if the unit chose so, each other
 * kind comes from the nearest unit above that states it, with its closures. `units` are the public units; one
 * that is missing among them ends the way up, so that no hours are shown rather than wrong ones.
 */
export function holdingHours<Unit extends HoursUnit>(unit: Unit, units: readonly Unit[]): HoldingHours<Unit> {
  const from = new Map<Oeffnungszeittyp, Unit>()
  if (!unit.zeitenWieOben) return { hours: unit.oeffnungszeiten, from }
  const above = [...upwards(units, unit)].slice(1)
  const inherited = KINDS.filter(kind => !states(unit, kind)).flatMap(kind => {
    const source = above.find(one => states(one, kind))
    if (!source) return []
    from.set(kind, source)
    return source.oeffnungszeiten.filter(({ typ }) => typ === kind)
  })
  return {
    hours: inherited.length > 0 ? [...unit.oeffnungszeiten, ...inherited] : unit.oeffnungszeiten,
    from,
  }
}

/** Returns a unit with the hours that hold for it. */
export const withHoldingHours = <Unit extends HoursUnit>(unit: Unit, units: readonly Unit[]): Unit => ({
  ...unit,
  oeffnungszeiten: holdingHours(unit, units).hours,
})
