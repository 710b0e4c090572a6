import type { Anschrift, Oeffnungszeit, Organisationseinheit } from '@rathausplatz/contract'
import type { Section } from '@rathausplatz/contract/sections'
import {
  currentHours,
  type Holidays,
  type HoursLine,
  hoursHeading,
  hoursHeadings,
  hoursLines,
  stateAt,
} from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'

/** Hours of one kind under their heading. */
export type HoursBlock = { title: string; lines: HoursLine[]; hinweis: string }

/**
 * Header and footer data of a house: a facility of the town with its own section, such as a school or the
 * library. It is the part of its Organisationseinheit that reaches the browser.
 */
export type House = {
  name: string
  /** The rest of the name: `am Altrhein` after `Freibad`. */
  zusatz: string
  anschrift: Anschrift | undefined
  telefon: string
  fax: string
  email: string
  hours: HoursBlock[]
  /**
   * Whether the house is open at the time of the request, in words; empty if the house has no hours or opens
   * only by appointment.
   */
  state: string
}

/** Returns the data of a house for header and footer at this time. */
export function houseOf(
  einheit: Organisationseinheit,
  section: Section,
  now: Date,
  holidays: Holidays,
): House {
  const { name, kurzname, anschrift, kommunikation, oeffnungszeiten, nurMitTermin, bereitschaft } = einheit
  const by = (kanal: string) => kommunikation.find(way => way.kanal === kanal)?.kennung ?? ''
  return {
    name: kurzname || name,
    zusatz: kurzname && name.startsWith(`${kurzname} `) ? name.slice(kurzname.length + 1) : '',
    anschrift,
    telefon: by('TELEFON'),
    fax: by('FAX'),
    email: by('EMAIL'),
    hours: hoursBlocks(oeffnungszeiten, section, now),
    state: nurMitTermin ? '' : (stateAt(oeffnungszeiten, now, holidays, bereitschaft)?.text ?? ''),
  }
}

/** Returns opening hours, then office hours. Telephone hours are only on the pages. */
export function hoursBlocks(
  times: readonly Oeffnungszeit[],
  { servicezeit }: Pick<Section, 'servicezeit'>,
  now: Date,
): HoursBlock[] {
  const titles = { ...hoursHeadings, SERVICEZEIT: servicezeit ?? hoursHeadings.SERVICEZEIT }
  return (['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT'] as const).flatMap(typ => {
    const own = currentHours(
      times.filter(time => time.typ === typ),
      berlinDay(now),
    )
    const lines = hoursLines(own.flatMap(({ regulaereZeiten }) => regulaereZeiten))
    const hinweis = own.map(({ hinweisText }) => hinweisText).find(text => text && text !== titles[typ])
    const [first] = own
    if (!first || lines.length === 0) return []
    return [{ title: hoursHeading(first, now, titles[typ]), lines, hinweis: hinweis ?? '' }]
  })
}
