import {
  type CallAnswer,
  type Calls,
  type CmsError,
  calls,
  type Realm,
  realms,
  rolesOf,
} from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import type { AccountTables } from '../accounts/tables.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { ok } from '../store/index.ts'
import { testTown } from '../test-town.ts'

/** Accounts at the desk: all steps of an administrator, and their refusals. */
const PASSWORD = 'vier Woerter ohne Sinn'
const BOSS = 'leitung@example.org'

/** A town with an administrator who is signed in with their own account. */
async function deskOfAccounts(canMail = true) {
  const ids: string[] = []
  const town = await testTown({}, undefined, {
    canMail,
    identify: async (realm, token) => {
      if (realm !== 'redaktion' || !ids.includes(token)) return town.accounts.identify(realm, token)
      const sections = ['/']
      return {
        realm,
        id: token,
        roles: ['administration'],
        sections,
        name: 'Leitung',
        email: BOSS,
        confirmed: true,
      }
    },
  })
  // Without the lookup of the telephone number: an in-memory town has one connection, so nothing else can be
  // read during a write.
  Object.assign(town.accounts.room, { telephone: async () => undefined })
  const administrator = async (email: string) => {
    const person = { realm: 'redaktion' as const, email, vorname: 'Lea', nachname: 'Leitung' }
    const { account } = await town.accounts.administration.create(
      { ...person, roles: ['administration'] },
      'einmalpasswort',
    )
    ids.push(account.id)
    return account.id
  }
  const boss = await administrator(BOSS)
  const call = <N extends keyof Calls>(
    name: N,
    parts: object = {},
    token = boss,
  ): Promise<CallAnswer<Calls[N]>> => town.call(calls[name] as never, { query: {}, ...parts, token } as never)
  const refusal = (name: keyof Calls, parts: object = {}, token = boss): Promise<CmsError> =>
    call(name, parts, token).then(
      answer => Promise.reject(new Error(`${name} went through: ${JSON.stringify(answer)}`)),
      (error: CmsError) => error,
    )
  const mails = () =>
    town.store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .orderBy('id')
      .execute()
  /** Returns the keys of all links in mails, in any order. */
  const keys = async () => (await mails()).flatMap(({ text }) => /schluessel=([\w-]+)/.exec(text)?.[1] ?? [])
  return { ...town, boss, administrator, call, refusal, mails, keys }
}
type Desk = Awaited<ReturnType<typeof deskOfAccounts>>

const anna = (more: object = {}) => ({
  body: {
    zugang: 'redaktion',
    email: 'Anna@Example.org',
    vorname: 'Anna',
    nachname: 'Beispiel',
    rollen: ['redaktion'],
    bereiche: ['/schillerschule'],
    ...more,
  },
})

/** Creates an account that was invited and has set its password by the link. */
async function withAnna({ call, keys }: Desk) {
  const { id } = await call('redaktionKontoAnlegen', anna())
  const body = { schluessel: (await keys()).at(-1) ?? '', neues_passwort: PASSWORD }
  await call('redaktionPasswortNeu', { body })
  const signIn = async () => {
    const answer = await call('redaktionLogin', { body: { email: 'anna@example.org', passwort: PASSWORD } })
    if (!answer.token) throw new Error('asked for a second factor')
    return answer.token
  }
  return { id, params: { id }, signIn }
}

const isSignedIn = ({ call }: Desk, token: string) =>
  call('redaktionAnmeldung', {}, token).then(
    () => true,
    () => false,
  )

test('An account is created, invited by mail, listed and found by search', async () => {
  const desk = await deskOfAccounts()
  const { call, mails } = desk
  expect(await call('redaktionKontoAnlegen', anna())).toMatchObject({
    zugang: 'redaktion',
    email: 'anna@example.org',
    rollen: ['redaktion'],
    bereiche: ['/schillerschule'],
    gesperrt: false,
    eingeladen: true,
    angemeldet: 0,
  })
  expect(await mails()).toMatchObject([{ an: 'anna@example.org', betreff: 'Ihr Konto: Redaktion' }])
  const found = async (query: object) =>
    (await call('redaktionKonten', { query })).data.map(({ email }) => email)
  expect(await found({})).toEqual(['anna@example.org', BOSS])
  expect(await found({ suche: 'BEISP' })).toEqual(['anna@example.org'])
  expect(await found({ suche: '%' })).toEqual([])
  expect(await found({ zugang: 'raete' })).toEqual([])
  expect(await call('redaktionKonten', { query: { pro_seite: 1 } })).toMatchObject({ mehr: true })
})

