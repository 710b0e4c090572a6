import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Realm } from '@rathausplatz/contract'
import { anmeldecookies } from '@rathausplatz/contract/anmeldecookies'
import * as z from 'zod'

/**
 * Contents of the two cookies of a realm (spec §4): the user object, which only refers to the person, and the
 * token. The CMS identifies the person by the token. Facts that only the log-in reported are protected by the
 * seal of this site.
 */
export type SessionCookies = { id: string; token: string; bis: Date; pwGeaendert: boolean }

/** How a site writes and seals its cookies. */
export type Sealing = { isSecure: boolean; key: Buffer }

/** Most bytes of a cookie value that browsers accept, without name and attributes. */
const LONGEST = 3_800

const user = z.object({
  id: z.string().min(1).max(100),
  bis: z.number().int().min(0).max(8.64e15),
  pw_geaendert: z.boolean(),
  siegel: z.string(),
})

/** A token that a header can carry. */
const token = z.string().regex(new RegExp(`^[\\x20-\\x7e]{1,${LONGEST}}$`))

/**
 * Returns the cookie names of a realm. Browsers accept `__Host-` cookies only from this host, and send them
 * only to this host.
 */
function namesOf(realm: Realm, isSecure: boolean) {
  const before = isSecure ? '__Host-' : ''
  return {
    user: `${before}${anmeldecookies.user.name}-${realm}`,
    token: `${before}${anmeldecookies.token.name}-${realm}`,
  }
}

/**
 * The cookies that were found. The seal is checked separately, because it is not needed if only the token is
 * passed to the CMS.
 */
export type Found =
  | { ok: true; cookies: SessionCookies; isSealedBy(key: Buffer): boolean }
  | { ok: false; isMalformed: boolean }

/** Whether the values can be read back from cookies. */
export const isKeepable = (session: Omit<SessionCookies, 'bis'>): boolean =>
  user.shape.id.safeParse(session.id).success && token.safeParse(session.token).success

/** Reads the cookies of a realm; invalid cookies mean no session (I-04). */
export function readCookies(header: string | null, realm: Realm, isSecure: boolean): Found {
  const sent = sentIn(header, realm, isSecure)
  const parsedUser = user.safeParse(decoded(sent.user))
  const parsedToken = token.safeParse(decodedText(sent.token))
  if (parsedUser.success && parsedToken.success) {
    const { id, bis, pw_geaendert, siegel } = parsedUser.data
    const cookies = { id, bis: new Date(bis), pwGeaendert: pw_geaendert, token: parsedToken.data }
    return { ok: true, cookies, isSealedBy: key => isSame(siegel, sealOf(cookies, realm, key)) }
  }
  return { ok: false, isMalformed: sent.user !== undefined || sent.token !== undefined }
}

/** Returns the token even if the user object is invalid, so that the session of the token can be ended. */
export function readToken(header: string | null, realm: Realm, isSecure: boolean): string | undefined {
  return token.safeParse(decodedText(sentIn(header, realm, isSecure).token)).data
}

function sentIn(header: string | null, realm: Realm, isSecure: boolean) {
  const names = namesOf(realm, isSecure)
  const sent = new Map(
    (header ?? '').split(';').map(pair => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()] as const
    }),
  )
  return { user: sent.get(names.user), token: sent.get(names.token) }
}

/** Returns both cookies of a session with its remaining lifetime. */
export function writeCookies(
  session: SessionCookies,
  realm: Realm,
  now: Date,
  { isSecure, key }: Sealing,
): string[] {
  const { id, token, bis, pwGeaendert } = session
  const names = namesOf(realm, isSecure)
  const siegel = sealOf(session, realm, key)
  const object = JSON.stringify({ id, bis: bis.getTime(), pw_geaendert: pwGeaendert, siegel })
  const seconds = Math.max(0, Math.round((bis.getTime() - now.getTime()) / 1_000))
  return [
    cookie(names.user, Buffer.from(object).toString('base64url'), seconds, isSecure),
    cookie(names.token, encodeURIComponent(token), seconds, isSecure),
  ]
}

/**
 * Returns the seal that protects the user object against forgery. It is valid for this token in this realm.
 */
const sealOf = ({ id, token, bis, pwGeaendert }: SessionCookies, realm: Realm, key: Buffer): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([realm, token, id, bis.getTime(), pwGeaendert]))
    .digest('base64url')

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns cookies that delete both cookies of a session. */
export function endCookies(realm: Realm, isSecure: boolean): string[] {
  return Object.values(namesOf(realm, isSecure)).map(name => cookie(name, '', 0, isSecure))
}

const cookie = (name: string, value: string, seconds: number, isSecure: boolean) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

function decoded(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}

function decodedText(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
