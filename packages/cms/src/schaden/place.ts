import type { Schadenszeile } from './tables.ts'

export type Punkt = { readonly breite: number; readonly laenge: number }

const METER_JE_GRAD = 111_320
const inRadians = (degrees: number) => (degrees * Math.PI) / 180
const meterPerLongitude = (breite: number) => METER_JE_GRAD * Math.cos(inRadians(breite))

/** Returns the distance in metres. Calculates as on a plane, which is precise enough within a town. */
export const metersBetween = (one: Punkt, other: Punkt): number =>
  Math.hypot(
    (one.breite - other.breite) * METER_JE_GRAD,
    (one.laenge - other.laenge) * meterPerLongitude((one.breite + other.breite) / 2),
  )

/** Returns the degrees of a square that contains all points within this distance in metres. */
export function squareAround({ breite, laenge }: Punkt, meters: number) {
  const high = meters / METER_JE_GRAD
  // At a pole all longitudes are near.
  const wide = Math.min(meters / Math.max(meterPerLongitude(breite), 1), 360)
  return { south: breite - high, north: breite + high, west: laenge - wide, east: laenge + wide }
}

/** Returns the street of an address in one spelling: „Bahnhofstr. 3a“ becomes „bahnhofstrasse“. */
export const streetOf = (adresse: string): string =>
  adresse
    .split(',')[0]
    ?.toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+\d.*$/, '')
    .replace(/str\.?$/, 'strasse')
    .replaceAll(/[^\p{L}\d]/gu, '') ?? ''

/** Returns the place of a damage in one line. */
export const whereOf = ({
  adresse,
  ort,
  breite,
  laenge,
}: Pick<Schadenszeile, 'adresse' | 'ort' | 'breite' | 'laenge'>): string =>
  adresse || ort.split('\n')[0] || (breite === null || laenge === null ? '' : `${breite}, ${laenge}`)
