import { type CallAnswer, calls, type Realm } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import type { SessionCookies } from './session-cookies.ts'

/** A user, with the fields that all realms have. */
export type Person = { name: string; email: string; taetigkeitsbereiche: readonly string[] }
export type Zugangsdaten = { email: string; passwort: string }

/** Result of a sign-in: a session whose end is not known yet, or (`Step`) the request for a second factor. */
export type SignedIn = Omit<SessionCookies, 'bis'>
export type Step = { vorgang: string; verfahren: readonly ('code' | 'passkey')[] }

type Wire = {
  signIn(site: SiteContext, body: Zugangsdaten): Promise<SignedIn | Step>
  whoIs(site: SiteContext, session: Pick<SessionCookies, 'id' | 'token'>): Promise<Person>
}

const nameOf = ({ vorname, nachname }: { vorname: string; nachname: string }) =>
  `${vorname} ${nachname}`.trim()

/** Id of every editor, because the calls for editors have none: the token identifies them. */
const NO_NUMBER = '-'
export const asEditor = (token: string): SignedIn => ({ id: NO_NUMBER, token, pwGeaendert: true })

/**
 * Returns the editor's session, or the second factor that the editor must show. Throws if the answer has
 * neither.
 */
export function asStep({
  token,
  vorgang,
  verfahren,
}: CallAnswer<typeof calls.redaktionLogin>): SignedIn | Step {
  if (token !== undefined) return asEditor(token)
  if (vorgang !== undefined && verfahren.length > 0) return { vorgang, verfahren }
  throw new Error('A sign-in brought neither a token nor a question that can be answered')
}

/** The calls of each realm: those of spec §7, which a remote CMS has too, and for editors our own. */
const wires: Record<Realm, Wire> = {
  intranet: {
    async signIn({ cms, sender }, body) {
      const { uuid, token } = await cms.call(calls.login, { body, sender })
      return { id: uuid, token, pwGeaendert: true }
    },
    async whoIs({ cms }, { id, token }) {
      const user = await cms.call(calls.intranetUser, { params: { uuid: id }, token })
      return { name: nameOf(user), email: user.email, taetigkeitsbereiche: [] }
    },
  },
  raete: {
    async signIn({ cms, sender }, body) {
      const { id, token, pw_geaendert } = await cms.call(calls.raeteLogin, { body, sender })
      return { id: String(id), token, pwGeaendert: pw_geaendert }
    },
    async whoIs({ cms }, { id, token }) {
      const { kontakt, taetigkeitsbereiche, ...user } = await cms.call(calls.raeteMitglied, {
        params: { id },
        token,
      })
      return { name: nameOf(user), email: kontakt.email, taetigkeitsbereiche }
    },
  },
  redaktion: {
    async signIn({ cms, sender }, body) {
      return asStep(await cms.call(calls.redaktionLogin, { body, sender }))
    },
    async whoIs({ cms }, { token }) {
      const editor = await cms.call(calls.redaktionAnmeldung, { token })
      return { name: nameOf(editor), email: editor.email, taetigkeitsbereiche: [] }
    },
  },
}

export const signInOverWire = (site: SiteContext, realm: Realm, given: Zugangsdaten) =>
  wires[realm].signIn(site, given)

/** Returns the user of a session. Throws if the CMS returns neither name nor e-mail address. */
export async function whoIs(
  site: SiteContext,
  realm: Realm,
  session: Pick<SessionCookies, 'id' | 'token'>,
): Promise<Person> {
  const person = await wires[realm].whoIs(site, session)
  if (!person.name && !person.email) throw new Error('The CMS named nobody')
  return person
}