test.each(realms)('Accounts of all realms are created at the desk: %s', async realm => {
  const { call } = await deskOfAccounts()
  const { zugang, rollen } = await call(
    'redaktionKontoAnlegen',
    anna({ zugang: realm, rollen: realm === 'redaktion' ? ['autor'] : undefined, bereiche: undefined }),
  )
  expect(zugang).toBe(realm)
  expect(rollen).toHaveLength(1)
})

test('Concurrent requests with the same address create one account and send one mail', async () => {
  const { call, mails } = await deskOfAccounts()
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => call('redaktionKontoAnlegen', anna())))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'vergeben', status: 409 })
  expect(await mails()).toHaveLength(1)
})

test.each([
  ['no address', { email: '' }, /Bitte geben Sie eine E-Mail-Adresse an/],
  ['two addresses', { email: 'a@example.org,b@example.org' }, /zwei E-Mail-Adressen/],
  ['no name', { vorname: ' ' }, 'Bitte geben Sie den Vornamen an.'],
  ['a line feed in a name', { nachname: 'a\nBcc: b' }, 'Der Nachname darf keine Steuerzeichen enthalten.'],
  ['a role of another house', { rollen: ['mitglied'] }, /Die Rolle „mitglied“ gibt es hier nicht/],
  ['no role', { rollen: [] }, /Es fehlt eine Rolle/],
  ['a section that is no path', { bereiche: ['../x'] }, /Ein Bereich ist ein Pfad/],
])('An invalid account is refused with a message: %s', async (_, more, sentence) => {
  const { refusal, mails } = await deskOfAccounts()
  const refused = await refusal('redaktionKontoAnlegen', anna(more))
  expect(refused).toMatchObject({ code: 'ungueltig', status: 422 })
  expect(refused.message).toMatch(sentence)
  expect(await mails()).toEqual([])
})

describe('A signed-in account', () => {
  const ending = [
    ['with other roles', 'redaktionKontoAendern', { body: { rollen: ['autor'] } }],
    ['with other sections', 'redaktionKontoAendern', { body: { bereiche: ['/jahnschule'] } }],
    ['disabled', 'redaktionKontoSperren', {}],
    ['signed out', 'redaktionKontoAbmelden', {}],
    ['without a second factor', 'redaktionKontoZweiterFaktor', {}],
  ] as const

  test.each(ending)('A-05, A-06: is signed out at once: %s', async (_, name, more) => {
    const desk = await deskOfAccounts()
    const { params, signIn } = await withAnna(desk)
    const tokens = [await signIn(), await signIn()]
    expect((await desk.call('redaktionKonto', { params })).angemeldet).toBe(2)
    expect((await desk.call(name, { params, ...more })).angemeldet).toBe(0)
    for (const token of tokens) expect(await isSignedIn(desk, token)).toBe(false)
  })

  test('stays signed in if the change is empty', async () => {
    const desk = await deskOfAccounts()
    const { params, signIn } = await withAnna(desk)
    const token = await signIn()
    await desk.call('redaktionKontoAendern', { params, body: {} })
    expect(await isSignedIn(desk, token)).toBe(true)
  })
})

test('A locked account can sign in again only after an administrator unlocks it', async () => {
  const desk = await deskOfAccounts()
  const { params, signIn } = await withAnna(desk)
  expect(await desk.call('redaktionKontoSperren', { params })).toMatchObject({ gesperrt: true })
  await expect(signIn()).rejects.toMatchObject({ code: 'zugang-falsch' })
  expect(await desk.call('redaktionKontoFreigeben', { params })).toMatchObject({ gesperrt: false })
  expect(await signIn()).not.toBe('')
})

