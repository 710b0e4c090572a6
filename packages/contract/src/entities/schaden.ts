import * as z from 'zod'
import * as field from '../field.ts'
import { otherForms } from '../other-forms.ts'
import {
  type Schadenschritt,
  type Schadenstand,
  schadenschritteNamen,
  schadenstaende,
  schadenstaendeNamen,
} from '../vorgang/schaden.ts'
import { fotokennung } from './foto.ts'
import { amtsmail, mailzustellung, zustellungslage } from './mailzustellung.ts'
import { schadenskategorie } from './schadenskategorie.ts'
import { schadenspunkt } from './schadensmeldung.ts'

/** The state of a damage report: for everybody, for its author, and for the town. */

const moment = z.iso.datetime({ offset: true })

/** The states in other systems. An unknown state becomes `eingegangen`. */
const otherStates: Readonly<Record<string, Schadenstand>> = {
  offen: 'eingegangen',
  open: 'eingegangen',
  'in bearbeitung': 'in_arbeit',
  in_bearbeitung: 'in_arbeit',
  closed: 'erledigt',
  geschlossen: 'erledigt',
  behoben: 'erledigt',
}

const standOf = (given: unknown): Schadenstand => {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const ours = schadenstaendeNamen.find(name => name === word || schadenstaende[name].toLowerCase() === word)
  return ours ?? (Object.hasOwn(otherStates, word) ? otherStates[word] : undefined) ?? 'eingegangen'
}

export const schadenstand = z
  .enum(schadenstaendeNamen as [Schadenstand, ...Schadenstand[]])
  .register(otherForms, { take: standOf })
export const schadenschritt = z.enum(schadenschritteNamen as [Schadenschritt, ...Schadenschritt[]])

/** The steps so far: the moment, the state, and the text of the town. */
const verlauf = z.array(z.object({ am: moment, stand: schadenstand, text: z.string().default('') }))

/**
 * Completes a report of a CMS that sends few fields: it was last changed when it was reported, and its page has its
 * number.
 */
function completed(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const { gemeldet_am: told, geaendert_am: changed, nummer, detailURL } = given as Record<string, unknown>
  return {
    ...given,
    gemeldet_am: told || changed,
    geaendert_am: changed || told,
    ...(typeof nummer === 'string' && !detailURL
      ? { detailURL: `/schaeden/${encodeURIComponent(nummer)}` }
      : {}),
  }
}

/** A moment; empty if the CMS does not name it. */
const named = moment.or(z.literal('')).default('')

/** A public damage report: the parts that the town has released. */
export const schaden = z
  .object({
    nummer: z.string().min(1),
    kategorie: schadenskategorie,
    /** Empty unless the town shows the author's text. */
    text: z.string().default(''),
    lage: schadenspunkt.nullable(),
    adresse: z.string().default(''),
    ort: z.string().default(''),
    angaben: z.record(z.string(), z.string()).default({}),
    /** The photos that the town shows. */
    fotos: z.array(fotokennung),
    stand: schadenstand,
    /** The last text of the town. */
    grund: z.string().default(''),
    /** The number of another report of the same damage. */
    doppelt_zu: z.string().nullable(),
    /** The expected day of completion. */
    erwartet_am: z.iso.date().nullable(),
    gemeldet_am: named,
    geaendert_am: named,
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Schaden', title: 'Gemeldeter Schaden' })
  .register(otherForms, { take: completed })
export type Schaden = z.infer<typeof schaden>

export const schadenMitVerlauf = schaden
  .extend({ verlauf })
  .meta({ id: 'SchadenMitVerlauf', title: 'Gemeldeter Schaden mit seinen Schritten' })
export type SchadenMitVerlauf = z.infer<typeof schadenMitVerlauf>

/** A report for its author: everything they entered, public or not. */
export const eigenerSchaden = schadenMitVerlauf
  .extend({
    oeffentlich: z.boolean(),
    /** `gefragt`: a mail asks the author to confirm the address. */
    nachrichten: z.enum(['keine', 'gefragt', 'ja']),
    /** Whether this key proves the address, as the key in the mail does. */
    bestellbar: z.boolean(),
    /**
     * The delivery of the latest mail to the author; absent without a mail, or if its state is no longer
     * known.
     */
    zustellung: zustellungslage.optional(),
    /** The address of a mail that went astray, so that the reader sees a typing mistake. */
    mail_an: z.string().optional(),
    schritte: z.array(schadenschritt),
    /** Opens the report without number and secret. */
    schluessel: z.string(),
  })
  .meta({ id: 'EigenerSchaden', title: 'Eigene Meldung eines Schadens' })
export type EigenerSchaden = z.infer<typeof eigenerSchaden>

/** A report for the town. It does not contain the address of its author: mails are sent automatically. */
export const gepruefterSchaden = schaden
  .omit({ fotos: true })
  .extend({
    /** Whether the report is public, and which parts are: its text, and each of its photos. */
    oeffentlich: z.boolean(),
    text_zeigen: z.boolean(),
    fotos: z.array(z.object({ kennung: fotokennung, zeigen: z.boolean() })),
    /** Whether the author gets a mail about each step. */
    mit_nachrichten: z.boolean(),
    /** The delivery of the latest mail to the author, if they get mails. */
    zustellung: mailzustellung.optional(),
    /**
     * The delivery of the mail that asks for a confirmation of the address, until the address is confirmed.
     */
    bestaetigung: mailzustellung.optional(),
    /** The latest mail to the office about an open report, if it went astray. */
    amtsmail: amtsmail.optional(),
    verlauf: z.array(
      z.object({
        am: moment,
        stand: schadenstand,
        text: z.string(),
        von: z.enum(['melder', 'stadt', 'uhr']),
      }),
    ),
    /** Reports that may be about the same damage, the nearest first. */
    nahe: z.array(
      z.object({
        nummer: z.string(),
        kategorie: schadenskategorie,
        stand: schadenstand,
        wo: z.string(),
        meter: z.number().int().nullable(),
      }),
    ),
    schritte: z.array(schadenschritt),
    /** The version, which the next change must name: starts at 1 and grows with every change. */
    fassung: z.number().int().min(1),
  })
  .meta({ id: 'GepruefterSchaden', title: 'Gemeldeter Schaden für die Prüfung' })
export type GepruefterSchaden = z.infer<typeof gepruefterSchaden>
