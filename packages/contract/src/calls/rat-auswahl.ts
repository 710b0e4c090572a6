import * as z from 'zod'

/** Filters of lists of the council's meetings and papers: by body and by year. */

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
