import { type Befund, calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'
import { isEmergency } from './emergency.tsx'
import { errorsFound } from './errors-found.ts'
import { followersInWords } from './followers.tsx'
import type { LoadedDocument } from './open-document.ts'
import { changeOfOthers } from './others-changes.tsx'
import { releaseDate } from './release-date.ts'

/** Kinds that each publication asks for: it is announced by law, or stands above all pages. */
const ALWAYS_ASKED: ReadonlySet<string> = new Set(['bekanntmachung', 'hinweis'])

/**
 * Whether publishing only corrects what is public already, and the dialog would have nothing to say: no
 * end, no errors, no changes of others, no offices that follow, no date in the future. What is not known is
 * asked.
 */
export async function isPlainCorrection(
  draft: LoadedDocument,
  me: string,
  look: () => Promise<readonly Befund[]>,
): Promise<boolean> {
  const { id, art, status, daten, gueltig_bis } = draft
  if (status !== 'oeffentlich' && status !== 'geaendert') return false
  // The end may follow from the corrected data, as with the deadline of a job: the dialog shows it.
  if (gueltig_bis !== null) return false
  if (ALWAYS_ASKED.has(art) || isEmergency(art, daten)) return false
  if (releaseDate(art, daten, Date.now()) !== undefined) return false
  try {
    const [errors, others, followers] = await Promise.all([
      errorsFound(look),
      changeOfOthers(draft, me),
      art === 'organisationseinheit' ? followersOf(id) : '',
    ])
    return errors.length === 0 && others === undefined && followers === ''
  } catch {
    return false
  }
}

const followersOf = async (id: string): Promise<string> =>
  followersInWords(id, (await ask(calls.redaktionAmtszeiten, {})).data)
