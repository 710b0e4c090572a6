import * as z from 'zod'
import { isSafeAddress } from '../address.ts'
import { emailLine, emailOrNothing, filledIn, givenLine, givenText } from '../given-text.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'
import { pinnwandschritt, pinnwandstand } from './pinnwand.ts'

/** People leave out what every address of the web begins with. */
const withScheme = (typed: string): string =>
  /^[^\s:/]+\.[^\s:/]+/.test(typed) && !/^[a-z]+:/i.test(typed) ? `https://${typed}` : typed

/** A page of the web or of this town; who it is is said by its name alone. */
const isWebsite = (address: string): boolean =>
  isSafeAddress(address) && /^(?:https?:\/\/[^/?#@]+(?:[/?#]|$)|\/)/i.test(address)

const angaben = {
  name: filledIn(givenLine(300), 'Bitte geben Sie den Namen an.').meta({ title: 'Name' }),
  rubriken: z
    .array(z.string().max(120))
    .min(1, 'Bitte wählen Sie mindestens eines davon aus.')
    .max(10, 'Bitte wählen Sie höchstens zehn Rubriken.')
    .meta({ title: 'Rubriken', description: 'Kennungen, wie das Verzeichnis sie nennt' }),
  einleitung: givenText(300).default('').meta({ title: 'Kurz gesagt' }),
  /** Plain; a blank line begins a paragraph. */
  text: givenText(8_000).default('').meta({ title: 'Text' }),
  ansprechperson: givenLine(300).default('').meta({ title: 'Ansprechperson' }),
  telefon: givenLine(300).default('').meta({ title: 'Telefon' }),
  oeffentliche_email: emailOrNothing().default('').meta({ title: 'E-Mail im Eintrag' }),
  webseite: givenLine(2_000)
    .overwrite(withScheme)
    .refine(
      address => address === '' || isWebsite(address),
      'Bitte geben Sie eine Adresse an, zum Beispiel www.example.org.',
    )
    .default('')
    .meta({ title: 'Website' }),
  haus: givenLine(300).default('').meta({ title: 'Haus oder Platz' }),
  strasse: givenLine(300).default('').meta({ title: 'Straße und Hausnummer' }),
  plz: givenLine(10).default('').meta({ title: 'Postleitzahl' }),
  ort: givenLine(300).default('').meta({ title: 'Ort' }),
  barrierefreiheit: givenText(2_000).default('').meta({ title: 'Barrierefreiheit' }),
}

/** What an owner says of an entry: all of it may be read by everyone. */
export const verzeichnisangaben = z
  .object(angaben)
  .meta({ id: 'Verzeichnisangaben', title: 'Angaben zu einem Eintrag eines Verzeichnisses' })
export type Verzeichnisangaben = z.infer<typeof verzeichnisangaben>

/** In the order in which they are asked. */
export const verzeichnisangabenNamen = Object.keys(angaben) as (keyof Verzeichnisangaben)[]

export const verzeichnisaufgabe = z
  .object({
    verzeichnis: z.string().min(1).max(120).meta({ title: 'Verzeichnis' }),
    /** Kennung of the entry that is to be changed; empty for a new one. */
    eintrag: z.string().max(120).default('').meta({ title: 'Vorhandener Eintrag' }),
    ...angaben,
    email: emailLine().meta({ title: 'Ihre E-Mail', description: 'Steht nirgends auf der Website.' }),
    einwilligung: z
      .literal('ja', 'Bitte willigen Sie ein. Ohne Ihre Einwilligung dürfen wir nichts veröffentlichen.')
      .meta({ title: 'Einwilligung' }),
  })
  .meta({ id: 'Verzeichnisaufgabe', title: 'Ein vorgeschlagener Eintrag' })
export type Verzeichnisaufgabe = z.infer<typeof verzeichnisaufgabe>

/** By which a proposal is called: `V-7GQ2M9XD`. */
export const vorschlagsnummer = z
  .string()
  .regex(/^V-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Nummer des Vorschlags' })

/** A proposal for whoever holds its private link. */
export const eigenerVorschlag = z
  .object({
    nummer: z.string().max(64),
    verzeichnis: z.string(),
    angaben: verzeichnisangaben,
    email: z.string(),
    stand: pinnwandstand,
    gesperrt_von: z.enum(['verfasser', 'stadt']).nullable(),
    /** Why it is locked, or why a change was refused. */
    grund: z.string().default(''),
    schritte: z.array(pinnwandschritt),
    /** For the next change: one more with every change of the proposal, and of what stands in the directory. */
    fassung: z.number().int().min(1),
    /** Where all can read it now; empty where nobody can. */
    detailURL: z.string().default(''),
    /** Whether whoever proposed it looks after the entry already. */
    betreut: z.boolean().default(false),
    /** Of the latest mail about it; missing where there is none, or none is known any more. */
    zustellung: zustellungslage.optional(),
  })
  .meta({ id: 'EigenerVerzeichnisvorschlag', title: 'Eigener Vorschlag für ein Verzeichnis' })
export type EigenerVorschlag = z.infer<typeof eigenerVorschlag>

/** A proposal for the town, beside what stands in the directory. */
export const gepruefterVorschlag = eigenerVorschlag
  .extend({
    angelegt_am: z.iso.datetime({ offset: true }),
    geaendert_am: z.iso.datetime({ offset: true }),
    zustellung: mailzustellung.optional(),
    verzeichnisname: z.string(),
    /** Names of its Rubriken by their Kennung. */
    rubriknamen: z.record(z.string(), z.string()),
    /** What the record says today; `null` for a new entry. */
    heute: verzeichnisangaben.nullable(),
    /** The record at the desk. */
    inhalt: z.string().nullable(),
    /** Somebody at the desk has changed the record and not published it: nothing is released before. */
    entwurf_offen: z.boolean(),
    /** Who else looks after the entry so far; with the release the key of that one ends. */
    betreut_von: z.object({ nummer: vorschlagsnummer, email: z.string() }).nullable(),
  })
  .meta({ id: 'GepruefterVerzeichnisvorschlag', title: 'Vorschlag für ein Verzeichnis für die Prüfung' })
export type GepruefterVorschlag = z.infer<typeof gepruefterVorschlag>
