import * as z from 'zod'
import {
  emailLine,
  emailOrNothing,
  filledIn,
  givenLine,
  givenText,
  readAs,
  telephoneLine,
} from '../given-text.ts'
import { readPostcode } from '../typed/postcode.ts'
import { readWebsite } from '../typed/website.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'
import { pinnwandschritt, pinnwandstand } from './pinnwand.ts'

const angaben = {
  name: filledIn(givenLine(300), 'Bitte geben Sie den Namen an.').meta({ title: 'Name' }),
  rubriken: z
    .array(z.string().max(120))
    .min(1, 'Bitte wählen Sie mindestens eines davon aus.')
    .max(10, 'Bitte wählen Sie höchstens zehn Rubriken.')
    .meta({ title: 'Rubriken', description: 'Kennungen, wie das Verzeichnis sie nennt' }),
  einleitung: givenText(300).default('').meta({ title: 'Kurz gesagt' }),
  /** Plain text; a blank line begins a paragraph. */
  text: givenText(8_000).default('').meta({ title: 'Text' }),
  ansprechperson: givenLine(300).default('').meta({ title: 'Ansprechperson' }),
  telefon: telephoneLine().default('').meta({ title: 'Telefon' }),
  oeffentliche_email: emailOrNothing().default('').meta({ title: 'E-Mail im Eintrag' }),
  webseite: readAs(givenLine(2_000), readWebsite).default('').meta({ title: 'Website' }),
  haus: givenLine(300).default('').meta({ title: 'Haus oder Platz' }),
  strasse: givenLine(300).default('').meta({ title: 'Straße und Hausnummer' }),
  plz: readAs(givenLine(60), readPostcode).default('').meta({ title: 'Postleitzahl' }),
  ort: givenLine(300).default('').meta({ title: 'Ort' }),
  barrierefreiheit: givenText(2_000).default('').meta({ title: 'Barrierefreiheit' }),
}

/** The data of an entry from its owner: all of it becomes public. */
export const verzeichnisangaben = z
  .object(angaben)
  .meta({ id: 'Verzeichnisangaben', title: 'Angaben zu einem Eintrag eines Verzeichnisses' })
export type Verzeichnisangaben = z.infer<typeof verzeichnisangaben>

/** The same as they are stored: an entry of an editor, or from before a rule, may say more in a field. */
export const vorhandeneAngaben = verzeichnisangaben
  .extend({
    telefon: givenLine(300).default(''),
    oeffentliche_email: givenLine(300).default(''),
    webseite: givenLine(2_000).default(''),
    plz: givenLine(300).default(''),
  })
  .meta({ id: 'VorhandeneVerzeichnisangaben', title: 'Vorhandene Angaben zu einem Eintrag' })

/** The names of these fields, in the order of the form. */
export const verzeichnisangabenNamen = Object.keys(angaben) as (keyof Verzeichnisangaben)[]

export const verzeichnisaufgabe = z
  .object({
    verzeichnis: z.string().min(1).max(120).meta({ title: 'Verzeichnis' }),
    /** The Kennung of the entry to change; empty for a new one. */
    eintrag: z.string().max(120).default('').meta({ title: 'Vorhandener Eintrag' }),
    ...angaben,
    email: emailLine().meta({ title: 'Ihre E-Mail', description: 'Steht nirgends auf der Website.' }),
    einwilligung: z
      .literal('ja', 'Bitte willigen Sie ein. Ohne Ihre Einwilligung dürfen wir nichts veröffentlichen.')
      .meta({ title: 'Einwilligung' }),
  })
  .meta({ id: 'Verzeichnisaufgabe', title: 'Ein vorgeschlagener Eintrag' })
export type Verzeichnisaufgabe = z.infer<typeof verzeichnisaufgabe>

/** The number of a proposal: `V-7GQ2M9XD`. */
export const vorschlagsnummer = z
  .string()
  .regex(/^V-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Nummer des Vorschlags' })

/** A proposal for the holder of its private link. */
export const eigenerVorschlag = z
  .object({
    nummer: z.string().max(64),
    verzeichnis: z.string(),
    angaben: vorhandeneAngaben,
    email: z.string(),
    stand: pinnwandstand,
    gesperrt_von: z.enum(['verfasser', 'stadt']).nullable(),
    /** Why the proposal is locked, or why a change was refused. */
    grund: z.string().default(''),
    schritte: z.array(pinnwandschritt),
    /**
     * The version, which the next change must name: grows with every change of the proposal and of the entry
     * in the directory.
     */
    fassung: z.number().int().min(1),
    /** The public page; empty if there is none. */
    detailURL: z.string().default(''),
    /** Whether the author of the proposal looks after the entry already. */
    betreut: z.boolean().default(false),
    /**
     * The delivery of the latest mail about the proposal; absent without a mail, or if its state is no longer
     * known.
     */
    zustellung: zustellungslage.optional(),
  })
  .meta({ id: 'EigenerVerzeichnisvorschlag', title: 'Eigener Vorschlag für ein Verzeichnis' })
export type EigenerVorschlag = z.infer<typeof eigenerVorschlag>

/** A proposal for the town, with the current entry of the directory. */
export const gepruefterVorschlag = eigenerVorschlag
  .extend({
    angelegt_am: z.iso.datetime({ offset: true }),
    geaendert_am: z.iso.datetime({ offset: true }),
    zustellung: mailzustellung.optional(),
    verzeichnisname: z.string(),
    /** The names of its Rubriken by their Kennung. */
    rubriknamen: z.record(z.string(), z.string()),
    /** The current data of the record; `null` for a new entry. */
    heute: vorhandeneAngaben.nullable(),
    /** The id of the record at the desk. */
    inhalt: z.string().nullable(),
    /** The record has unpublished changes of an editor; nothing can be released before they are published. */
    entwurf_offen: z.boolean(),
    /** The person who looks after the entry so far; their key expires with the release. */
    betreut_von: z.object({ nummer: vorschlagsnummer, email: z.string() }).nullable(),
  })
  .meta({ id: 'GepruefterVerzeichnisvorschlag', title: 'Vorschlag für ein Verzeichnis für die Prüfung' })
export type GepruefterVorschlag = z.infer<typeof gepruefterVorschlag>
