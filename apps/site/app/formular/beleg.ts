import * as z from 'zod'
import { sealedAs } from '../answers/sealed.ts'

const received = z.object({
  slug: z.string(),
  vorgang: z.string(),
  kennwort: z.string(),
  eingangsmail: z.boolean(),
  /** The address to which the confirmation by mail goes; empty if there is none. */
  an: z.string(),
})
/** Data of the confirmation of a form. */
export type Received = z.infer<typeof received>

/** The confirmation of a form in an address, so that it can be loaded again. */
export const { seal, unseal } = sealedAs('formular', received)
