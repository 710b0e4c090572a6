import {
  CmsError,
  type CmsHandlers,
  may,
  type Realm,
  rights,
  rolesOf,
  type Who,
} from '@rathausplatz/contract'
import { accountOf, whoOf } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { askPasskey, confirmSession, describeConfirmation, type Proof } from '../accounts/confirm.ts'
import { changePassword, forgotPassword, requireRow, setPasswordByKey } from '../accounts/own-password.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  signInWithPasskey,
} from '../accounts/passkeys.ts'
import { beginProviderSignIn, endAtProvider, finishProviderSignIn } from '../accounts/provider-sign-in.ts'
import { notingRefusal, type SignInWay } from '../accounts/refused-sign-in.ts'
import { type Room, stored, tablesOf } from '../accounts/room.ts'
import {
  beginApp,
  confirmApp,
  describeFactor,
  removeApp,
  renewCodes,
  signInWithCode,
} from '../accounts/second-factor.ts'
import {
  endSession,
  endSessions,
  extendSession,
  findSession,
  type OpenSession,
} from '../accounts/sessions.ts'
import { signIn } from '../accounts/sign-in.ts'
import { hashOf } from '../accounts/tokens.ts'
import { bereicheOf } from '../rat/members.ts'

/** Calls for signing in and for the caller's own account, in all three realms. */
export function konto({ room }: Accounts): CmsHandlers {
  return {
    ...intranet(room),
    ...raete(room),
    ...ofRealm(room, 'intranet'),
    ...ofRealm(room, 'raete'),
    ...ofRealm(room, 'redaktion'),
    ...redaktion(room),
  }
}

const intranet = (room: Room): CmsHandlers => ({
  async login({ body, sender }) {
    const signedIn = await notingRefusal(room, 'intranet', 'passwort', signIn(room, 'intranet', body, sender))
    return { token: tokenOf(signedIn), uuid: signedIn.account.id }
  },
  async intranetUser({ params }, { id }) {
    if (params.uuid !== id) throw new CmsError('nicht-gefunden')
    const { vorname, nachname, email } = await requireRow(room, id)
    return { vorname, nachname, email }
  },
})

const raete = (room: Room): CmsHandlers => ({
  async raeteLogin({ body, sender }) {
    const signedIn = await notingRefusal(room, 'raete', 'passwort', signIn(room, 'raete', body, sender))
    const { number, pw_geaendert } = signedIn.account
    return { id: number, token: tokenOf(signedIn), pw_geaendert: pw_geaendert === 1 }
  },
  async raeteMitglied({ params }, { id }) {
    const account = accountOf(await requireRow(room, id))
    const { number, vorname, nachname, email } = account
    if (params.id !== number) throw new CmsError('nicht-gefunden')
    const taetigkeitsbereiche = await bereicheOf(room.database.read, account, room.clock())
    return { vorname, nachname, kontakt: { email }, taetigkeitsbereiche }
  },
})

type SignedIn = Awaited<ReturnType<typeof signIn>>

/** Returns the token; only editors have a second factor. */
function tokenOf(signedIn: SignedIn): string {
  if ('token' in signedIn) return signedIn.token
  throw new Error('a second factor outside the editorial realm')
}

/** Answers an editor's sign-in: the token, or the methods of the second step. */
async function sessionOf(room: Room, signedIn: SignedIn) {
  if ('token' in signedIn) return { token: signedIn.token, verfahren: [] }
  const passkey = await tablesOf(room.database.read)
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', signedIn.account.id)
    .executeTakeFirst()
  const verfahren: ('code' | 'passkey')[] = passkey ? ['code', 'passkey'] : ['code']
  return { vorgang: signedIn.vorgang, verfahren }
}

