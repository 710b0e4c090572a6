import { inOneLine } from '@rathausplatz/text'
import type { NewMail } from '../outbox/put-mail.ts'
import type { TerminTables } from './tables.ts'
import { momentInWords } from './words.ts'

/** The occasion of all mails of this room. */
const TERMIN = 'termin'

/**
 * The texts of a mail in addition to the appointment itself. None of them was typed by the person who booked,
 * not even a name: the address may belong to someone else.
 */
export type Letter = {
  readonly town: string
  readonly amt: string
  /** The place, line by line. */
  readonly ort: readonly string[]
  readonly telefon: string
  readonly unterlagen: readonly string[]
  readonly hinweis: string
  /** Link to view, move and cancel the appointment. */
  readonly link: string
  /** Link to book another appointment. */
  readonly neu: string
}

type Row = Pick<TerminTables['terminbuchungen'], 'nummer' | 'anliegen_name' | 'beginn' | 'stand' | 'grund'>
type Mail = Pick<NewMail, 'anlass' | 'betreff' | 'text'>

const BEGINNINGS = {
  gebucht: { subject: 'Ihr Termin', sentence: 'Ihr Termin ist gebucht:' },
  verschoben: { subject: 'Verschoben: Ihr Termin', sentence: 'Ihr Termin ist verschoben. Der neue Termin:' },
  erinnerung: { subject: 'Erinnerung an Ihren Termin', sentence: 'morgen haben Sie einen Termin:' },
} as const

/** The mail about a valid appointment: that it is booked, moved, or tomorrow. */
export function standingMail(row: Row, letter: Letter, why: 'gebucht' | 'verschoben' | 'erinnerung'): Mail {
  const { subject, sentence } = BEGINNINGS[why]
  return {
    anlass: TERMIN,
    betreff: `${subject} am ${momentInWords(row.beginn)}`,
    text: said([
      'Guten Tag,',
      sentence,
      `${momentInWords(row.beginn)}\n${inOneLine(row.anliegen_name)}\nTerminnummer ${row.nummer}`,
      `Ort:\n${letter.ort.map(inOneLine).join('\n')}`,
      letter.unterlagen.length > 0
        ? `Bitte bringen Sie mit:\n${letter.unterlagen.map(one => `– ${inOneLine(one)}`).join('\n')}`
        : '',
      letter.hinweis,
      `Können Sie nicht kommen? Dann verschieben Sie den Termin oder sagen Sie ihn ab, damit ihn jemand anderes bekommt:\n${letter.link}`,
      why === 'gebucht'
        ? 'Haben Sie diesen Termin nicht vereinbart? Dann hat jemand Ihre Adresse angegeben. Bitte sagen Sie ihn mit dem Link ab.'
        : '',
      calling(letter),
      letter.town,
    ]),
  }
}

/** The mail about a cancellation by the person or by the office; the office apologises. */
export function cancelledMail(row: Row, letter: Letter, by: 'selbst' | 'amt'): Mail {
  return {
    anlass: TERMIN,
    betreff: `Ihr Termin am ${momentInWords(row.beginn)} ist abgesagt`,
    text: said([
      'Guten Tag,',
      by === 'selbst'
        ? 'Sie haben diesen Termin abgesagt:'
        : 'diesen Termin müssen wir leider absagen. Wir bitten um Entschuldigung.',
      `${momentInWords(row.beginn)}\n${inOneLine(row.anliegen_name)}\nTerminnummer ${row.nummer}`,
      by === 'amt' && row.grund ? `Grund: ${row.grund}` : '',
      `Einen neuen Termin finden Sie hier:\n${letter.neu}`,
      calling(letter),
      letter.town,
    ]),
  }
}

const calling = ({ amt, telefon }: Letter): string =>
  telefon ? `Haben Sie Fragen? ${amt}, Telefon ${telefon}` : ''

const said = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n').concat('\n')
