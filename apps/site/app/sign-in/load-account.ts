import { type CallAnswer, type Calls, calls, isCmsError } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import type { Session } from '../sessions/session.ts'

/** One session of an account. */
export type ShownDevice = { angemeldet_am: string; netz: string; diese: boolean }

/** The second factors of an account. */
export type ShownFactor = CallAnswer<Calls['redaktionZweiterFaktor']>

/** Loads the account data that are not part of the session; a part that fails to load is left out. */
export async function loadAccount({ cms, log, requestId }: SiteContext, { realm, token, account }: Session) {
  if (!account) return { devices: [], factor: undefined, digest: undefined }
  const part = async <T>(loading: Promise<T>): Promise<T | undefined> =>
    loading.catch((error: unknown) => {
      if (!isCmsError(error)) log.warn({ err: error, realm, requestId }, 'Teil des Kontos nicht ladbar')
      return undefined
    })
  const [open, factor, digest] = await Promise.all([
    part(cms.call(calls[`${realm}Anmeldungen`], { token })),
    realm === 'redaktion' ? part(cms.call(calls.redaktionZweiterFaktor, { token })) : undefined,
    realm === 'redaktion' ? part(cms.call(calls.redaktionWochenmail, { token })) : undefined,
  ])
  const devices = (open?.data ?? []).map(
    ({ angemeldet_am, netz, diese }): ShownDevice => ({ angemeldet_am, netz, diese }),
  )
  return { devices, factor, digest: digest?.gewuenscht }
}
