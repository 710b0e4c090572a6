import type { Oeffnungszeit, Oeffnungszeittyp, Organisationseinheit } from '@rathausplatz/contract'
import {
  type HoursLine,
  hoursHeadings,
  hoursLines,
  stateAt,
  type UpcomingDeviation,
  upcomingDeviations,
} from '@rathausplatz/kalender'

/** The hours of an office or a house as a view shows them, reckoned for one moment. */
export type UnitHours = {
  /** Open or closed in words; null where there are no hours. */
  zustand: { offen: boolean; text: string } | null
  arten: HoursOfKind[]
  abweichend: UpcomingDeviation[]
  nurMitTermin: boolean
  terminlink: string
}

export type HoursOfKind = { name: string; hinweis: string; zeilen: HoursLine[] }

export function unitHours(
  {
    oeffnungszeiten,
    nurMitTermin = false,
    terminlink = '',
  }: Pick<Organisationseinheit, 'oeffnungszeiten'> &
    Partial<Pick<Organisationseinheit, 'nurMitTermin' | 'terminlink'>>,
  now: Date,
): UnitHours {
  const state = stateAt(oeffnungszeiten, now)
  return {
    zustand: state ? { offen: state.offen, text: state.text } : null,
    arten: KINDS.flatMap(typ => oeffnungszeiten.filter(hours => hours.typ === typ).map(ofKind)),
    abweichend: upcomingDeviations(oeffnungszeiten, now),
    nurMitTermin,
    terminlink,
  }
}

const KINDS: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

function ofKind({ typ, hinweisText, regulaereZeiten, anFeiertagen }: Oeffnungszeit): HoursOfKind {
  const lines = hoursLines(regulaereZeiten)
  const holidays = HOLIDAYS[anFeiertagen]
  return {
    name: hoursHeadings[typ],
    hinweis: hinweisText,
    zeilen: holidays && lines.length > 0 ? [...lines, { days: 'Feiertage', times: holidays }] : lines,
  }
}

/** Closed goes without saying. */
const HOLIDAYS: Readonly<Record<Oeffnungszeit['anFeiertagen'], string>> = {
  GESCHLOSSEN: '',
  WIE_SONNTAG: 'wie sonntags',
  WIE_IMMER: 'wie an jedem Tag',
}