const redaktion = (room: Room): CmsHandlers => {
  const refusals = <T>(way: SignInWay, signIn: Promise<T>) => notingRefusal(room, 'redaktion', way, signIn)
  return {
    async redaktionLogin({ body, sender }) {
      const signedIn = await refusals('passwort', signIn(room, 'redaktion', body, sender))
      return sessionOf(room, signedIn)
    },
    redaktionLoginVerwaltung: async () => (room.provider ? { name: room.provider.settings.name } : {}),
    redaktionLoginVerwaltungBeginn: ({ body, sender }) => beginProviderSignIn(room, body.frisch, sender),
    async redaktionLoginVerwaltungAntwort({ body, sender }) {
      return sessionOf(room, await refusals('verwaltung', finishProviderSignIn(room, body, sender)))
    },
    redaktionLoginVerwaltungEnde: () => endAtProvider(room),
    redaktionLoginCode: async ({ body, sender }) => ({
      token: await refusals('code', signInWithCode(room, body, sender)),
    }),
    redaktionLoginPasskeyBeginn: ({ sender }) => beginPasskeySignIn(room, sender),
    redaktionLoginPasskey: async ({ body, sender }) => ({
      token: await refusals('passkey', signInWithPasskey(room, body, sender)),
    }),
    redaktionBestaetigung: async ({ token = '' }) =>
      describeConfirmation(room, await requireSession(room, 'redaktion', token)),
    redaktionBestaetigungPasskey: (_, { id }) => askPasskey(room, id),
    async redaktionBestaetigen({ body, token = '', sender }) {
      await confirmSession(room, await requireSession(room, 'redaktion', token), body as Proof, {
        token,
        sender,
      })
      return describeConfirmation(room, await requireSession(room, 'redaktion', token))
    },
    redaktionPasskeyBeginn: ({ body, token = '', sender }, { id }) =>
      beginPasskey(room, id, body.passwort, { token, sender }),
    redaktionPasskey: async ({ body, token = '', sender }, { id }) => ({
      codes: await addPasskey(room, id, body, { token, sender }),
    }),
    async redaktionPasskeyEntfernen({ body, token = '', sender }, { id }) {
      await removePasskey(room, id, body, { token, sender })
      return {}
    },
    redaktionZweiterFaktor: (_, { id }) => describeFactor(room, id),
    redaktionTotpBeginn: ({ body, token = '', sender }, { id }) =>
      beginApp(room, id, body.passwort, { token, sender }),
    redaktionTotp: async ({ body, token = '', sender }, { id }) => ({
      codes: await confirmApp(room, { accountId: id, code: body.code }, { token, sender }),
    }),
    async redaktionTotpEntfernen({ body, token = '', sender }, { id }) {
      await removeApp(room, id, body.passwort, { token, sender })
      return {}
    },
    redaktionWiederherstellungscodes: async ({ body, token = '', sender }, { id }) => ({
      codes: await renewCodes(room, id, body.passwort, { token, sender }),
    }),
  }
}

/** A handler for the caller's own account; each realm has this handler under its own name. */
type Own<Name extends string> = Extract<
  CmsHandlers[`intranet${Capitalize<Name>}` & keyof CmsHandlers],
  (...asked: never[]) => unknown
>

function ofRealm(room: Room, realm: Realm): CmsHandlers {
  const own: {
    anmeldung: Own<'anmeldung'>
    verlaengern: Own<'verlaengern'>
    abmelden: Own<'abmelden'>
    anmeldungen: Own<'anmeldungen'>
    andereAbmelden: Own<'andereAbmelden'>
    passwort: Own<'passwort'>
    passwortVergessen: Own<'passwortVergessen'>
    passwortNeu: Own<'passwortNeu'>
  } = {
    anmeldung: async ({ token = '' }) => described(room, await requireSession(room, realm, token)),
    async verlaengern({ token = '' }) {
      const session = await requireSession(room, realm, token)
      await stored(room, db => extendSession(room, db, session))
      return described(room, await requireSession(room, realm, token))
    },
    async abmelden({ token = '' }) {
      const session = await findSession(room, realm, token)
      await stored(room, db => endSession(db, token))
      return session && session.begunWith !== 'haus' ? { verwaltung: true } : {}
    },
    async anmeldungen({ token = '' }, { id }) {
      const rows = await tablesOf(room.database.read)
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', id)
        .where('expires_at', '>', room.clock().toISOString())
        .orderBy('created_at', 'desc')
        .execute()
      const data = rows.map(row => ({
        id: row.id,
        angemeldet_am: row.created_at,
        gueltig_bis: row.expires_at,
        netz: row.network,
        diese: row.token_hash === hashOf(token),
      }))
      return { data }
    },
    async andereAbmelden({ token = '' }, { id }) {
      await stored(room, db => endSessions(db, id, token))
      return {}
    },
    passwort: async ({ body, token = '', sender }, { id }) => ({
      token: await changePassword(room, id, body, { token, sender }),
    }),
    async passwortVergessen({ body, sender }) {
      await forgotPassword(room, realm, body.email, sender)
      return {}
    },
    async passwortNeu({ body, sender }) {
      await notingRefusal(room, realm, 'passwort-neu', setPasswordByKey(room, realm, body, sender))
      return {}
    },
  }
  const named = Object.entries(own).map(([name, handler]) => [
    `${realm}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    handler,
  ])
  return Object.fromEntries(named)
}

/** Returns the session. If it has ended since the call was authorised, throws `nicht-angemeldet`. */
async function requireSession(room: Room, realm: Realm, token: string): Promise<OpenSession> {
  const session = await findSession(room, realm, token)
  if (!session) throw new CmsError('nicht-angemeldet')
  return session
}

function described({ settings }: Room, { account, createdAt, expiresAt }: OpenSession) {
  const { realm, vorname, nachname, email, roles, sections, pflicht } = account
  const who = whoOf(account) as Who<'redaktion'>
  const known = rolesOf(realm)
  return {
    vorname,
    nachname,
    email,
    angemeldet_am: createdAt,
    gueltig_bis: expiresAt,
    dauer: settings.sessionSeconds,
    ...(pflicht ? { pflicht } : {}),
    rollen: roles.map(role => known[role]?.label ?? role),
    rechte: Object.keys(rights[realm]).filter(right => may(who, right as 'anmeldung')),
    bereiche: [...sections],
  }
}
