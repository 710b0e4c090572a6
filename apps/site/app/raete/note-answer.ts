import type { Ratsnotiz } from '@rathausplatz/contract'
import { isRouteErrorResponse } from 'react-router'

/** Result of a sent note. A refused note comes back with its text, so that the text is not lost. */
export type NoteAnswer = { of: { teil: string; kennung: string } } & (
  | { ok: true; notiz: Ratsnotiz | undefined }
  | { ok: false; title: string; text: string }
)

/** A note that was not stored because the session is over or could not be checked. */
export type UnkeptNote = { unkept: { teil: string; kennung: string; text: string; isOver: boolean } }

/** Returns the unkept note in an error; undefined for other errors. */
export function unkeptIn(error: unknown): UnkeptNote['unkept'] | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as Partial<UnkeptNote> | null)?.unkept
}
