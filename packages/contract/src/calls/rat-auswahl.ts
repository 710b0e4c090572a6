import * as z from 'zod'

/** Which of the council's meetings and papers somebody asks for. */

export const vomGremium = z
  .string()
  .min(1)
  .max(120)
  .optional()
  .meta({ description: 'Kennung eines Gremiums' })

export const imJahr = (description: string) =>
  z.coerce.number().int().min(1900).max(2200).optional().meta({ description })

/** The years of which there is something, the newest first. */
export const jahre = z.array(z.number().int()).max(300).default([]).meta({ title: 'Jahre' })