test('A-04: only administrators unlock accounts; other editors cannot unlock even their own', async () => {
  const desk = await deskOfAccounts()
  const { params, signIn } = await withAnna(desk)
  const locked = await desk.call('redaktionKontoAnlegen', anna({ email: 'bert@example.org' }))
  await desk.call('redaktionKontoSperren', { params: { id: locked.id } })
  const others = Object.keys(rolesOf('redaktion')).filter(role => role !== 'administration')
  for (const role of others) {
    await desk.call('redaktionKontoAendern', { params, body: { rollen: [role], bereiche: ['/'] } })
    const token = await signIn()
    for (const id of [locked.id, params.id])
      expect(await desk.refusal('redaktionKontoFreigeben', { params: { id } }, token), role).toMatchObject({
        code: 'nicht-erlaubt',
        status: 403,
      })
  }
  const token = await signIn()
  await desk.call('redaktionKontoSperren', { params })
  expect((await desk.refusal('redaktionKontoFreigeben', { params }, token)).status).toBe(401)
  expect((await desk.call('redaktionKonto', { params: { id: locked.id } })).gesperrt).toBe(true)
})

test('An invitation can be sent again, and the first link is then invalid', async () => {
  const desk = await deskOfAccounts()
  const { call, refusal, keys } = desk
  const { id } = await call('redaktionKontoAnlegen', anna())
  const [first] = await keys()
  const params = { id }
  // A change of rights keeps the link valid.
  await call('redaktionKontoAendern', { params, body: { rollen: ['autor'] } })
  await call('redaktionKontoEinladen', { params })
  const second = (await keys()).find(key => key !== first)
  const set = (schluessel = '') => ({ body: { schluessel, neues_passwort: PASSWORD } })
  expect((await refusal('redaktionPasswortNeu', set(first))).code).toBe('link-abgelaufen')
  await call('redaktionPasswortNeu', set(second))
  const refused = await refusal('redaktionKontoEinladen', { params })
  expect(refused.message).toContain('hat schon ein Passwort')
})

describe('An administrator', () => {
  test('cannot lock their own account or remove their own role', async () => {
    const { boss, refusal, call } = await deskOfAccounts()
    const params = { id: boss }
    expect((await refusal('redaktionKontoSperren', { params })).message).toContain('Ihr eigenes Konto')
    const demoted = await refusal('redaktionKontoAendern', { params, body: { rollen: ['autor'] } })
    expect(demoted.message).toBe('Mindestens ein Konto mit der Rolle Administration muss bleiben.')
    expect(await call('redaktionKonto', { params })).toMatchObject({
      gesperrt: false,
      rollen: ['administration'],
    })
  })

  test('remains if two administrators lock each other at the same moment', async () => {
    const { boss, administrator, call } = await deskOfAccounts()
    const other = await administrator('andere@example.org')
    await Promise.allSettled([
      call('redaktionKontoSperren', { params: { id: other } }, boss),
      call('redaktionKontoSperren', { params: { id: boss } }, other),
    ])
    const { data } = await call('redaktionKonten')
    expect(data.filter(({ gesperrt }) => !gesperrt)).toHaveLength(1)
  })

  test('sees every change of accounts with its author in the log', async () => {
    const desk = await deskOfAccounts()
    const { params } = await withAnna(desk)
    await desk.call('redaktionKontoAendern', { params, body: { rollen: ['autor'], bereiche: ['/'] } })
    await desk.call('redaktionKontoSperren', { params })
    const { data } = await desk.call('redaktionProtokoll', { query: { anzahl: 10 } })
    expect(data.filter(({ id }) => id === params.id)).toMatchObject([
      { was: 'bearbeitet', art: 'konto', vermerk: 'gesperrt', von: { id: desk.boss, name: 'Lea Leitung' } },
      { was: 'bearbeitet', art: 'konto', vermerk: 'Rollen: autor; Bereiche: /' },
      { was: 'angelegt', art: 'konto', schluessel: 'redaktion anna@example.org' },
    ])
    expect(data.find(({ id }) => id === desk.boss)?.von.name).toBe('npm run konto')
  })

  test('gets a refusal for a missing account and for an invalid id', async () => {
    const { refusal } = await deskOfAccounts()
    for (const [id, code] of [
      ['gibt-es-nicht', 'nicht-gefunden'],
      ['../x', 'anfrage-ungueltig'],
      ['x'.repeat(100), 'anfrage-ungueltig'],
    ])
      expect((await refusal('redaktionKontoSperren', { params: { id } })).code).toBe(code)
  })
})

test.each([
  ['vorname', 'x'.repeat(301)],
  ['rollen', Array.from({ length: 21 }, () => 'autor')],
  ['bereiche', Array.from({ length: 101 }, () => '/a')],
  ['zugang', 'verwaltung' as Realm],
  ['email', { $ne: '' }],
])(
  'A field that is too long or of another type is refused before it is processed: %s',
  async (field, value) => {
    const { refusal } = await deskOfAccounts()
    expect((await refusal('redaktionKontoAnlegen', anna({ [field]: value }))).code).toBe('anfrage-ungueltig')
  },
)

