import * as z from 'zod'
import { emailLine, emailOrNothing, filledIn, personName, telephoneAndWords } from '../given-text.ts'
import { type Terminstand, terminstaende } from '../vorgang/termin.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'
import { verweis } from './organisationseinheit.ts'
import { anschrift } from './stadt.ts'

/** The maximum number of future appointments of one e-mail address. */
export const MOST_TERMINE = 3

/** A moment with the offset of the town. */
const moment = z.iso.datetime({ offset: true })

/** The reason of an appointment, with the data of its service, such as the documents to bring. */
export const terminanliegen = z
  .object({
    id: z.string().min(1).max(120),
    name: z.string(),
    dauer: z.number().int().min(5).meta({ description: 'Minuten' }),
    leistung: verweis.optional(),
    unterlagen: z.array(z.string()).default([]),
    hinweis: z.string().default(''),
    /** The first free time; null if there is none in the bookable period. */
    naechster: moment.nullable().default(null),
  })
  .meta({ id: 'Terminanliegen', title: 'Anliegen, zu dem man einen Termin vereinbaren kann' })
export type Terminanliegen = z.infer<typeof terminanliegen>

/**
 * The first day whose appointments still get a reminder: for tomorrow it can be too late. Null if the office
 * sends no reminders.
 */
const erinnertAb = z.string().nullable().meta({
  description:
    'Der erste Tag, an dessen Termine am Tag vorher per E-Mail erinnert wird; leer, wo niemand erinnert wird',
})

/** An office with bookable appointments, and their reasons. */
export const terminangebot = z
  .object({
    id: z.string().min(1).max(120),
    name: z.string(),
    amt: verweis,
    anschrift: anschrift.optional(),
    telefon: z.string().default(''),
    einleitung: z.string().default(''),
    anliegen: z.array(terminanliegen).default([]),
    /** Whether the server can send mail; if not, the page promises no confirmation. */
    mail: z.boolean().default(false),
    erinnert_ab: erinnertAb.default(null),
    /** The number of days after which the data are deleted; absent if unknown. */
    tage_bis_loeschung: z.number().int().min(1).optional(),
  })
  .meta({ id: 'Terminangebot', title: 'Terminangebot eines Amts' })
export type Terminangebot = z.infer<typeof terminangebot>

const beginn = z.iso
  .datetime({ offset: true, error: 'Bitte wählen Sie einen Termin.' })
  .meta({ title: 'Beginn' })

const name = filledIn(personName(120), 'Bitte geben Sie Ihren Namen an.').meta({ title: 'Name' })

const telefon = telephoneAndWords().default('').meta({ title: 'Telefon' })

/** The visitor. The titles and descriptions are for the form. */
export const terminperson = z.object({
  name,
  /**
   * Required for the confirmation if the server can send mail; otherwise, and for bookings by telephone,
   * e-mail or telephone suffices.
   */
  email: emailOrNothing().default('').meta({ title: 'E-Mail' }),
  telefon,
})
export type Terminperson = z.infer<typeof terminperson>

const confirmed = terminperson.extend({ email: emailLine() })
const reachable = terminperson.refine(({ email, telefon }) => email !== '' || telefon !== '', {
  path: ['telefon'],
  error: 'Bitte geben Sie eine Telefonnummer oder eine E-Mail-Adresse an, falls etwas dazwischenkommt.',
})

/** Returns the schema of the visitor's data, depending on whether the server can send mail. */
export const terminpersonBei = ({ mail }: { mail: boolean }) => (mail ? confirmed : reachable)

const wahl = {
  angebot: z.string().min(1).max(120),
  anliegen: z.string().min(1).max(120),
  beginn,
}

/** A booking as the site sends it. The `einreichung` makes sending idempotent. */
export const terminbuchung = terminperson
  .extend({ einreichung: z.uuid(), ...wahl })
  .meta({ id: 'Terminbuchung', title: 'Buchung eines Termins' })
export type Terminbuchung = z.infer<typeof terminbuchung>

