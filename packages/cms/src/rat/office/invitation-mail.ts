import { raeteSitzungPfad, type Sitzungsmitglied } from '@rathausplatz/contract'
import type { Stadt } from '@rathausplatz/contract/records'
import { inOneLine } from '@rathausplatz/text'
import { sitzungPfad } from '../../collections/sitzung.ts'
import type { NewMail } from '../../outbox/put-mail.ts'
import { nummerOf } from '../meetings-on-wire.ts'
import { type Evening, headOf } from './evening.ts'
import { beginInWords, dayInWords } from './words.ts'

/** The occasion of these mails in the outbox. */
export const INVITING = 'rat-einladung'

/** What a mail says about the town; a member without an account reaches the office by it. */
type Town = Pick<Partial<Stadt>, 'name' | 'telefon' | 'email'>

export type Letter = {
  readonly evening: Evening
  /** The name of the body. */
  readonly gremium: string
  readonly town: Town
  readonly publicUrl: string
  readonly hinweis: string
  /** Sentences of a supplement; undefined for the first invitation. */
  readonly aenderungen: readonly string[] | undefined
}

const forMembers = (address: string): string[] => [
  `Tagesordnung und Unterlagen, auch die nichtöffentlichen, stehen im Bereich der Ratsmitglieder:\n${address}`,
  'Bitte melden Sie sich dort an und bestätigen Sie mit „Einladung erhalten“, dass Sie diese Nachricht bekommen haben.',
]

/** Without an account the members' room is closed: only the public page is named. */
const forGuests = (address: string | undefined, { telefon, email }: Town): string[] => [
  address ? `Die öffentliche Tagesordnung mit ihren Unterlagen steht hier:\n${address}` : '',
  'Für den Bereich der Ratsmitglieder haben Sie noch kein Konto. Das Ratsbüro gibt Ihnen die Unterlagen oder richtet ein Konto ein. Bitte bestätigen Sie dort auch, dass Sie diese Nachricht bekommen haben.',
  telefon || email ? `Das Ratsbüro erreichen Sie so: ${[telefon, email].filter(Boolean).join(', ')}.` : '',
]

/**
 * The mail to one member. Mail is not confidential: it contains only the public agenda, and for a non-public
 * meeting only body, time and place.
 */
export function invitationMail(
  { evening, gremium, town, publicUrl, hinweis, aenderungen }: Letter,
  { name, rolle, konto }: Pick<Sitzungsmitglied, 'name' | 'rolle' | 'konto'>,
): Omit<NewMail, 'an'> {
  const { slug, datum_von, ort } = headOf(evening).data
  const isSupplement = aenderungen !== undefined
  const what = `${gremium} am ${dayInWords(datum_von)}`
  const { open } = evening
  const agenda = open?.data
  const parts = [
    `Guten Tag ${name},`,
    isSupplement
      ? `zur Einladung „${what}“ hat sich etwas geändert:`
      : rolle === 'stellvertretung'
        ? 'diese Einladung bekommen Sie zur Stellvertretung: Sie kommen, wenn Sie jemanden vertreten.'
        : 'Sie sind zu dieser Sitzung eingeladen:',
    isSupplement ? aenderungen.map(line => `– ${inOneLine(line)}`).join('\n') : '',
    isSupplement ? '' : `${gremium}\n${beginInWords(datum_von)}\n${inOneLine(ort)}`,
    !isSupplement && agenda
      ? `Öffentliche Tagesordnung:\n${agenda.tagesordnung
          .map((punkt, index) => agendaLine(nummerOf(agenda, index, punkt), inOneLine(punkt.titel)))
          .join('\n')}`
      : '',
    hinweis,
    ...(konto
      ? forMembers(publicUrl + raeteSitzungPfad(slug))
      : forGuests(open && publicUrl + sitzungPfad(open.data), town)),
    town.name ?? '',
  ]
  return {
    anlass: INVITING,
    betreff: `${isSupplement ? 'Nachtrag zur Einladung' : 'Einladung'}: ${what}`,
    text: parts.filter(Boolean).join('\n\n').concat('\n'),
  }
}

const agendaLine = (nummer: string, titel: string): string => (nummer === '' ? titel : `${nummer}. ${titel}`)
