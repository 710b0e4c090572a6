import { type CmsError, isCmsError } from '@rathausplatz/contract'
import { saidOf } from '../wall/ask.ts'

/** Result of a step that removes a document from the website; its dialog shows what has to be confirmed. */
export type Parted =
  | { readonly is: 'done' }
  | { readonly is: 'linked'; readonly error: CmsError }
  | { readonly is: 'refused'; readonly said: string }

/** Takes a step that removes a document. Returns its result instead of throwing. */
export async function orAsked(step: () => Promise<void>): Promise<Parted> {
  try {
    await step()
    return { is: 'done' }
  } catch (error) {
    if (isCmsError(error) && error.code === 'verlinkt') return { is: 'linked', error }
    return { is: 'refused', said: saidOf(error) }
  }
}
