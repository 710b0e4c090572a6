import type { Oeffnungszeit, Oeffnungszeittyp, Organisationseinheit } from '@rathausplatz/contract'
import {
  type Holidays,
  type HoursLine,
  type HoursState,
  hoursAreOver,
  hoursHeading,
  hoursLines,
  stateAt,
  type UpcomingDeviation,
  upcomingDeviations,
} from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'

/** The hours of an office or facility for a view, computed for one time. */
export type UnitHours = {
  /** Null without hours. */
  zustand: Zustand | null
  arten: HoursOfKind[]
  abweichend: UpcomingDeviation[]
  nurMitTermin: boolean
  terminlink: string
  /** Set if all texts are in Leichte Sprache; the view then uses easy words too. */
  sprache?: 'leicht'
}

/** The state at a time, in texts of several lengths. */
export type Zustand = Omit<HoursState, 'wechsel'>

export type HoursOfKind = { name: string; hinweis: string; zeilen: HoursLine[] }

/** The fields of an office or facility that its hours depend on. */
export type UnitWithHours = Pick<Organisationseinheit, 'oeffnungszeiten'> &
  Partial<Pick<Organisationseinheit, 'bereitschaft' | 'nurMitTermin' | 'terminlink'>>

export function unitHours(
  { oeffnungszeiten, bereitschaft = '', nurMitTermin = false, terminlink = '' }: UnitWithHours,
  now: Date,
  holidays: Holidays,
  heading: (hours: Oeffnungszeit, now: Date) => string = hoursHeading,
): UnitHours {
  const state = stateAt(oeffnungszeiten, now, holidays, bereitschaft)
  return {
    zustand: state ? withoutChange(state) : null,
    arten: KINDS.flatMap(typ =>
      oeffnungszeiten
        .filter(hours => hours.typ === typ && !hoursAreOver(hours, berlinDay(now)))
        .map(hours => ofKind(hours, heading(hours, now))),
    ),
    abweichend: upcomingDeviations(oeffnungszeiten, now, holidays),
    nurMitTermin,
    terminlink,
  }
}

const withoutChange = ({ wechsel: _, ...zustand }: HoursState): Zustand => zustand

const KINDS: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

function ofKind({ hinweisText, regulaereZeiten, anFeiertagen }: Oeffnungszeit, name: string): HoursOfKind {
  const lines = hoursLines(regulaereZeiten)
  const onHolidays = HOLIDAYS[anFeiertagen]
  return {
    name,
    hinweis: hinweisText,
    zeilen: onHolidays && lines.length > 0 ? [...lines, { days: 'Feiertage', times: onHolidays }] : lines,
  }
}

/** The words for public holidays. Closed is the default and not mentioned. */
const HOLIDAYS: Readonly<Record<Oeffnungszeit['anFeiertagen'], string>> = {
  GESCHLOSSEN: '',
  WIE_SONNTAG: 'wie sonntags',
  WIE_IMMER: 'wie an jedem Tag',
}
