import type { Ratsnotiz } from '@rathausplatz/contract'
import { isRouteErrorResponse } from 'react-router'

/** What became of a note that was sent, and its words, so that none is lost whatever happened. */
export type NoteAnswer = { of: { teil: string; kennung: string } } & (
  | { ok: true; notiz: Ratsnotiz | undefined }
  | { ok: false; title: string; text: string }
)

/** A note that could not be kept because nobody is signed in any more, or because that cannot be told just now. */
export type UnkeptNote = { unkept: { teil: string; kennung: string; text: string; isOver: boolean } }

/** The note that an answer gives back. */
export function unkeptIn(error: unknown): UnkeptNote['unkept'] | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as Partial<UnkeptNote> | null)?.unkept
}
