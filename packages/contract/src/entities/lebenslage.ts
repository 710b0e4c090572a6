import * as z from 'zod'
import * as field from '../field.ts'
import { leistungEintrag, textblock } from './leistung.ts'
import { type Verweis, verweis } from './organisationseinheit.ts'

const kurztext = field.plainText({ label: 'Kurztext', help: 'Ein Satz für Listen.', max: 300 }).default('')

/** A life situation in a list. */
export const lebenslageEintrag = verweis
  .extend({ kurztext })
  .meta({ id: 'LebenslageEintrag', title: 'Lebenslage in einer Liste' })
export type LebenslageEintrag = z.infer<typeof lebenslageEintrag>

/** A life situation in the shape of service-bw: an event in people's lives, and the services for it. */
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
  /** The number of its own services, without those of the situations below it. */
  anzahl: number
  untergeordneteLebenslagen: Lebenslagenbaum[]
}

/** A life situation with the situations below it. */
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
