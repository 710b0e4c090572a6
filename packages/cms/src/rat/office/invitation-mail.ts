import { raeteSitzungPfad, type Sitzungsmitglied } from '@rathausplatz/contract'
import type { Sitzung } from '@rathausplatz/contract/records'
import { inOneLine } from '@rathausplatz/text'
import type { Reach } from '../../aemter/offices.ts'
import { sitzungPfad } from '../../collections/sitzung.ts'
import type { NewMail } from '../../outbox/put-mail.ts'
import { nummerOf } from '../meetings-on-wire.ts'
import { type Evening, headOf } from './evening.ts'
import { beginInWords, dayInWords, moveInWords } from './words.ts'

/** The occasion of these mails in the outbox. */
export const INVITING = 'rat-einladung'

/** What a supplement is about: its sentences, and the meeting as the last mail named it. */
export type Supplement = {
  readonly aenderungen: readonly string[]
  readonly vorher: Pick<Sitzung, 'datum_von' | 'zustand'>
}

export type Letter = {
  readonly evening: Evening
  /** The name of the body. */
  readonly gremium: string
  /** The name of the town. */
  readonly town: string
  /** The office of the council, which a member without an account can reach. */
  readonly office: Reach
  readonly publicUrl: string
  readonly hinweis: string
  /** Undefined for the first invitation. */
  readonly nachtrag: Supplement | undefined
}

const forMembers = (address: string): string[] => [
  `Tagesordnung und Unterlagen, auch die nichtöffentlichen, stehen im Bereich der Ratsmitglieder:\n${address}`,
  'Bitte melden Sie sich dort an und bestätigen Sie mit „Einladung erhalten“, dass Sie diese Nachricht bekommen haben.',
]

/** Without an account the members' room is closed: only the public page is named. */
const forGuests = (address: string | undefined, { amt, telefon, email }: Reach): string[] => [
  address ? `Die öffentliche Tagesordnung mit ihren Unterlagen steht hier:\n${address}` : '',
  'Für den Bereich der Ratsmitglieder haben Sie noch kein Konto. Die Geschäftsstelle des Gemeinderats gibt Ihnen die Unterlagen oder richtet ein Konto ein. Bitte bestätigen Sie dort auch, dass Sie diese Nachricht bekommen haben.',
  telefon || email ? `So erreichen Sie sie: ${[amt, telefon, email].filter(Boolean).join(', ')}.` : '',
]

const SUBSTITUTE =
  'diese Nachricht bekommen Sie als Stellvertreterin oder Stellvertreter: Sie kommen nur, wenn Sie jemanden vertreten.'

/**
 * Returns how a subject and the first sentence of a mail name the meeting. A supplement names the day that its receivers
 * know. `staysPartly`: a non-public part has another state or day than the public one.
 */
function namesOf(
  gremium: string,
  { datum_von, zustand }: Pick<Sitzung, 'datum_von' | 'zustand'>,
  { vorher, staysPartly }: { vorher: Supplement['vorher'] | undefined; staysPartly: boolean },
): { known: string; betreff: string } {
  const day = dayInWords(datum_von)
  const before = vorher ? dayInWords(vorher.datum_von) : day
  const known = `${gremium} am ${before}`
  if (!vorher) return { known, betreff: `Einladung: ${known}` }
  if (staysPartly) return { known, betreff: `Nachtrag zur Einladung: ${known}` }
  if (zustand === 'abgesagt' && vorher.zustand !== 'abgesagt') return { known, betreff: `Abgesagt: ${known}` }
  if (zustand !== 'abgesagt' && day !== before)
    return { known, betreff: `Verschoben: ${gremium} ${moveInWords(vorher.datum_von, datum_von)}` }
  if (zustand === 'verschoben' && vorher.zustand !== 'verschoben')
    return { known, betreff: `Verschoben: ${gremium} vom ${day}` }
  return { known, betreff: `Nachtrag zur Einladung: ${known}` }
}

/**
 * The mail to one member. Mail is not confidential: it contains only the public agenda, and for a non-public
 * meeting only body, time and place.
 */
export function invitationMail(
  { evening, gremium, town, office, publicUrl, hinweis, nachtrag }: Letter,
  { name, rolle, konto }: Pick<Sitzungsmitglied, 'name' | 'rolle' | 'konto'>,
): Omit<NewMail, 'an'> {
  const head = headOf(evening).data
  const closed = evening.open && evening.closed?.data
  const staysPartly =
    closed !== undefined &&
    (closed.zustand !== head.zustand || dayInWords(closed.datum_von) !== dayInWords(head.datum_von))
  const { known, betreff } = namesOf(gremium, head, { vorher: nachtrag?.vorher, staysPartly })
  const isSubstitute = rolle === 'stellvertretung'
  const { open } = evening
  const agenda = open?.data
  const parts = [
    `Guten Tag ${name},`,
    isSubstitute ? SUBSTITUTE : '',
    ...(nachtrag
      ? [
          `${isSubstitute ? 'An' : 'an'} der Einladung „${known}“ hat sich etwas geändert:`,
          nachtrag.aenderungen.map(line => `– ${inOneLine(line)}`).join('\n'),
        ]
      : [
          isSubstitute ? '' : 'Sie sind zu dieser Sitzung eingeladen:',
          `${gremium}\n${beginInWords(head.datum_von)}\n${inOneLine(head.ort)}`,
        ]),
    !nachtrag && agenda
      ? `Öffentliche Tagesordnung:\n${agenda.tagesordnung
          .map((punkt, index) => agendaLine(nummerOf(agenda, index, punkt), inOneLine(punkt.titel)))
          .join('\n')}`
      : '',
    hinweis,
    ...(konto
      ? forMembers(publicUrl + raeteSitzungPfad(head.slug))
      : forGuests(open && publicUrl + sitzungPfad(open.data), office)),
    town,
  ]
  return {
    anlass: INVITING,
    betreff,
    text: parts.filter(Boolean).join('\n\n').concat('\n'),
  }
}

const agendaLine = (nummer: string, titel: string): string => (nummer === '' ? titel : `${nummer}. ${titel}`)
