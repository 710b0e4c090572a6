import type { AmtData } from './amt/load.ts'
import { telephoneOf } from './contact/telephone-of.ts'
import type { OeffnungszeitenData } from './oeffnungszeiten/load.ts'
import type { UnitHours, Zustand } from './opening-hours/unit-hours.ts'
import type { Entry } from './template.ts'
import type { VerzeichniseintragData } from './verzeichniseintrag/load.ts'
import type { verzeichniseintrag } from './verzeichniseintrag/schema.ts'

/** The status under the heading of a facility's page: its state today and its telephone number. */
export type PlaceStatus = { zustand: Zustand; nurMitTermin: boolean; telefon: string }

/**
 * The templates that know the facility of their page, each with the status of an entry; undefined without
 * hours.
 */
export const placeStatus = {
  amt: ({ data }: { data: AmtData }) => statusOf(data.stunden, telephoneOf(data.kommunikation)),
  oeffnungszeiten: ({ data }: { data: OeffnungszeitenData }) =>
    data.imKopf ? statusOf(data, data.telefon) : undefined,
  verzeichniseintrag: ({
    context,
    data,
  }: Pick<Entry<typeof verzeichniseintrag>, 'context'> & { data: VerzeichniseintragData }) =>
    statusOf(data.zeiten, telephoneOf(context.kommunikation)),
} as const

function statusOf(hours: UnitHours | null, telefon: string): PlaceStatus | undefined {
  return hours?.zustand ? { zustand: hours.zustand, nurMitTermin: hours.nurMitTermin, telefon } : undefined
}