/** The number of an appointment, to say on the telephone or write down: `T-7GQ2M9XD`. */
export const terminnummer = z
  .string()
  .regex(/^T-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Terminnummer' })

const stand = z.enum(Object.keys(terminstaende) as [Terminstand, ...Terminstand[]])

/** Who has cancelled an appointment; absent if nobody has, or if it is not known. */
const abgesagtVon = z.enum(['selbst', 'amt']).optional()

/** An appointment for the person who booked it. */
export const termin = z
  .object({
    nummer: terminnummer,
    stand,
    beginn: moment,
    ende: moment,
    anliegen: z.object({
      id: z.string(),
      name: z.string(),
      unterlagen: z.array(z.string()).default([]),
      hinweis: z.string().default(''),
      leistung: verweis.optional(),
    }),
    angebot: z.string(),
    ort: z.object({
      name: z.string(),
      anschrift: anschrift.optional(),
      telefon: z.string().default(''),
      detailURL: z.string().default(''),
    }),
    name: z.string(),
    /**
     * Whether a mail about the current state was sent; each address gets a limited number of mails per day.
     */
    mail: z.boolean(),
    /** The delivery of that mail; absent if unknown or no longer known. */
    zustellung: zustellungslage.optional(),
    /** The address of a mail that went astray, so that the reader sees a typing mistake. */
    mail_an: z.string().optional(),
    /** Whether a reminder will follow. */
    erinnert: z.boolean().default(false),
    aenderbar: z.boolean(),
    /** Why the office has cancelled the appointment. */
    grund: z.string().default(''),
    abgesagt_von: abgesagtVon,
    kalender: z.string().meta({ description: 'Der Termin als Datei nach RFC 5545' }),
  })
  .meta({ id: 'Termin', title: 'Vereinbarter Termin' })
export type Termin = z.infer<typeof termin>

/** An appointment for the office. */
export const amtstermin = z
  .object({
    nummer: terminnummer,
    stand,
    beginn: moment,
    ende: moment,
    platz: z.number().int().min(1).meta({ description: 'Schalter' }),
    anliegen: z.object({ id: z.string(), name: z.string() }),
    name: z.string(),
    email: z.string(),
    telefon: z.string(),
    /**
     * The delivery of the mail about the current state; absent without a mail, or if its state is no longer
     * known.
     */
    zustellung: mailzustellung.optional(),
    am_telefon: z.boolean(),
    grund: z.string(),
    abgesagt_von: abgesagtVon,
    gebucht_am: moment,
  })
  .meta({ id: 'Amtstermin', title: 'Termin, wie ihn das Amt sieht' })
export type Amtstermin = z.infer<typeof amtstermin>

/** A period with closed counters, added by hand. */
export const terminsperre = z
  .object({
    id: z.uuid(),
    beginn: moment,
    ende: moment,
    /** The number of counters; null for all. */
    plaetze: z.number().int().min(1).nullable(),
    grund: z.string(),
  })
  .meta({ id: 'Terminsperre', title: 'Gesperrte Zeit' })
export type Terminsperre = z.infer<typeof terminsperre>

/** A day at the counters of an office. */
export const termintag = z
  .object({
    tag: z.string(),
    angebot: z.object({
      id: z.string(),
      name: z.string(),
      plaetze: z.number().int(),
      erinnert_ab: erinnertAb.default(null),
    }),
    angebote: z.array(z.object({ id: z.string(), name: z.string() })),
    anliegen: z.array(z.object({ id: z.string(), name: z.string(), dauer: z.number().int() })),
    termine: z.array(amtstermin),
    sperren: z.array(terminsperre),
    /** The hours of the counters as text: `08:30–12:00 Uhr`. */
    zeiten: z.array(z.string()),
    /** Neighbouring days with appointments, for navigation. */
    tage: z.array(z.object({ tag: z.string(), anzahl: z.number().int() })),
    /** Future appointments at times when the counters are no longer open. */
    betroffene: z.array(amtstermin),
    /** Whether the server can send mail. */
    versand: z.boolean(),
    jetzt: z.string(),
  })
  .meta({ id: 'Termintag', title: 'Ein Tag der Termine eines Amts' })
export type Termintag = z.infer<typeof termintag>
