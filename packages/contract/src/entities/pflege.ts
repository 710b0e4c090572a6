import * as z from 'zod'
import { bearbeiter } from './redaktion.ts'

/** The owner of a content. */
export const verantwortlich = bearbeiter
  /** False if the account is locked or deleted. */
  .extend({ da: z.boolean() })
  .meta({ id: 'Verantwortlich', title: 'Wer für einen Inhalt verantwortlich ist' })

/** Intervals between two reviews of a content, in months. */
export const wiedervorlageMonate = [3, 6, 12, 24] as const

/** The interval between two reviews, in months: 0 for none, null for the usual interval of the kind. */
const monate = z.literal([0, ...wiedervorlageMonate]).nullable()

/**
 * The next review. Without a day it is due after this number of months from today, if the content is public.
 */
export const wiedervorlageWahl = z.object({
  monate: monate.default(0),
  am: z.iso.date().nullable().optional(),
})
export type WiedervorlageWahl = z.input<typeof wiedervorlageWahl>

export const wiedervorlage = z.object({
  monate,
  am: z.iso.date().nullable(),
  /** The usual interval of this content in months; 0 for none. */
  ueblich: z.number().int(),
  faellig: z.boolean(),
})
