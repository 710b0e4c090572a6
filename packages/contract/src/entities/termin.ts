import * as z from 'zod'
import { emailLine, emailOrNothing, filledIn, givenLine, personName } from '../given-text.ts'
import { type Terminstand, terminstaende } from '../vorgang/termin.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'
import { verweis } from './organisationseinheit.ts'
import { anschrift } from './stadt.ts'

/** Appointments that one e-mail address can have ahead of it at a time. */
export const MOST_TERMINE = 3

/** With the offset of the town, as people there read it. */
const moment = z.iso.datetime({ offset: true })

/** What somebody comes for, and what of it is known elsewhere: the service says what to bring. */
export const terminanliegen = z
  .object({
    id: z.string().min(1).max(120),
    name: z.string(),
    dauer: z.number().int().min(5).meta({ description: 'Minuten' }),
    leistung: verweis.optional(),
    unterlagen: z.array(z.string()).default([]),
    hinweis: z.string().default(''),
    /** The first time that is free; null where there is none as far ahead as one can book. */
    naechster: moment.nullable().default(null),
  })
  .meta({ id: 'Terminanliegen', title: 'Anliegen, zu dem man einen Termin vereinbaren kann' })
export type Terminanliegen = z.infer<typeof terminanliegen>

/** Nobody is promised a reminder that does not come: the office may send none, and for tomorrow it can be too late. */
const erinnertAb = z.string().nullable().meta({
  description:
    'Der erste Tag, an dessen Termine am Tag vorher per E-Mail erinnert wird; leer, wo niemand erinnert wird',
})

/** Where appointments can be made, and what for. */
export const terminangebot = z
  .object({
    id: z.string().min(1).max(120),
    name: z.string(),
    amt: verweis,
    anschrift: anschrift.optional(),
    telefon: z.string().default(''),
    einleitung: z.string().default(''),
    anliegen: z.array(terminanliegen).default([]),
    /** Whether mail leaves the house: without it nobody is promised a confirmation. */
    mail: z.boolean().default(false),
    erinnert_ab: erinnertAb.default(null),
    /** Said only where it is known. */
    tage_bis_loeschung: z.number().int().min(1).optional(),
  })
  .meta({ id: 'Terminangebot', title: 'Terminangebot eines Amts' })
export type Terminangebot = z.infer<typeof terminangebot>

const beginn = z.iso
  .datetime({ offset: true, error: 'Bitte wählen Sie einen Termin.' })
  .meta({ title: 'Beginn' })

const name = filledIn(personName(120), 'Bitte geben Sie Ihren Namen an.').meta({ title: 'Name' })

const telefon = givenLine(40)
  .regex(/^[\d\s+()/.-]*$/, 'Bitte nur Ziffern, zum Beispiel 030 23125-100.')
  .default('')
  .meta({ title: 'Telefon' })

/** Who comes. The texts are for the person who fills in the form. */
export const terminperson = z.object({
  name,
  /** Where mail leaves the house everybody gets a confirmation; else, and on the telephone, any way to reach them will do. */
  email: emailOrNothing().default('').meta({ title: 'E-Mail' }),
  telefon,
})
export type Terminperson = z.infer<typeof terminperson>

const confirmed = terminperson.extend({ email: emailLine() })
const reachable = terminperson.refine(({ email, telefon }) => email !== '' || telefon !== '', {
  path: ['telefon'],
  error: 'Bitte geben Sie eine Telefonnummer oder eine E-Mail-Adresse an, falls etwas dazwischenkommt.',
})

/** What is asked of who comes: whether mail leaves the house decides. */
export const terminpersonBei = ({ mail }: { mail: boolean }) => (mail ? confirmed : reachable)

const wahl = {
  angebot: z.string().min(1).max(120),
  anliegen: z.string().min(1).max(120),
  beginn,
}

/** A booking as the site sends it; of one form, sent twice, it is one. */
export const terminbuchung = terminperson
  .extend({ einreichung: z.uuid(), ...wahl })
  .meta({ id: 'Terminbuchung', title: 'Buchung eines Termins' })
export type Terminbuchung = z.infer<typeof terminbuchung>

/** `T-7GQ2M9XD`: said on the telephone, written on a note. */
export const terminnummer = z
  .string()
  .regex(/^T-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Terminnummer' })

const stand = z.enum(Object.keys(terminstaende) as [Terminstand, ...Terminstand[]])

/** An appointment as its holder sees it. */
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
    /** Whether there is a mail about how it stands; an address is written to only so often on a day. */
    mail: z.boolean(),
    /** What became of it; missing where nobody knows (any more). */
    zustellung: zustellungslage.optional(),
    /** Whether a reminder is still to come. */
    erinnert: z.boolean().default(false),
    aenderbar: z.boolean(),
    /** Why the office has called it off. */
    grund: z.string().default(''),
    kalender: z.string().meta({ description: 'Der Termin als Datei nach RFC 5545' }),
  })
  .meta({ id: 'Termin', title: 'Vereinbarter Termin' })
export type Termin = z.infer<typeof termin>

/** An appointment as the office sees it. */
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
    /** Of the mail about how it stands; missing where there is none, or none is known any more. */
    zustellung: mailzustellung.optional(),
    am_telefon: z.boolean(),
    grund: z.string(),
    gebucht_am: moment,
  })
  .meta({ id: 'Amtstermin', title: 'Termin, wie ihn das Amt sieht' })
export type Amtstermin = z.infer<typeof amtstermin>

/** A stretch in which counters are closed, added by hand. */
export const terminsperre = z
  .object({
    id: z.uuid(),
    beginn: moment,
    ende: moment,
    /** How many counters; null for all. */
    plaetze: z.number().int().min(1).nullable(),
    grund: z.string(),
  })
  .meta({ id: 'Terminsperre', title: 'Gesperrte Zeit' })
export type Terminsperre = z.infer<typeof terminsperre>

/** A day of an office's counters. */
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
    /** When the counters are open, in words: `08:30–12:00 Uhr`. */
    zeiten: z.array(z.string()),
    /** Days around it with appointments, for the way there. */
    tage: z.array(z.object({ tag: z.string(), anzahl: z.number().int() })),
    /** Appointments ahead that fall in a time in which nobody is there any more. */
    betroffene: z.array(amtstermin),
    /** Whether mail leaves the house. */
    versand: z.boolean(),
    jetzt: z.string(),
  })
  .meta({ id: 'Termintag', title: 'Ein Tag der Termine eines Amts' })
export type Termintag = z.infer<typeof termintag>
