import * as z from 'zod'
import * as field from '../field.ts'
import { leistungEintrag, textblock } from './leistung.ts'
import { type Verweis, verweis } from './organisationseinheit.ts'

const kurztext = field.plainText({ label: 'Kurztext', help: 'Ein Satz für Listen.', max: 300 }).default('')

/** A life situation as lists show it. */
export const lebenslageEintrag = verweis
  .extend({ kurztext })
  .meta({ id: 'LebenslageEintrag', title: 'Lebenslage in einer Liste' })
export type LebenslageEintrag = z.infer<typeof lebenslageEintrag>

/** A life situation, in the shapes of service-bw: what people are in the middle of, and which services belong to it. */
export const lebenslage = z
  .object({
    id: z.string().min(1).max(120),
    name: field.requiredLine({ label: 'Name' }),
    kurztext,
    textbloecke: z.array(textblock).max(60).default([]).meta({ title: 'Texte' }),
    uebergeordneteLebenslage: verweis.optional(),
    untergeordneteLebenslagen: z.array(lebenslageEintrag).max(200).default([]),
    leistungen: z.array(leistungEintrag).default([]),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Lebenslage', title: 'Lebenslage' })
export type Lebenslage = z.infer<typeof lebenslage>

export type Lebenslagenbaum = Verweis & {
  kurztext: string
  /** How many services belong to it, those of the situations below it left out. */
  anzahl: number
  untergeordneteLebenslagen: Lebenslagenbaum[]
}

/** A life situation with those below it. */
export const lebenslagenbaum: z.ZodType<Lebenslagenbaum, Lebenslagenbaum> = z
  .object({
    ...verweis.shape,
    kurztext: field.plainText({ label: 'Kurztext', max: 300 }),
    anzahl: z.number().int().min(0),
    get untergeordneteLebenslagen() {
      return z.array(lebenslagenbaum)
    },
  })
  .meta({ id: 'Lebenslagenbaum', title: 'Lebenslagen mit ihren Unterpunkten' })
