import type { Audience } from '@rathausplatz/contract'
import type { Issue } from './collection.ts'
import type { Review } from './tables.ts'

/**
 * Expected failures are values, so that the caller cannot ignore them. The message is for the person who can
 * act.
 */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly error: StoreError
      /**
       * For the log only. Not inside `error`, so that an error in an answer never contains SQL or a file
       * name.
       */
      readonly cause?: unknown
    }

export type StoreError =
  | { readonly code: 'ungueltig'; readonly message: string; readonly issues: readonly Issue[] }
  | {
      readonly code: 'konflikt'
      readonly message: string
      /**
       * The revision that was saved in between, with author and time, so that the desk can show the
       * difference.
       */
      readonly revision: number
      readonly author: string
      readonly created_at: string
    }
  | { readonly code: 'vergeben'; readonly message: string; readonly document_id: string }
  | { readonly code: 'nicht_gefunden'; readonly message: string }
  | { readonly code: 'nicht_erlaubt'; readonly message: string }
  | { readonly code: 'verlinkt'; readonly message: string; readonly referrers: readonly Referrer[] }
  | { readonly code: 'oeffentlich'; readonly message: string }
  | { readonly code: 'falscher_stand'; readonly message: string; readonly stand: Review }
  | { readonly code: 'nicht_moeglich'; readonly message: string }
  | { readonly code: 'nicht_gespeichert'; readonly message: string }

/** A document with a link to a path, and the field that contains the link. */
export interface Referrer {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  /** The document's title in lists. */
  readonly title: string
  readonly audience: Audience
  readonly field: string
  /** The part that the link names; empty for the whole document. */
  readonly part: string
}

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const failed = (error: StoreError): Result<never> => ({ ok: false, error })

/** The message of a refusal whose reasons stand at the fields. */
export const SEE_FIELDS = 'Bitte prüfen Sie die markierten Angaben'

export const invalid = (issues: readonly Issue[], message = SEE_FIELDS): Result<never> =>
  failed({ code: 'ungueltig', message, issues })

export const notFound = (message = 'Dieser Inhalt ist nicht (mehr) vorhanden'): Result<never> =>
  failed({ code: 'nicht_gefunden', message })

/** The machine failed to store valid data. */
export class NotStored extends Error {
  override name = 'NotStored'
}

/** Returns the result unchanged. Throws `NotStored` if the machine failed. */
export function answered<T>(result: Result<T>): Result<T> {
  if (!result.ok && result.error.code === 'nicht_gespeichert')
    throw new NotStored(result.error.message, { cause: result.cause })
  return result
}

/** Returns the reasons of a refusal, each with the label of its field. */
export const reasonsOf = (error: StoreError, wordsAt: (path: string) => string): string[] =>
  error.code === 'ungueltig' && error.issues.length > 0
    ? error.issues.map(({ path, message }) => (path ? `${wordsAt(path)}: ${message}` : message))
    : [error.message]

/** Returns the value of a write that only a fault of the machine can refuse; throws otherwise. */
export async function orThrow<T>(writing: Promise<Result<T>>): Promise<T> {
  const written = answered(await writing)
  if (!written.ok) throw new Error(written.error.message, { cause: written.cause })
  return written.value
}

/**
 * The result if the machine failed (disk full, locked, COMMIT refused): the change is not stored, unless only
 * the answer to the COMMIT was lost.
 */
export const notStored = (cause: unknown): Result<never> => ({
  ok: false,
  error: {
    code: 'nicht_gespeichert',
    message: 'Konnte nicht gespeichert werden - Ihre Eingaben sind noch da',
  },
  cause,
})
