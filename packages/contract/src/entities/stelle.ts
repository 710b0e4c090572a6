import * as z from 'zod'
import * as field from '../field.ts'
import { employmentLabels } from '../labels.ts'
import { kontaktperson } from './organisationseinheit.ts'
import { anschrift } from './stadt.ts'

export const employmentTypes = Object.keys(employmentLabels) as [EmploymentType, ...EmploymentType[]]
export type EmploymentType = keyof typeof employmentLabels

const entgelt = (label: string) =>
  field
    .zahl({
      label,
      help: 'Brutto bei voller Arbeitszeit. Bei einer Stelle in Teilzeit rechnen Sie den Betrag bitte auf die volle Arbeitszeit um.',
      most: 100_000,
    })
    .optional()

/**
 * An open job of the town. `datePosted`, `validThrough` and `employmentType` have the meaning of schema.org's
 * JobPosting.
 */
export const stelle = z
  .object({
    id: z.string().min(1).max(120),
    titel: field.requiredLine({ label: 'Titel', help: 'Mit (m/w/d), zum Beispiel: Erzieher/in (m/w/d)' }),
    bereich: field.requiredLine({ label: 'Bereich', help: 'Zum Beispiel: Kindertagesstätten', max: 80 }),
    employmentType: z
      .array(field.choice(employmentLabels, { label: 'Art' }))
      .min(1, 'Bitte mindestens eine Art wählen.')
      .max(4)
      .meta({ title: 'Art der Beschäftigung' }),
    umfang: field.line({ label: 'Umfang', help: 'Zum Beispiel: 80 bis 100 Prozent' }).default(''),
    beginn: field.line({ label: 'Beginn', help: 'Zum Beispiel: sofort' }).default(''),
    befristung: field.line({ label: 'Befristung', help: 'Zum Beispiel: unbefristet' }).default(''),
    /** The pay must be known before the interview (directive (EU) 2023/970). */
    entgeltgruppe: field.requiredLine({ label: 'Entgeltgruppe', help: 'Zum Beispiel: EG 9b TVöD' }),
    /** Gross, in euros per month, for full-time work. */
    entgelt_von: entgelt('Entgelt im Monat, von'),
    entgelt_bis: entgelt('Entgelt im Monat, bis'),
    einheit: field.line({ label: 'Amt oder Einrichtung' }).default(''),
    arbeitsort: anschrift.optional(),
    datePosted: field.dateTime({ label: 'Ausgeschrieben seit' }),
    /** The application deadline; after it the job is no longer on the site. */
    validThrough: field.dateTime({ label: 'Bewerbungsschluss' }).optional(),
    einleitung: field.plainText({ label: 'Einleitung', max: 600 }).default(''),
    aufgaben: field.richText({ label: 'Aufgaben' }).default(''),
    profil: field.richText({ label: 'Was Sie mitbringen' }).default(''),
    angebot: field.richText({ label: 'Was wir bieten' }).default(''),
    bewerbung: field.richText({ label: 'So bewerben Sie sich' }).default(''),
    kontakt: kontaktperson.optional(),
    link: field.link({ label: 'Link zur Online-Bewerbung' }).default(''),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Stelle', title: 'Stelle' })
export type Stelle = z.infer<typeof stelle>

/** A job in a list, without its texts. */
export const stellenanzeige = stelle
  .omit({ aufgaben: true, profil: true, angebot: true, bewerbung: true, kontakt: true, link: true })
  .meta({ id: 'Stellenanzeige', title: 'Stelle in einer Liste' })
export type Stellenanzeige = z.infer<typeof stellenanzeige>