test('Without a mail server nobody can be invited, and no account is created by invitation', async () => {
  const { call, refusal, mails, accounts } = await deskOfAccounts(false)
  const refused = {
    code: 'ungueltig',
    message: expect.stringContaining('Eine Einladung braucht einen Mailserver (SMTP_URL).'),
  }
  expect(await refusal('redaktionKontoAnlegen', anna())).toMatchObject(refused)
  expect((await call('redaktionKonten', { query: { seite: 1, pro_seite: 20 } })).data).toHaveLength(1)
  // Removes the password, as if the account had been invited while there was a mail server.
  const { database } = accounts.room
  await database.write(async db => {
    await db.withTables<AccountTables>().updateTable('accounts').set({ password: null }).execute()
    return ok(undefined)
  })
  const [konto] = (await call('redaktionKonten', { query: { seite: 1, pro_seite: 20 } })).data
  expect(await refusal('redaktionKontoEinladen', { params: { id: konto?.id } })).toMatchObject(refused)
  expect(await mails()).toEqual([])
})

describe('name and address of a person', () => {
  const person = (id: string, more: object = {}) => ({
    params: { id },
    body: { vorname: 'Anna', nachname: 'Beispiel', email: 'anna@example.org', ...more },
  })

  test('can be corrected without ending sessions; a new address is reported to both mailboxes and ends all sessions', async () => {
    const desk = await deskOfAccounts()
    const { id, signIn } = await withAnna(desk)
    const { call, mails, refusal } = desk
    const token = await signIn()
    const told = new Set((await mails()).map(({ id }) => id))
    const news = async () => (await mails()).filter(({ id }) => !told.has(id))
    expect(await call('redaktionKontoPerson', person(id, { nachname: 'Muster' }))).toMatchObject({
      nachname: 'Muster',
      angemeldet: 1,
    })
    expect(await news()).toEqual([])
    await call('redaktionKontoPerson', person(id, { email: 'Anna.Muster@Example.org' }))
    expect((await news()).map(({ an }) => an).toSorted()).toEqual([
      'anna.muster@example.org',
      'anna@example.org',
    ])
    for (const { betreff, text } of await news()) {
      expect(betreff).toBe('E-Mail-Adresse geändert: Redaktion')
      expect(text).toContain('anna.muster@example.org')
      expect(text).not.toContain('http')
    }
    expect(await refusal('redaktionAnmeldung', {}, token)).toMatchObject({ code: 'nicht-angemeldet' })
    await expect(signIn()).rejects.toMatchObject({ code: 'zugang-falsch' })
  })

  test('an earlier link becomes invalid with a new address, and a new invitation can be sent', async () => {
    const { call, keys, refusal } = await deskOfAccounts()
    const { id } = await call('redaktionKontoAnlegen', anna())
    await call('redaktionKontoPerson', person(id, { email: 'anna.neu@example.org' }))
    const body = { schluessel: (await keys())[0] ?? '', neues_passwort: PASSWORD }
    expect(await refusal('redaktionPasswortNeu', { body })).toMatchObject({ code: 'link-abgelaufen' })
    await call('redaktionKontoEinladen', { params: { id } })
    expect(await call('redaktionKonto', { params: { id } })).toMatchObject({ eingeladen: true })
  })

  test.each([
    [{ email: BOSS }, 'vergeben'],
    [{ email: 'anna' }, 'ungueltig'],
    [{ email: 'a@example.org\nBcc: b@example.org' }, 'ungueltig'],
    [{ vorname: '  ' }, 'ungueltig'],
    [{ nachname: 'A\u0000' }, 'ungueltig'],
    [{ nachname: 'a'.repeat(81) }, 'ungueltig'],
  ])('%j is refused without a change', async (more, code) => {
    const { call, refusal, mails } = await deskOfAccounts()
    const { id } = await call('redaktionKontoAnlegen', anna())
    const before = [await call('redaktionKonto', { params: { id } }), await mails()]
    expect(await refusal('redaktionKontoPerson', person(id, more))).toMatchObject({ code })
    expect([await call('redaktionKonto', { params: { id } }), await mails()]).toEqual(before)
  })
})
