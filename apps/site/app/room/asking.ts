import { isCmsError, isNoData } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { refusal } from '../errors/refusal.ts'
import type { Session } from '../sessions/session.ts'

export type Ask = ReturnType<typeof asking>

/** Returns helpers that call the CMS for the user who is signed in to a realm. */
export function asking({ log, requestId }: SiteContext, { token, realm }: Session) {
  /**
   * Loads one part of a page. If it fails, the page is shown without it, and a list is empty without a
   * message (spec §8).
   */
  const part = async <T>(loading: Promise<T>): Promise<T | undefined> =>
    loading.catch((error: unknown) => {
      if (!isMissing(error)) log.warn({ err: error, requestId, realm }, 'Teil eines Raums nicht ladbar')
      return undefined
    })
  return {
    with: { token },
    part,
    /** Loads the subject of a page. A missing subject and one without permission give the same answer. */
    subject: async <T>(loading: Promise<T>): Promise<T> =>
      loading.catch((error: unknown) => {
        if (isMissing(error) || isForbidden(error)) throw notFound()
        if (!isCmsError(error) && !isNoData(error)) throw error
        log.warn({ err: error, requestId, realm }, 'Seite eines Raums nicht ladbar')
        throw refusal({ status: 503, hint: NOT_NOW }, { 'retry-after': '60' })
      }),
  }
}

const NOT_NOW =
  'Diese Seite lässt sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal; Sie bleiben angemeldet.'

/** Whether the CMS lacks the subject or the call, because it may have only the calls of spec §7. */
const isMissing = (error: unknown): boolean =>
  (isCmsError(error) || isNoData(error)) && [400, 404, 501].includes(error.status ?? 0)

const isForbidden = (error: unknown): boolean => isCmsError(error) && error.status === 403
