import * as z from 'zod'
import * as field from '../field.ts'
import { bauplatzstatusLabels, planflaechenLabels } from '../labels.ts'
import { bildupload } from './bildupload.ts'

export type Bauplatzstatus = keyof typeof bauplatzstatusLabels
export const bauplatzstatus = Object.keys(bauplatzstatusLabels) as [Bauplatzstatus, ...Bauplatzstatus[]]

const euro = (label: string) => field.zahl({ label, most: 100_000_000 }).optional()

/** The corners of a plot or a street on the plan, in metres from its upper left corner. */
const umriss = z
  .array(z.tuple([z.number().min(-5_000).max(5_000), z.number().min(-5_000).max(5_000)]))
  .max(60)
  .default([])
  .meta({ title: 'Umriss', description: 'Die Ecken auf dem Plan, der Reihe nach.', editor: 'umriss' })
export type Umriss = z.infer<typeof umriss>

/** A plot. Without a price of its own, its price is that of the area times its size. */
export const bauplatz = z
  .object({
    nummer: field.requiredLine({ label: 'Nummer', max: 10 }),
    art: field.line({ label: 'Wofür', help: 'Zum Beispiel: Reihenhaus', max: 60 }).default(''),
    /** In square metres. */
    flaeche: field.zahl({ label: 'Fläche in m²', least: 1, most: 1_000_000 }),
    preis: euro('Preis in Euro'),
    status: field.choice(bauplatzstatusLabels, { label: 'Status' }),
    hinweis: field.line({ label: 'Hinweis' }).default(''),
    umriss,
  })
  .meta({ id: 'Bauplatz', title: 'Bauplatz' })
export type Bauplatz = z.infer<typeof bauplatz>

/** A building area of the town with its plots. */
export const baugebiet = z
  .object({
    id: z.string().min(1).max(120),
    name: field.requiredLine({ label: 'Name' }),
    lage: field.line({ label: 'Lage', help: 'Zum Beispiel: Ostrand der Kernstadt' }).default(''),
    einleitung: field.plainText({ label: 'Einleitung', max: 600 }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    /** In euros per square metre. */
    preis_qm: euro('Preis je m² in Euro'),
    konditionen: field.richText({ label: 'Bedingungen' }).default(''),
    zeitplan: z
      .array(
        z
          .object({
            wann: field.requiredLine({ label: 'Wann', max: 80 }),
            was: field.requiredLine({ label: 'Was', max: 300 }),
          })
          .meta({ title: 'Schritt' }),
      )
      .max(50)
      .default([])
      .meta({ title: 'Zeitplan' }),
    /** The id of the office that answers questions. */
    kontaktstelle: field
      .verweis('organisationseinheit', { label: 'Zuständig', mayBeEmpty: true })
      .default(''),
    bauplaetze: z.array(bauplatz).max(500).default([]).meta({ title: 'Bauplätze' }),
    /** Other areas on the plan. */
    planflaechen: z
      .array(
        z
          .object({
            art: field.choice(planflaechenLabels, { label: 'Art' }),
            name: field.line({ label: 'Name', max: 60 }).default(''),
            umriss,
          })
          .meta({ title: 'Fläche' }),
      )
      .max(100)
      .default([])
      .meta({ title: 'Straßen und Grün auf dem Plan' }),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Baugebiet', title: 'Baugebiet' })
export type Baugebiet = z.infer<typeof baugebiet>

/** The prices in euros per square metre, from the cheapest plot to the most expensive one. */
const preisspanne = z
  .object({ von: z.number().min(0), bis: z.number().min(0) })
  .meta({ title: 'Preis je m² in Euro, von und bis' })
export type Preisspanne = z.infer<typeof preisspanne>

/** A building area in a list, with the number of plots in each state. */
export const baugebietUebersicht = baugebiet
  .omit({ text: true, konditionen: true, zeitplan: true, bauplaetze: true, planflaechen: true })
  .extend({
    plaetze: z.record(z.enum(bauplatzstatus), z.number().int().min(0)),
    /** The range of prices per square metre; absent if no plot has a price. */
    preisspanne: preisspanne.optional(),
  })
  .meta({ id: 'BaugebietUebersicht', title: 'Baugebiet in einer Liste' })
export type BaugebietUebersicht = z.infer<typeof baugebietUebersicht>
