import * as z from 'zod'

/** What went wrong with a call, the status it has on the wire and what it says to people. */
const codes = {
  'anfrage-ungueltig': { status: 400, title: 'Die Anfrage ist nicht gültig.' },
  'nicht-angemeldet': { status: 401, title: 'Bitte melden Sie sich an.' },
  'nicht-gefunden': { status: 404, title: 'Hierzu gibt es keinen Inhalt.' },
  'aufruf-unbekannt': { status: 404, title: 'Diesen Aufruf gibt es nicht.' },
  'methode-nicht-erlaubt': { status: 405, title: 'Diese Methode ist hier nicht erlaubt.' },
  'fremde-herkunft': { status: 403, title: 'Dieser Aufruf kam von einer anderen Website.' },
  'zu-gross': { status: 413, title: 'Die Anfrage ist zu groß.' },
  'kein-json': { status: 415, title: 'Der Inhalt der Anfrage muss JSON sein (application/json).' },
  'zu-viele': {
    status: 429,
    title:
      'Von Ihrem Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  },
  'aufruf-nicht-beantwortet': { status: 501, title: 'Dieses CMS beantwortet den Aufruf nicht.' },
  fehler: { status: 500, title: 'Leider ist ein Fehler aufgetreten' },
} as const

export type CmsErrorCode = keyof typeof codes

/** An expected failure of a call. Anything else that is thrown is a fault and reaches the caller as `fehler`. */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly code: CmsErrorCode
  readonly status: number
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined
  constructor(code: CmsErrorCode, detail?: string, { retryAfter }: { retryAfter?: number } = {}) {
    super(detail ?? codes[code].title)
    this.code = code
    this.status = codes[code].status
    this.retryAfter = retryAfter
  }
}

/** The wire shape of a failure (RFC 9457, `application/problem+json`): never a stack, a query or a path of the machine. */
export const problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(Object.keys(codes) as [CmsErrorCode, ...CmsErrorCode[]]),
    detail: z.string().optional(),
    requestId: z.string().optional(),
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
  }
}

/** Tells an expected failure also where it was thrown by another copy of this module. */
export function isCmsError(error: unknown): error is CmsError {
  return error instanceof Error && error.name === 'CmsError' && 'code' in error
}
