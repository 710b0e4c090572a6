import type { Anschrift, Oeffnungszeit, Organisationseinheit } from '@rathausplatz/contract'
import type { Section } from '@rathausplatz/contract/sections'
import { type HoursLine, hoursHeading, hoursHeadings, hoursLines, stateAt } from '@rathausplatz/kalender'

/** Hours of one kind under their heading. */
export type HoursBlock = { title: string; lines: HoursLine[]; hinweis: string }

/** What header and footer show of a house: the pick of its Organisationseinheit that goes to the browser. */
export type House = {
  name: string
  /** What follows the name: `Freibad` is `am Altrhein`. */
  zusatz: string
  anschrift: Anschrift | undefined
  telefon: string
  fax: string
  email: string
  hours: HoursBlock[]
  /** Whether it is open at the moment of the request, in words; empty where it has no hours. */
  state: string
}

/** The house as header and footer show it at a moment. */
export function houseOf(einheit: Organisationseinheit, section: Section, now: Date): House {
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
    state: nurMitTermin ? '' : (stateAt(oeffnungszeiten, now, bereitschaft)?.text ?? ''),
  }
}

/** Opening hours, then those of the office; when somebody answers the telephone stands on the pages. */
export function hoursBlocks(
  times: readonly Oeffnungszeit[],
  { servicezeit }: Pick<Section, 'servicezeit'>,
  now: Date,
): HoursBlock[] {
  const titles = { ...hoursHeadings, SERVICEZEIT: servicezeit ?? hoursHeadings.SERVICEZEIT }
  return (['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT'] as const).flatMap(typ => {
    const own = times.filter(time => time.typ === typ)
    const lines = hoursLines(own.flatMap(({ regulaereZeiten }) => regulaereZeiten))
    const hinweis = own.map(({ hinweisText }) => hinweisText).find(text => text && text !== titles[typ])
    const [first] = own
    if (!first || lines.length === 0) return []
    return [{ title: hoursHeading(first, now, titles[typ]), lines, hinweis: hinweis ?? '' }]
  })
}
