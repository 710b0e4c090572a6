import * as z from 'zod'
import { waitInWords } from './wait-in-words.ts'

/** The expected failures of a call: the HTTP status and the German title. */
const codes = {
  'anfrage-ungueltig': { status: 400, title: 'Die Anfrage ist nicht gültig.' },
  'nicht-angemeldet': { status: 401, title: 'Bitte melden Sie sich an.' },
  'zugang-falsch': { status: 401, title: 'E-Mail-Adresse oder Passwort ist nicht korrekt.' },
  'nicht-erlaubt': { status: 403, title: 'Dazu fehlt Ihnen die Berechtigung.' },
  'passwort-zuerst': { status: 403, title: 'Bitte vergeben Sie zuerst ein eigenes Passwort.' },
  'zweiter-faktor-zuerst': { status: 403, title: 'Bitte richten Sie zuerst Ihren zweiten Faktor ein.' },
  'bestaetigung-noetig': { status: 403, title: 'Bitte bestätigen Sie zuerst, dass Sie es sind.' },
  'nicht-gefunden': { status: 404, title: 'Hierzu gibt es keinen Inhalt.' },
  'aufruf-unbekannt': { status: 404, title: 'Diesen Aufruf gibt es nicht.' },
  'methode-nicht-erlaubt': { status: 405, title: 'Diese Methode ist hier nicht erlaubt.' },
  'fremde-herkunft': { status: 403, title: 'Dieser Aufruf kam von einer anderen Website.' },
  'passwort-falsch': { status: 422, title: 'Das Passwort ist nicht korrekt.' },
  'passwort-ungeeignet': { status: 422, title: 'Dieses Passwort ist nicht sicher genug.' },
  'code-falsch': { status: 422, title: 'Der Code ist nicht korrekt.' },
  'link-abgelaufen': {
    status: 410,
    title: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  },
  'zu-gross': { status: 413, title: 'Die Anfrage ist zu groß.' },
  'kein-json': { status: 415, title: 'Der Inhalt der Anfrage muss JSON sein (application/json).' },
  'keine-datei': {
    status: 415,
    title: 'Bitte die Datei selbst senden, mit ihrem Typ (image/…, application/pdf).',
  },
  'zu-viele': {
    status: 429,
    title: 'Von Ihrem Anschluss kamen gerade sehr viele Nachrichten.',
  },
  ungueltig: { status: 422, title: 'Bitte prüfen Sie die markierten Angaben.' },
  konflikt: { status: 409, title: 'Der Inhalt wurde zwischenzeitlich geändert.' },
  vergeben: { status: 409, title: 'Das ist schon vergeben.' },
  verlinkt: { status: 409, title: 'Andere Inhalte verweisen noch hierher.' },
  oeffentlich: { status: 409, title: 'Der Inhalt ist gerade öffentlich.' },
  'falscher-stand': { status: 409, title: 'Das passt nicht zum Stand des Inhalts.' },
  'nicht-gespeichert': {
    status: 503,
    title: 'Konnte nicht gespeichert werden - Ihre Eingaben sind noch da',
  },
  'nicht-erreichbar': {
    status: 503,
    title: 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  'nicht-moeglich': { status: 409, title: 'Das ist zurzeit nicht möglich.' },
  'aufruf-nicht-beantwortet': { status: 501, title: 'Dieses CMS beantwortet den Aufruf nicht.' },
  fehler: { status: 500, title: 'Leider ist ein Fehler aufgetreten' },
} as const

export type CmsErrorCode = keyof typeof codes

/** The time in seconds after which a call with a temporary failure may be retried. */
const A_MINUTE = 60
const TEN_MINUTES = 600

/** The time to wait if the failure names none, by status. */
const WAITS: Readonly<Record<number, number>> = { 429: TEN_MINUTES, 503: A_MINUTE }

const again = (wait = TEN_MINUTES): string => `Bitte versuchen Sie es in ${waitInWords(wait)} noch einmal.`

/** Details of a failure for programs: the fields, the conflicting change, the documents that link here. */
export const problemDetails = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** A conflict: the current state, and the common base of both changes. */
  konflikt: z.object({ aktuell: z.unknown(), grund: z.unknown() }).optional(),
  /** The document that already has the address, if the caller may see it. */
  vergebenAn: z.string().optional(),
  verwendung: z.unknown().optional(),
  /** The unknown names of waste in a file that was refused. */
  unbekannteNamen: z.array(z.string()).optional(),
})
export type ProblemDetails = z.output<typeof problemDetails>

/** An expected failure of a call. Any other exception is a fault and reaches the caller as `fehler`. */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly code: CmsErrorCode
  readonly status: number
  /** The seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  readonly details: ProblemDetails | undefined
  readonly #body: unknown
  constructor(code: CmsErrorCode, detail?: string, { retryAfter, details, body }: More = {}) {
    const { status, title } = codes[code]
    const wait = retryAfter ?? WAITS[status]
    super(detail ?? (code === 'zu-viele' ? `${title} ${again(wait)}` : title))
    this.details = details
    this.#body = body
    this.code = code
    this.status = status
    this.retryAfter = wait
  }
  /** The JSON body that a remote CMS sent; for the caller, never for the log. */
  get body(): unknown {
    return this.#body
  }
}

type More = { retryAfter?: number; details?: ProblemDetails | undefined; body?: unknown }

/**
 * The wire shape of a failure (RFC 9457, `application/problem+json`): never a stack trace, a query or a path
 * of the machine.
 */
export const problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(Object.keys(codes) as [CmsErrorCode, ...CmsErrorCode[]]),
    detail: z.string().optional(),
    requestId: z.string().optional(),
    ...problemDetails.shape,
  })
  .meta({ id: 'Problem', title: 'Fehlermeldung' })
export type Problem = z.infer<typeof problem>

export function toProblem(error: CmsError, requestId?: string): Problem {
  const { status, title } = codes[error.code]
  return {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    ...(error.message === title ? {} : { detail: error.message }),
    ...(requestId ? { requestId } : {}),
    ...error.details,
  }
}

/** Returns true for a `CmsError`, also one thrown by another copy of this module. */
export function isCmsError(error: unknown): error is CmsError {
  return error instanceof Error && error.name === 'CmsError' && 'code' in error
}
