import { calls } from '@rathausplatz/contract'
import { telephoneOf } from '../contact/telephone-of.ts'
import { easyHours } from '../opening-hours/easy-hours.ts'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import { terminlinkOfAmt } from '../termin-link.ts'
import type { oeffnungszeiten } from './schema.ts'

export type OeffnungszeitenData = UnitHours & {
  telefon: string
  /**
   * Whether the state is under the heading of the page instead of in the entry: true on the page of the
   * facility itself, or if an editor has set it.
   */
  imKopf: boolean
}

export const loadOeffnungszeiten: Loader<typeof oeffnungszeiten, OeffnungszeitenData> = async (
  cms,
  { context, options },
  { path, now, holidays, sprache },
) => {
  const [einheit, termine, free] = await Promise.all([
    cms.call(calls.organisationseinheit, { params: { id: context.einheit } }),
    terminlinkOfAmt(cms, context.einheit),
    holidays(),
  ])
  const hoursOf = sprache === 'leicht' ? easyHours : unitHours
  return {
    ...hoursOf({ ...einheit, terminlink: termine ?? einheit.terminlink }, now, free),
    telefon: telephoneOf(einheit.kommunikation),
    imKopf: options.imKopf || einheit.detailURL === path,
  }
}
