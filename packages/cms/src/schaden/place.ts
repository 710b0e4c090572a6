import type { Schadenszeile } from './tables.ts'

export type Punkt = { readonly breite: number; readonly laenge: number }

const METER_JE_GRAD = 111_320
const inRadians = (degrees: number) => (degrees * Math.PI) / 180
const meterPerLongitude = (breite: number) => METER_JE_GRAD * Math.cos(inRadians(breite))

/** As the crow flies. Within a town the earth is flat. */
export const metersBetween = (one: Punkt, other: Punkt): number =>
  Math.hypot(
    (one.breite - other.breite) * METER_JE_GRAD,
    (one.laenge - other.laenge) * meterPerLongitude((one.breite + other.breite) / 2),
  )

/** The degrees within which everything lies that is so many metres away at the most. */
export function squareAround({ breite, laenge }: Punkt, meters: number) {
  const high = meters / METER_JE_GRAD
  // At a pole every longitude is near.
  const wide = Math.min(meters / Math.max(meterPerLongitude(breite), 1), 360)
  return { south: breite - high, north: breite + high, west: laenge - wide, east: laenge + wide }
}

/** The street of an address, however somebody spells it: „Bahnhofstr. 3a“ is in „bahnhofstrasse“. */
export const streetOf = (adresse: string): string =>
  adresse
    .split(',')[0]
    ?.toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+\d.*$/, '')
    .replace(/str\.?$/, 'strasse')
    .replaceAll(/[^\p{L}\d]/gu, '') ?? ''

/** Where it is, in one line. */
export const whereOf = ({
  adresse,
  ort,
  breite,
  laenge,
}: Pick<Schadenszeile, 'adresse' | 'ort' | 'breite' | 'laenge'>): string =>
  adresse || ort.split('\n')[0] || (breite === null || laenge === null ? '' : `${breite}, ${laenge}`)
