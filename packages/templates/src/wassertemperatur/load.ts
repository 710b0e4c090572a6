import type { Loader } from '../template.ts'
import type { wassertemperatur } from './schema.ts'

/** Hours after which a measurement is outdated. */
const FRESH = 48

/** Whether the measurement is recent. A measurement in the future is a mistake and not shown. */
export type Messung = { istAktuell: boolean }

export const loadWassertemperatur: Loader<typeof wassertemperatur, Messung> = async (
  _,
  { context },
  { now },
) => {
  const { gemessen_am, becken } = context
  const hours = gemessen_am ? (now.getTime() - Date.parse(gemessen_am)) / 3_600_000 : Number.NaN
  return { istAktuell: becken.length > 0 && hours >= 0 && hours <= FRESH }
}
