import type { AbweichendeZeit, Oeffnungszeit, organisationseinheit } from '@rathausplatz/contract'
import { slugOf, withUmlautsSpelled } from '@rathausplatz/text'
import { plusDays } from '@rathausplatz/time'
import type * as z from 'zod'
import { type Day, momentOf } from '../calendar.ts'
import { adresse, durchwahl, nummer, type Stelle } from '../kontakt.ts'

type Wire = z.input<typeof organisationseinheit>

/** An office or a house as written by an editor. */
export type Einheit = Omit<Wire, 'id' | 'detailURL' | 'uebergeordneteOE' | 'untergeordneteOEs'> & {
  slug: string
  uebergeordnet?: string
  sortierung: number
  seite?: string
  /** Kinds of hours that it does not state come from the unit above. */
  zeitenWieOben?: boolean
}

type Kontaktperson = NonNullable<Wire['kontaktpersonen']>[number]

/** A member of staff; the e-mail address is derived from the name unless the function has its own. */
export function person(
  vorname: string,
  nachname: string,
  funktion: string,
  raum: string,
  telefon: number | Stelle,
  email = `${plain(vorname)}.${plain(nachname)}`,
): Kontaktperson {
  return {
    id: slugOf(`${vorname} ${nachname}`),
    vorname,
    nachname,
    funktion,
    raum,
    kommunikation: [
      { kanal: 'TELEFON', kennung: typeof telefon === 'number' ? durchwahl(telefon) : nummer(telefon) },
      { kanal: 'EMAIL', kennung: adresse(email) },
    ],
  }
}

/** A person with an honorary function and no office. */
export const ehrenamt = (vorname: string, nachname: string, funktion: string): Kontaktperson => ({
  id: slugOf(`${vorname} ${nachname}`),
  vorname,
  nachname,
  funktion,
  kommunikation: [{ kanal: 'EMAIL', kennung: adresse(`${plain(vorname)}.${plain(nachname)}`) }],
})

const plain = (name: string) => withUmlautsSpelled(name.replace(/^Dr\. /, ''))

type Kontaktweg = NonNullable<Wire['kommunikation']>[number]

/** Telephone and e-mail of an office; the fax is that of the town hall. */
export const erreichbar = (stelle: Stelle, email: string): Kontaktweg[] => [
  { kanal: 'TELEFON', kennung: nummer(stelle) },
  { kanal: 'EMAIL', kennung: adresse(email) },
]

export const fax: Kontaktweg = { kanal: 'FAX', kennung: nummer('fax') }

/**
 * Returns hours from a notation like that of a sign on a door: `zeit('MONTAG MITTWOCH', '07:30', '12:00')`.
 */
export const zeit = (tage: string, beginn: string, ende: string) =>
  tage.split(' ').map(tagestyp => ({ tagestyp, beginn, ende }))

export const oeffnungszeit = (
  regulaereZeiten: Oeffnungszeit['regulaereZeiten'],
  more: Partial<Oeffnungszeit> = {},
): Oeffnungszeit => ({
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  hinweisText: '',
  anFeiertagen: 'GESCHLOSSEN',
  abweichendeZeiten: [],
  regulaereZeiten,
  ...more,
})

/** Returns a closing from the first to the last day, both included, or other hours in that period. */
export const abweichend = (
  first: Day,
  last: Day,
  zusatz: string,
  zeiten: AbweichendeZeit['zeiten'] = [],
): AbweichendeZeit => ({
  beginn: momentOf(first, '00:00'),
  ende: momentOf(plusDays(last, 1), '00:00'),
  zusatz,
  zeiten,
})
