import { ablagen } from '@rathausplatz/contract/ablagen'
import { reloadKeepingTyped } from './reload.ts'

/** Minimum time in ms between two reloads after a failed chunk (spec §4, §9). */
export const CHUNK_GUARD = 60_000

/** Message if a chunk is still missing after the reload. */
export const CHUNK_MISSING =
  'Ein Teil dieser Website ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite in einer Minute neu.'

/** Error messages of Chromium, Firefox and Safari for a chunk that could not be loaded. */
const WORDS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
}

/**
 * Reloads the page, because a new build may have replaced the build of this page. Returns false and keeps the
 * page if it was reloaded a moment ago or session storage is unavailable.
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
 * Waits for a chunk. If the chunk fails to load, the promise stays pending, so that the visitor stays on this
 * page, and the error is reported to `useChunkGuard`.
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
