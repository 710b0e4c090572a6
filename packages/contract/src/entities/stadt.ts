import * as z from 'zod'
import * as field from '../field.ts'
import { emailAddress } from '../given-text.ts'
import { hinweis } from './hinweis.ts'
import { oeffnungszeit } from './oeffnungszeiten.ts'

const grad = (label: string, most: number, help: string) => field.zahl({ label, least: -most, most, help })

/** A geographic position (WGS 84), in degrees. */
export const lage = z
  .object({
    breite: grad('Breite', 90, 'In Grad, zum Beispiel 48,9732. Kartendienste nennen diese Zahl zuerst.'),
    laenge: grad('Länge', 180, 'In Grad, zum Beispiel 8,1234. Kartendienste nennen sie nach der Breite.'),
  })
  .meta({
    id: 'Lage',
    title: 'Lage auf der Karte',
    description: 'Wo die Karte den Punkt setzt.',
  })

/** An address that route planners accept (spec §3). */
export const anschrift = z
  .object({
    location: field.line({ label: 'Haus oder Platz', help: 'Zum Beispiel Rathaus.' }),
    street: field.line({ label: 'Straße und Hausnummer' }),
    zip: field.line({ label: 'Postleitzahl', max: 10 }),
    city: field.line({ label: 'Ort' }),
    lage: lage.optional(),
  })
  .meta({ id: 'Anschrift', title: 'Anschrift' })
export type Anschrift = z.infer<typeof anschrift>

/** School holidays, the first and the last day included. The ministry sets them; no rule computes them. */
export const schulferien = z
  .object({
    name: field.requiredLine({ label: 'Ferien', help: 'Zum Beispiel: Sommerferien', max: 60 }),
    von: field.day({ label: 'Erster Tag' }),
    bis: field.day({ label: 'Letzter Tag' }),
  })
  .meta({ id: 'Schulferien', title: 'Ferien' })
export type Schulferien = z.infer<typeof schulferien>

/**
 * A name on the map of the town: a street, a house, a stream. The site draws it, so that it is legible at
 * every size.
 */
const kartenname = lage
  .extend({ name: field.requiredLine({ label: 'Name', help: 'Zum Beispiel: Spitalgasse', max: 60 }) })
  .meta({ id: 'Kartenname', title: 'Name auf der Karte', description: 'Wo auf der Karte der Name steht.' })
export type Kartenname = z.infer<typeof kartenname>

/** The map of the town: a picture with the coordinates of its edges. */
export const stadtkarte = z
  .object({
    bild: field.picture({
      label: 'Bild der Karte',
      help: 'Norden ist oben, am besten eine Zeichnung (SVG). Sie brauchen das Recht, sie zu zeigen.',
    }),
    nord: grad('Oberer Rand: Breite', 90, 'In Grad, zum Beispiel 48,8035.'),
    sued: grad('Unterer Rand: Breite', 90, 'In Grad, zum Beispiel 48,7783.'),
    west: grad('Linker Rand: Länge', 180, 'In Grad, zum Beispiel 7,9982.'),
    ost: grad('Rechter Rand: Länge', 180, 'In Grad, zum Beispiel 8,0825.'),
    namen: z.array(kartenname).max(300).default([]).meta({
      title: 'Namen auf der Karte',
      description: 'Straßen und Plätze, die man auf der Karte liest und in ihrer Liste wählt.',
    }),
  })
  .refine(({ nord, sued }) => nord > sued, {
    path: ['nord'],
    message: 'Der obere Rand muss nördlich des unteren liegen.',
  })
  .refine(({ ost, west }) => ost > west, {
    path: ['ost'],
    message: 'Der rechte Rand muss östlich des linken liegen.',
  })
  .meta({ id: 'Stadtkarte', title: 'Karte der Stadt' })
export type Stadtkarte = z.infer<typeof stadtkarte>

/** Public holidays that only some municipalities of a state keep, and the states where they do. */
export const oertlicheFeiertage = {
  MARIAE_HIMMELFAHRT: 'Mariä Himmelfahrt (15. August), in einem Teil Bayerns',
  FRONLEICHNAM: 'Fronleichnam, in Teilen Sachsens und Thüringens',
  FRIEDENSFEST: 'Hohes Friedensfest (8. August), in Augsburg',
} as const
export type OertlicherFeiertag = keyof typeof oertlicheFeiertage

/** The operator of the site: the data of the town in the header, the footer and error pages. */
export const stadt = z
  .object({
    name: field.requiredLine({ label: 'Name der Stadt' }),
    claim: field.line({ label: 'Leitsatz' }).default(''),
    wappen: field.picture({ label: 'Wappen' }).default(''),
    /** Empty if unknown: then only holidays of the whole country hold, and no state's law is named. */
    ags: z
      .string()
      .trim()
      .regex(
        /^(?:(?:0[1-9]|1[0-6])\d{6})?$/,
        'Bitte geben Sie die acht Ziffern des Amtlichen Gemeindeschlüssels an.',
      )
      .default('')
      .meta({ title: 'Amtlicher Gemeindeschlüssel (AGS)', editor: 'zeile' }),
    oertlicheFeiertage: z
      .array(field.choice(oertlicheFeiertage, { label: 'Feiertag' }))
      .max(3)
      .default([])
      .meta({ title: 'Feiertage, die nur hier gelten' }),
    anschrift,
    telefon: field.line({ label: 'Telefon' }),
    /** Answered day and night; empty if the town has none, or a remote CMS does not say. */
    bereitschaft: field.line({ label: 'Bereitschaft, Tag und Nacht' }).default(''),
    fax: field.line({ label: 'Fax' }).default(''),
    /** Empty if a remote CMS does not say; the desk requires it. */
    email: emailAddress()
      .or(z.literal(''))
      .default('')
      .meta({ title: 'E-Mail der Stadtverwaltung', editor: 'zeile' }),
    oeffnungszeiten: z.array(oeffnungszeit).default([]).meta({ title: 'Öffnungszeiten' }),
    schulferien: z.array(schulferien).max(100).default([]).meta({ title: 'Schulferien' }),
    /** False if a remote CMS does not say: a CMS that does not know the question does not get answers. */
    rueckmeldungen: field.schalter({ label: '„War diese Seite hilfreich?“ fragen' }).default(false),
    /** Absent if a remote CMS does not say: then places are given only as text. */
    karte: stadtkarte.optional(),
    /** The current notices above the pages, the most urgent first; empty if a remote CMS does not say. */
    hinweise: z.array(hinweis).default([]).meta({ title: 'Hinweise' }),
    /** Number of current official warnings that `hinweise` leaves out; absent if it has all. */
    weitere_hinweise: z.number().int().nonnegative().optional().meta({ title: 'Weitere Hinweise' }),
    /** Whether visitors can subscribe to mails; not if a remote CMS does not say. */
    abos: z.boolean().optional().meta({ title: 'Benachrichtigt per E-Mail' }),
  })
  .meta({ id: 'Stadt', title: 'Stadt' })
export type Stadt = z.infer<typeof stadt>
