import { type HoursUnit, withHoldingHours } from '../aemter/inherited-hours.ts'

export type Thing = Readonly<Record<string, unknown>>

/** A unit as far as it is typed, with the hours that hold for it. */
export type UnitRecord = {
  readonly slug: string
  readonly uebergeordnet: string | undefined
  readonly data: Thing
  readonly oeffnungszeiten: readonly Thing[]
}

/** Returns the units of a town, complete or not, with the hours that hold for each. */
export function unitRecords(all: readonly unknown[]): UnitRecord[] {
  const units = all.map(data => asUnit(data as Thing))
  return units.map(unit => {
    const { slug, uebergeordnet, data, oeffnungszeiten } = withHoldingHours(unit, units)
    return { slug, uebergeordnet, data, oeffnungszeiten: oeffnungszeiten as unknown as Thing[] }
  })
}

function asUnit(data: Thing): HoursUnit & { readonly data: Thing } {
  const { slug, uebergeordnet, zeitenWieOben, oeffnungszeiten } = data
  const hours = Array.isArray(oeffnungszeiten) ? oeffnungszeiten : []
  return {
    slug: typeof slug === 'string' ? slug : '',
    uebergeordnet: typeof uebergeordnet === 'string' && uebergeordnet !== '' ? uebergeordnet : undefined,
    zeitenWieOben: zeitenWieOben === true,
    oeffnungszeiten: hours.filter(one => typeof one === 'object' && one !== null),
    data,
  }
}
