import {
  type Anschrift,
  type Cms,
  calls,
  type Kommunikation,
  type Kontaktperson,
  type LeistungEintrag,
  type Verweis,
} from '@rathausplatz/contract'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import { terminlinkOfAmt } from '../termin-link.ts'
import type { amt } from './schema.ts'

export type AmtData = {
  einleitung: string
  text: string
  stunden: UnitHours
  kommunikation: Kommunikation[]
  anschrift: Anschrift | null
  leistungen: LeistungEintrag[]
  kontaktpersonen: Kontaktperson[]
  darueber: Verweis | null
  darunter: Verweis[]
}

/** Loads the office, its hours at the time of the request, and its services. */
export const loadAmt: Loader<typeof amt, AmtData> = async (
  cms,
  { context: { einheit: id } },
  { now, holidays },
) => {
  const [einheit, services, termine, free] = await Promise.all([
    cms.call(calls.organisationseinheit, { params: { id } }),
    servicesOf(cms, id),
    terminlinkOfAmt(cms, id),
    holidays(),
  ])
  const { einleitung, text, kommunikation, anschrift, kontaktpersonen } = einheit
  const linked = new Set(services.map(({ detailURL }) => detailURL))
  const others = einheit.leistungen.filter(({ detailURL }) => !linked.has(detailURL))
  return {
    einleitung,
    text,
    stunden: unitHours({ ...einheit, terminlink: termine ?? einheit.terminlink }, now, free),
    kommunikation,
    anschrift: anschrift ?? null,
    leistungen: [...services, ...others.map(withoutMore)],
    kontaktpersonen,
    darueber: einheit.uebergeordneteOE ?? null,
    darunter: einheit.untergeordneteOEs,
  }
}

const withoutMore = ({ id, name, detailURL }: Verweis): LeistungEintrag => ({
  id,
  name,
  detailURL,
  kurztext: '',
  buchstabe: '',
  online: false,
})

/** Without services the page of the office is still shown. */
async function servicesOf(cms: Cms, organisationseinheit: string): Promise<LeistungEintrag[]> {
  const { data } = await cms
    .call(calls.leistungen, { query: { organisationseinheit, pro_seite: 100 } })
    .catch(() => ({ data: [] }))
  return data
}
