import { ablagen } from '@rathausplatz/contract/ablagen'
import { reloadKeepingTyped } from './reload.ts'

/** A failed chunk load reloads the page at most once in this time (spec §4, §9). */
export const CHUNK_GUARD = 60_000

/** What is said where that did not help. */
export const CHUNK_MISSING =
  'Ein Teil dieser Website ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite in einer Minute neu.'

/** What Chromium, Firefox and Safari say when a piece of the program could not be fetched. */
const WORDS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
}

/**
 * Loads the page anew, because a new build may have taken the place of the one that the page came from. False where that
 * was done a moment ago, or where nobody can remember it: then the page stays as it is.
 */
export function reloadForChunk(reload: () => void = reloadKeepingTyped): boolean {
  const { name } = ablagen.neuGeladen
  try {
    const before = Number(sessionStorage.getItem(name))
    if (Math.abs(Date.now() - before) < CHUNK_GUARD) return false
    sessionStorage.setItem(name, String(Date.now()))
  } catch {
    return false
  }
  reload()
  return true
}

/**
 * Waits for a piece of the program. Where it does not come the visitor stays on this page, and who listens for failures
 * (`useChunkGuard`) decides what happens.
 */
export async function orStay<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading
  } catch (error) {
    if (!isChunkFailure(error)) throw error
    reportError(error)
    return new Promise<never>(() => {})
  }
}
