import * as z from 'zod'
import { bearbeiter } from './redaktion.ts'

/** Who answers for a content. */
export const verantwortlich = bearbeiter
  /** False where the account is locked or gone. */
  .extend({ da: z.boolean() })
  .meta({ id: 'Verantwortlich', title: 'Wer für einen Inhalt verantwortlich ist' })

/** From one look at a content to the next, in months; 0 for no rhythm. */
export const wiedervorlageMonate = [3, 6, 12, 24] as const

/** No rhythm; null: as usual for its kind. */
const monate = z.literal([0, ...wiedervorlageMonate]).nullable()

/** When it is looked at again. Without a day: so many months from today, if it is public. */
export const wiedervorlageWahl = z.object({
  monate: monate.default(0),
  am: z.iso.date().nullable().optional(),
})
export type WiedervorlageWahl = z.input<typeof wiedervorlageWahl>

export const wiedervorlage = z.object({
  monate,
  am: z.iso.date().nullable(),
  /** Months that are usual for this content; 0 for none. */
  ueblich: z.number().int(),
  faellig: z.boolean(),
})
