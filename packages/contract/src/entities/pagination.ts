import * as z from 'zod'

/** The position of an answer in a longer list (spec §3). */
export const pagination = z
  .object({ page: z.number().int().min(1).default(1), pages: z.number().int().min(0).default(10) })
  .meta({ id: 'Pagination', title: 'Seitenzählung' })
export type Pagination = z.infer<typeof pagination>
