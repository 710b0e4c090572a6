import * as z from 'zod'
import * as field from '../field.ts'
import { kanalLabels } from '../labels.ts'
import { bildupload } from './bildupload.ts'
import { oeffnungszeit } from './oeffnungszeiten.ts'
import { anschrift } from './stadt.ts'

export const kanaele: readonly string[] = Object.keys(kanalLabels)

/** A way to contact somebody, with the names of service-bw. */
export const kommunikation = z
  .object({
    kanal: field.choice(kanalLabels, { label: 'Weg' }),
    kennung: field.requiredLine({ label: 'Nummer oder Adresse' }),
  })
  .meta({ id: 'Kommunikation', title: 'Kontaktweg' })
export type Kommunikation = z.infer<typeof kommunikation>

/** A person who works for the town. */
export const kontaktperson = z
  .object({
    /** Permanent and unique within the office; references survive a new name, number or place in the list. */
    id: field.kennung({ label: 'Kennung' }).optional().meta({ vonSelbst: true }),
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.requiredLine({ label: 'Nachname' }),
    funktion: field.line({ label: 'Aufgabe' }).default(''),
    raum: field.line({ label: 'Raum' }).default(''),
    kommunikation: z.array(kommunikation).max(10).default([]).meta({ title: 'Kontaktwege' }),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
  })
  .meta({ id: 'Kontaktperson', title: 'Ansprechperson' })
export type Kontaktperson = z.infer<typeof kontaktperson>

/**
 * A reference to a person of an office. The office comes first: it moves like any record, and stands in for a
 * person who has left it.
 */
export const personenverweis = z
  .object({
    einheit: field.verweis('organisationseinheit', { label: 'Amt oder Einrichtung' }),
    person: field.partOf(field.kennung({ label: 'Person' }), {
      art: 'organisationseinheit',
      genannt: 'einheit',
      feld: 'kontaktpersonen',
    }),
  })
  .meta({ id: 'Personenverweis', title: 'Ansprechperson' })
export type Personenverweis = z.infer<typeof personenverweis>

/** A reference to another record: an office, a service, a life situation. */
export const verweis = z
  .object({
    id: z.string().min(1).max(120).meta({ title: 'Kennung', editor: 'zeile' }),
    name: field.requiredLine({ label: 'Name', max: 500 }),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Verweis', title: 'Verweis' })
export type Verweis = z.infer<typeof verweis>

/** A person who works for the town, with their office or house. */
export const person = kontaktperson.extend({ einheit: verweis }).meta({ id: 'Person', title: 'Person' })
export type Person = z.infer<typeof person>

/** An office or a house of the town, in the shape of service-bw: town hall, library, pool, school. */
export const organisationseinheit = z
  .object({
    id: z.string().min(1).max(120),
    name: field.requiredLine({ label: 'Name' }),
    /** A short name where there is little room: "Freibad". */
    kurzname: field
      .line({
        label: 'Kurzname',
        help: 'Wie man es kurz nennt; die Suche findet es auch so.',
        max: 60,
      })
      .default(''),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    uebergeordneteOE: verweis.optional(),
    untergeordneteOEs: z.array(verweis).default([]),
    anschrift: anschrift.optional(),
    kommunikation: z.array(kommunikation).max(20).default([]).meta({ title: 'Kontaktwege' }),
    kontaktpersonen: z.array(kontaktperson).max(100).default([]).meta({ title: 'Ansprechpersonen' }),
    oeffnungszeiten: z.array(oeffnungszeit).max(10).default([]).meta({ title: 'Öffnungszeiten' }),
    /** The number that is answered day and night; with it, the site never says that the office is closed. */
    bereitschaft: field
      .line({
        label: 'Tag und Nacht erreichbar unter',
        help: 'Zum Beispiel 112. Steht hier eine Nummer, nennt die Website sie und sagt nie „geschlossen“.',
        max: 60,
      })
      .default(''),
    /** Does not affect open or closed: visitors during the hours have an appointment. */
    nurMitTermin: field
      .schalter({
        label: 'Nur mit Termin',
        help: 'Dann steht dabei, dass man einen Termin braucht.',
      })
      .default(false),
    terminlink: field.link({ label: 'Link zur Terminvergabe' }).default(''),
    /** The services of the office. */
    leistungen: z.array(verweis).max(100).default([]).meta({ title: 'Leistungen' }),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Organisationseinheit', title: 'Amt oder Einrichtung' })
export type Organisationseinheit = z.infer<typeof organisationseinheit>
