import * as z from 'zod'
import { behandlungLabels, rollenLabels } from '../labels.ts'
import { mailzustellung } from './mailzustellung.ts'
import { bearbeiter, inhaltId } from './redaktion.ts'

/**
 * The meetings as the council office sees them: the state of each, what is missing, the invited members and
 * their confirmations.
 */

const moment = z.iso.datetime({ offset: true })
const behandlungen = Object.keys(behandlungLabels) as ['oeffentlich', 'nichtoeffentlich']
const rollen = Object.keys(rollenLabels) as [keyof typeof rollenLabels, ...(keyof typeof rollenLabels)[]]

/** The states of a meeting for the office. */
export const sitzungsstaende = {
  vorbereitung: 'in Vorbereitung',
  eingeladen: 'eingeladen',
  beschluesse: 'Beschlüsse zu veröffentlichen',
  niederschrift: 'Niederschrift fehlt',
  abgeschlossen: 'abgeschlossen',
  abgesagt: 'abgesagt',
  zurueckgenommen: 'zurückgenommen',
} as const
export type Sitzungsstand = keyof typeof sitzungsstaende
const staende = Object.keys(sitzungsstaende) as [Sitzungsstand, ...Sitzungsstand[]]

/** `sperrt` prevents an invitation, `fehlt` makes the meeting incomplete, `hinweis` is only a remark. */
export const mangelgewichte = ['sperrt', 'fehlt', 'hinweis'] as const

/** A defect of a meeting, and where to fix it. */
export const sitzungsmangel = z
  .object({
    gewicht: z.enum(mangelgewichte),
    teil: z.enum(behandlungen),
    /** A path in the document of that part: `ort`, `tagesordnung.2.vorlage`. */
    feld: z.string(),
    /** The document of the paper, if the paper has the defect. */
    vorlage: inhaltId.optional(),
    satz: z.string(),
  })
  .meta({ id: 'Sitzungsmangel', title: 'Was einer Sitzung fehlt' })
export type Sitzungsmangel = z.infer<typeof sitzungsmangel>

export const ratsbueroZeile = z
  .object({
    /** The document of the public part; if the meeting is not public at all, its only document. */
    id: inhaltId,
    titel: z.string(),
    gremium: z.string(),
    beginn: moment.nullable(),
    /** Only the day of `beginn` is known. */
    ohne_uhrzeit: z.boolean().optional(),
    ort: z.string(),
    stand: z.enum(staende),
    /** The number of defects that make the meeting incomplete. */
    fehlt: z.number().int().min(0),
    eingeladen_am: moment.nullable(),
    eingeladene: z.number().int().min(0),
    bestaetigt: z.number().int().min(0),
  })
  .meta({ id: 'RatsbueroZeile', title: 'Sitzung in der Übersicht des Ratsbüros' })
export type RatsbueroZeile = z.infer<typeof ratsbueroZeile>

/** An invited member, with data of their record and their account. */
export const sitzungsmitglied = z
  .object({
    person: z.string(),
    name: z.string(),
    rolle: z.enum(rollen),
    /** The e-mail address; null if unknown. */
    email: z.string().nullable(),
    /** Whether the member can sign in to the members' room, and so confirm. */
    konto: z.boolean(),
  })
  .meta({ id: 'Sitzungsmitglied', title: 'Wer zu einer Sitzung eingeladen wird' })
export type Sitzungsmitglied = z.infer<typeof sitzungsmitglied>

export const einladungsempfang = sitzungsmitglied
  .omit({ konto: true })
  .extend({
    /**
     * The delivery of the mail to the member; absent without an address, or if its state is no longer known.
     */
    zustellung: mailzustellung.optional(),
    empfangen_am: moment.nullable(),
  })
  .meta({ id: 'Einladungsempfang', title: 'Wer eine Einladung bekommen hat' })

export const einladungsarten = { einladung: 'Einladung', nachtrag: 'Nachtrag' } as const

export const sitzungseinladung = z
  .object({
    id: inhaltId,
    art: z.enum(Object.keys(einladungsarten) as ['einladung', 'nachtrag']),
    am: moment,
    von: bearbeiter,
    hinweis: z.string(),
    /** The changes that a supplement lists. */
    aenderungen: z.array(z.string()),
    empfaenger: z.array(einladungsempfang),
  })
  .meta({ id: 'Sitzungseinladung', title: 'Einladung zu einer Sitzung' })
export type Sitzungseinladung = z.infer<typeof sitzungseinladung>

/** Everything about a meeting beyond its two documents. */
export const sitzungsmappe = z
  .object({
    oeffentlich: inhaltId.nullable(),
    nichtoeffentlich: inhaltId.nullable(),
    gremium: z.string(),
    stand: z.enum(staende),
    maengel: z.array(sitzungsmangel),
    mitglieder: z.array(sitzungsmitglied),
    einladungen: z.array(sitzungseinladung),
    /** The changes that a supplement would list now; null before the first invitation. */
    aenderungen: z.array(z.string()).nullable(),
    /** Whether the server can send mail. */
    versand: z.boolean(),
  })
  .meta({ id: 'Sitzungsmappe', title: 'Eine Sitzung für das Ratsbüro' })
export type Sitzungsmappe = z.infer<typeof sitzungsmappe>

/** The defaults of a new meeting, taken from recent meetings of the body. */
export const sitzungsvorgaben = z
  .object({ titel: z.string(), ort: z.string(), uhrzeit: z.string() })
  .meta({ id: 'Sitzungsvorgaben', title: 'Womit eine neue Sitzung beginnt' })
