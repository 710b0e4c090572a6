import * as z from 'zod'
import { behandlungLabels, rollenLabels } from '../labels.ts'
import { mailzustellung } from './mailzustellung.ts'
import { bearbeiter, inhaltId } from './redaktion.ts'

/** What the council's office sees of its meetings: how far each is, what is missing, who was invited and who confirmed. */

const moment = z.iso.datetime({ offset: true })
const behandlungen = Object.keys(behandlungLabels) as ['oeffentlich', 'nichtoeffentlich']
const rollen = Object.keys(rollenLabels) as [keyof typeof rollenLabels, ...(keyof typeof rollenLabels)[]]

/** How far a meeting is, as the office says it. */
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

/** With `sperrt` nobody can be invited; with `fehlt` a meeting is not complete; a `hinweis` is worth a look. */
export const mangelgewichte = ['sperrt', 'fehlt', 'hinweis'] as const

/** Something a meeting lacks, and where it is put right. */
export const sitzungsmangel = z
  .object({
    gewicht: z.enum(mangelgewichte),
    teil: z.enum(behandlungen),
    /** Place in the document of that part: `ort`, `tagesordnung.2.vorlage`. */
    feld: z.string(),
    /** A paper that is looked at instead: its document. */
    vorlage: inhaltId.optional(),
    satz: z.string(),
  })
  .meta({ id: 'Sitzungsmangel', title: 'Was einer Sitzung fehlt' })
export type Sitzungsmangel = z.infer<typeof sitzungsmangel>

export const ratsbueroZeile = z
  .object({
    /** The document of the public part; of a meeting that is not public at all its own. */
    id: inhaltId,
    titel: z.string(),
    gremium: z.string(),
    beginn: moment.nullable(),
    ort: z.string(),
    stand: z.enum(staende),
    /** How much is missing before it is complete. */
    fehlt: z.number().int().min(0),
    eingeladen_am: moment.nullable(),
    eingeladene: z.number().int().min(0),
    bestaetigt: z.number().int().min(0),
  })
  .meta({ id: 'RatsbueroZeile', title: 'Sitzung in der Übersicht des Ratsbüros' })
export type RatsbueroZeile = z.infer<typeof ratsbueroZeile>

/** Somebody who is invited, as their record and their account say it. */
export const sitzungsmitglied = z
  .object({
    person: z.string(),
    name: z.string(),
    rolle: z.enum(rollen),
    /** Where they are written to; null where the house knows no address. */
    email: z.string().nullable(),
    /** Whether they can sign in to the members' room, and so confirm. */
    konto: z.boolean(),
  })
  .meta({ id: 'Sitzungsmitglied', title: 'Wer zu einer Sitzung eingeladen wird' })
export type Sitzungsmitglied = z.infer<typeof sitzungsmitglied>

export const einladungsempfang = sitzungsmitglied
  .omit({ konto: true })
  .extend({
    /** Of the mail to them; missing where there is no address, or nobody knows it any more. */
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
    /** What a supplement says has changed. */
    aenderungen: z.array(z.string()),
    empfaenger: z.array(einladungsempfang),
  })
  .meta({ id: 'Sitzungseinladung', title: 'Einladung zu einer Sitzung' })
export type Sitzungseinladung = z.infer<typeof sitzungseinladung>

/** All of one meeting that stands outside its two documents. */
export const sitzungsmappe = z
  .object({
    oeffentlich: inhaltId.nullable(),
    nichtoeffentlich: inhaltId.nullable(),
    gremium: z.string(),
    stand: z.enum(staende),
    maengel: z.array(sitzungsmangel),
    mitglieder: z.array(sitzungsmitglied),
    einladungen: z.array(sitzungseinladung),
    /** What a supplement would say now; null before the first invitation. */
    aenderungen: z.array(z.string()).nullable(),
    /** Whether mail leaves this house. */
    versand: z.boolean(),
  })
  .meta({ id: 'Sitzungsmappe', title: 'Eine Sitzung für das Ratsbüro' })
export type Sitzungsmappe = z.infer<typeof sitzungsmappe>

/** What a new meeting of a body begins with, as its meetings of late were. */
export const sitzungsvorgaben = z
  .object({ titel: z.string(), ort: z.string(), uhrzeit: z.string() })
  .meta({ id: 'Sitzungsvorgaben', title: 'Womit eine neue Sitzung beginnt' })
