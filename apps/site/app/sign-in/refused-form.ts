import type { CmsErrorCode } from '@rathausplatz/contract'
import { data } from 'react-router'
import type { SiteContext } from '../cms/site-context.ts'
import { type Failure, failureOf, type Refused, refusedBy } from '../sessions/sign-in.ts'

/** A refused form: a message, and errors by field. */
export type RefusedForm = { ok: false; title: string; errors: Readonly<Record<string, string>> }

export const CHECK = 'Bitte prüfen Sie Ihre Angaben'

/** Refuses a form with errors of its fields. */
export const wrongFields = (errors: Readonly<Record<string, string>>) =>
  data({ ok: false as const, title: CHECK, errors }, { status: 422 })

/** Refuses a form with an error of the CMS. An error code in `fields` is shown at that field. */
export function refusedForm(
  site: SiteContext,
  error: unknown,
  fields: Readonly<Partial<Record<CmsErrorCode, string>>> = {},
) {
  const failure = failureOf(error)
  const refused = refusedBy(failure)
  noteFailure(site, failure, refused)
  const code = failure.response?.code
  const field = code && fields[code]
  return data(
    field
      ? { ok: false as const, title: CHECK, errors: { [field]: refused.message } }
      : { ok: false as const, title: refused.message, errors: {} },
    initOf(refused),
  )
}

export function noteFailure({ log, requestId }: SiteContext, failure: Failure, { status }: Refused): void {
  const { status: told, code } = failure.response ?? {}
  if (status >= 500) log.warn({ requestId, status: told, code }, 'Aufruf des Kontos fehlgeschlagen')
}

export const initOf = ({ status, retryAfter }: Refused): ResponseInit => ({
  status,
  headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
})
