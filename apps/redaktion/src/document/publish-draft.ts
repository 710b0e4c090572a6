import { type CallAnswer, type CmsError, calls, isCmsError } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'
import type { LoadedDocument } from './open-document.ts'

/** Publication period; null means at once, or without end. */
export type Window = { readonly gueltig_von: string | null; readonly gueltig_bis: string | null }

/** Public from now on, without an end. */
export const AT_ONCE: Window = { gueltig_von: null, gueltig_bis: null }

/** What has become of a publication: done, or the CMS asks whether it is meant. */
export type Publication =
  | { readonly is: 'done'; readonly published: CallAnswer<typeof calls.redaktionVeroeffentlichen> }
  | { readonly is: 'asked'; readonly error: CmsError }

/** Publishes the saved draft. `trotzdem` confirms what the CMS has asked. Throws if it is refused. */
export async function publishDraft(
  { id, fassung }: Pick<LoadedDocument, 'id' | 'fassung'>,
  window: Window,
  trotzdem: boolean,
): Promise<Publication> {
  try {
    const body = { grundfassung: fassung, trotzdem, ...window }
    return { is: 'done', published: await ask(calls.redaktionVeroeffentlichen, { params: { id }, body }) }
  } catch (error) {
    if (isCmsError(error) && error.code === 'oeffentlich' && !trotzdem) return { is: 'asked', error }
    throw error
  }
}

/** Shows an earlier revision again, which had no end: it becomes the draft, and public at once. */
export async function showAgain(
  { id, fassung }: Pick<LoadedDocument, 'id' | 'fassung'>,
  nummer: number,
): Promise<void> {
  const body = { nummer, grundfassung: fassung }
  const draft = await ask(calls.redaktionWiederherstellen, { params: { id }, body })
  await publishDraft({ id, fassung: draft.fassung }, AT_ONCE, true)
}
