import * as z from 'zod'
import * as field from '../field.ts'
import { gremiumartLabels, rollenLabels } from '../labels.ts'
import { bildupload } from './bildupload.ts'
import { verweis } from './organisationseinheit.ts'

export const gremiumarten = Object.keys(gremiumartLabels) as [
  keyof typeof gremiumartLabels,
  ...(keyof typeof gremiumartLabels)[],
]
export type Gremiumart = keyof typeof gremiumartLabels

/** The term of an elected council. */
export const wahlperiode = z
  .object({
    name: field.requiredLine({ label: 'Name', help: 'Zum Beispiel: 2024 bis 2029' }),
    von: field.day({ label: 'Erster Tag' }),
    bis: field.day({ label: 'Letzter Tag' }).optional(),
  })
  .meta({ id: 'Wahlperiode', title: 'Wahlperiode' })

/** A membership in a body, both days included, with the role. */
export const mitgliedschaft = z
  .object({
    rolle: field.choice(rollenLabels, { label: 'Aufgabe im Gremium' }).default('mitglied'),
    /** OParl: Membership.role, where the choice above has no word for it. */
    bezeichnung: field
      .line({
        label: 'Eigene Bezeichnung',
        help: 'Nur wenn die Aufgabe hier anders heißt, zum Beispiel: sachkundige Bürgerin',
        max: 100,
      })
      .optional(),
    stimmrecht: field.schalter({ label: 'Mit Stimmrecht' }).default(true),
    /** Whether the member votes is not known: `stimmrecht` is assumed, and is shown nowhere. */
    stimmrecht_unbekannt: field
      .schalter({
        label: 'Stimmrecht nicht bekannt',
        help: 'Die Angabe oben ist dann angenommen und steht nirgends.',
      })
      .optional(),
    von: field.day({ label: 'Von' }),
    /** The first day is not known: `von` is assumed, and is shown nowhere. */
    ohne_beginn: field
      .schalter({
        label: 'Beginn nicht bekannt',
        help: 'Der Tag oben ist dann angenommen und steht nirgends.',
      })
      .optional(),
    bis: field.day({ label: 'Bis', help: 'Leer: bis auf Weiteres.' }).optional(),
  })
  .meta({ id: 'Mitgliedschaft', title: 'Mitgliedschaft' })
export type Mitgliedschaft = z.infer<typeof mitgliedschaft>

/** A member on the page of a body. */
const gremiumsmitglied = mitgliedschaft
  .extend({ person: verweis, fraktion: verweis.optional(), ...bildupload.partial().shape })
  .meta({ id: 'Gremiumsmitglied', title: 'Mitglied eines Gremiums' })
export type Gremiumsmitglied = z.infer<typeof gremiumsmitglied>

/** The town council, a committee, a parliamentary group (OParl: Organization). */
export const gremium = z
  .object({
    id: z.string().min(1).max(120),
    name: field.requiredLine({ label: 'Name' }),
    kurzname: field
      .line({ label: 'Kurzname', help: 'Wie man es kurz nennt, zum Beispiel: TA', max: 60 })
      .default(''),
    art: field.choice(gremiumartLabels, { label: 'Art' }),
    einleitung: field
      .plainText({ label: 'Einleitung', help: 'Worum es sich kümmert, in ein, zwei Sätzen.', max: 500 })
      .default(''),
    ort: field.line({ label: 'Ort der Sitzungen', help: 'Zum Beispiel: Rathaus, Ratssaal' }).default(''),
    endet_am: field
      .day({ label: 'Aufgelöst am', help: 'Danach steht es unter den früheren Gremien.' })
      .optional(),
    uebergeordnet: verweis.optional(),
    text: field.richText({ label: 'Aufgaben' }).default(''),
    wahlperioden: z
      .array(wahlperiode)
      .max(50)
      .default([])
      .meta({ title: 'Wahlperioden', description: 'Nur beim Gemeinderat und bei Ortschaftsräten.' }),
    mitglieder: z.array(gremiumsmitglied).default([]).meta({ title: 'Mitglieder' }),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Gremium', title: 'Gremium' })
export type Gremium = z.infer<typeof gremium>

/** A body in a list, with the number of current members instead of their names. */
export const gremiumUebersicht = gremium
  .omit({ text: true, wahlperioden: true, mitglieder: true })
  .extend({ anzahl: z.number().int().min(0).meta({ title: 'Mitglieder heute' }) })
  .meta({ id: 'GremiumUebersicht', title: 'Gremium in einer Liste' })
export type GremiumUebersicht = z.infer<typeof gremiumUebersicht>
