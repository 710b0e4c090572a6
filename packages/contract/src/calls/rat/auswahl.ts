import * as z from 'zod'

/** How calls about the council select: one entry by its id, lists by council body (Gremium) and by year. */

/** The path parameters of a single entry. */
export const id = z.object({ id: z.string().min(1).max(120) })

export const vomGremium = z
  .string()
  .min(1)
  .max(120)
  .optional()
  .meta({ description: 'Kennung eines Gremiums' })

export const imJahr = (description: string) =>
  z.coerce.number().int().min(1900).max(2200).optional().meta({ description })

/** The years with entries, the newest first. */
export const jahre = z.array(z.number().int()).max(300).default([]).meta({ title: 'Jahre' })
