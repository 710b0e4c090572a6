import { ausfuellenCalls } from './ausfuellen.ts'
import { entwurfCalls } from './entwurf.ts'
import { vorgangCalls } from './vorgang.ts'

/** Forms: their questions, sending, saving for later, and the status of a submission. */
export const formulareOeffentlichCalls = {
  ...ausfuellenCalls,
  ...entwurfCalls,
  ...vorgangCalls,
}
