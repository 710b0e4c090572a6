import type { Oeffnungszeit, Oeffnungszeittyp, Organisationseinheit } from '@rathausplatz/contract'
import {
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
}

/** The state at a time, in texts of several lengths. */
export type Zustand = Omit<HoursState, 'wechsel'>

export type HoursOfKind = { name: string; hinweis: string; zeilen: HoursLine[] }

export function unitHours(
  {
    oeffnungszeiten,
    bereitschaft = '',
    nurMitTermin = false,
    terminlink = '',
  }: Pick<Organisationseinheit, 'oeffnungszeiten'> &
    Partial<Pick<Organisationseinheit, 'bereitschaft' | 'nurMitTermin' | 'terminlink'>>,
  now: Date,
): UnitHours {
  const state = stateAt(oeffnungszeiten, now, bereitschaft)
  return {
    zustand: state ? withoutChange(state) : null,
    arten: KINDS.flatMap(typ =>
      oeffnungszeiten
        .filter(hours => hours.typ === typ && !hoursAreOver(hours, berlinDay(now)))
        .map(hours => ofKind(hours, now)),
    ),
    abweichend: upcomingDeviations(oeffnungszeiten, now),
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

function ofKind(hours: Oeffnungszeit, now: Date): HoursOfKind {
  const { hinweisText, regulaereZeiten, anFeiertagen } = hours
  const lines = hoursLines(regulaereZeiten)
  const holidays = HOLIDAYS[anFeiertagen]
  return {
    name: hoursHeading(hours, now),
    hinweis: hinweisText,
    zeilen: holidays && lines.length > 0 ? [...lines, { days: 'Feiertage', times: holidays }] : lines,
  }
}

/** The words for public holidays. Closed is the default and not mentioned. */
const HOLIDAYS: Readonly<Record<Oeffnungszeit['anFeiertagen'], string>> = {
  GESCHLOSSEN: '',
  WIE_SONNTAG: 'wie sonntags',
  WIE_IMMER: 'wie an jedem Tag',
}
