import { type CmsError, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { MOST_OF_ACCOUNT, MOST_OF_SESSION } from './asked-again.ts'
import { accountTown } from './testing/account-town.ts'
import { mailsOf, NEW_PASSWORD, PASSWORD, SENDER, signIn, type Town, withAccount } from './testing/anna.ts'
import { softPasskey } from './testing/soft-passkey.ts'
import { codeOf, stepAt } from './totp.ts'

const ORIGIN = 'https://www.rebenau.example.org'
const WRONG = { passwort: 'nicht mein Passwort' }

/** Each guess comes from another network, as a botnet or a mobile provider has them. */
const networks = (() => {
  let net = 0
  return () => `203.${(net >> 8) & 255}.${net++ & 255}.9`
})()

const codeAfter = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    (error: CmsError) => error.code,
  )

async function withSession(realm: 'redaktion' | 'raete' | 'intranet' = 'redaktion') {
  const town = await accountTown()
  await withAccount(town, realm)
  return { town, token: await signIn(town, realm) }
}

const ways: [string, (town: Town, token: string, sender: string) => Promise<unknown>][] = [
  [
    'confirming by password',
    (town, token, sender) => town.call(calls.redaktionBestaetigen, { body: WRONG, token, sender }),
  ],
  [
    'confirming by code',
    (town, token, sender) =>
      town.call(calls.redaktionBestaetigen, { body: { code: '000000' }, token, sender }),
  ],
  [
    'changing the password',
    (town, token, sender) =>
      town.call(calls.redaktionPasswort, { body: { ...WRONG, neues_passwort: NEW_PASSWORD }, token, sender }),
  ],
  [
    'setting up an app',
    (town, token, sender) => town.call(calls.redaktionTotpBeginn, { body: WRONG, token, sender }),
  ],
  [
    'removing an app',
    (town, token, sender) => town.call(calls.redaktionTotpEntfernen, { body: WRONG, token, sender }),
  ],
  [
    'asking for new recovery codes',
    (town, token, sender) =>
      town.call(calls.redaktionWiederherstellungscodes, { body: WRONG, token, sender }),
  ],
  [
    'setting up a passkey',
    (town, token, sender) => town.call(calls.redaktionPasskeyBeginn, { body: WRONG, token, sender }),
  ],
  [
    'removing a passkey',
    (town, token, sender) =>
      town.call(calls.redaktionPasskeyEntfernen, { body: { ...WRONG, id: 'x' }, token, sender }),
  ],
]

const warnings = async (town: Town) =>
  (await mailsOf(town)).filter(({ betreff }) => betreff.startsWith('Falsche Passwörter oder Codes'))

describe('A10: guesses in a session from ever new networks', () => {
  test.each(ways)('A10: end the session by %s, and its owner gets one mail', async (_way, guess) => {
    const { town, token } = await withSession()
    for (let nth = 1; nth < MOST_OF_SESSION; nth++)
      expect(await codeAfter(guess(town, token, networks()))).toMatch(/-falsch$/)
    expect(await codeAfter(guess(town, token, networks()))).toBe('nicht-angemeldet')
    expect(await codeAfter(town.call(calls.redaktionAnmeldung, { token }))).toBe('nicht-angemeldet')
    expect(await warnings(town)).toMatchObject([
      { text: expect.stringContaining('Wir haben diese Sitzung beendet.') },
    ])
  })

  test('A10: confirming the first code of an app ends it too', async () => {
    const { town, token } = await withSession()
    await town.call(calls.redaktionTotpBeginn, { body: { passwort: PASSWORD }, token, sender: SENDER })
    const guess = () =>
      codeAfter(town.call(calls.redaktionTotp, { body: { code: '000000' }, token, sender: networks() }))
    for (let nth = 1; nth < MOST_OF_SESSION; nth++) expect(await guess()).toBe('code-falsch')
    expect(await guess()).toBe('nicht-angemeldet')
  })

  test.each(['intranet', 'raete'] as const)('A10: end a session of %s too', async realm => {
    const { town, token } = await withSession(realm)
    const body = { ...WRONG, neues_passwort: NEW_PASSWORD }
    const guess = () => codeAfter(town.call(calls[`${realm}Passwort`], { body, token, sender: networks() }))
    for (let nth = 1; nth < MOST_OF_SESSION; nth++) expect(await guess()).toBe('passwort-falsch')
    expect(await guess()).toBe('nicht-angemeldet')
  })

  test('A10: at the same moment: no more are checked than one after the other', async () => {
    const { town, token } = await withSession()
    const all = await Promise.all(
      Array.from({ length: 3 * MOST_OF_SESSION }, () =>
        codeAfter(town.call(calls.redaktionBestaetigen, { body: WRONG, token, sender: networks() })),
      ),
    )
    expect(all.filter(code => code === 'passwort-falsch').length).toBeLessThan(MOST_OF_SESSION)
    expect(all).toContain('nicht-angemeldet')
  })

  test('A10: in many sessions of an account: after the limit of the account each wrong answer ends its session', async () => {
    const { town } = await withSession()
    const guess = (token: string) =>
      codeAfter(town.call(calls.redaktionBestaetigen, { body: WRONG, token, sender: networks() }))
    for (let done = 0; done < MOST_OF_ACCOUNT; done += 10) {
      const token = await signIn(town, 'redaktion')
      for (let nth = 0; nth < 10; nth++) expect(await guess(token)).toBe('passwort-falsch')
    }
    const [token, owners] = [await signIn(town, 'redaktion'), await signIn(town, 'redaktion')]
    expect(await guess(token)).toBe('nicht-angemeldet')
    expect(await warnings(town)).toHaveLength(1)
    // The owner works on: only wrong answers end a session.
    const right = { body: { passwort: PASSWORD }, token: owners, sender: SENDER }
    expect(await codeAfter(town.call(calls.redaktionBestaetigen, right))).toBe('taken')
  })

  test('A10: right answers do not count, however many a working day has', async () => {
    const { town, token } = await withSession()
    for (let nth = 0; nth < 3 * MOST_OF_SESSION; nth++)
      await town.call(calls.redaktionBestaetigen, { body: { passwort: PASSWORD }, token, sender: SENDER })
    expect(await warnings(town)).toEqual([])
  })
})

describe('A10: other sessions end', () => {
  async function twoSessions() {
    const { town, token } = await withSession()
    const begun = await town.call(calls.redaktionTotpBeginn, { body: { passwort: PASSWORD }, token })
    const code = () => codeOf(begun.geheimnis, stepAt(town.clock()))
    await town.call(calls.redaktionTotp, { body: { code: code() }, token })
    const device = softPasskey({ origin: ORIGIN })
    const asked = await town.call(calls.redaktionPasskeyBeginn, { body: { passwort: PASSWORD }, token })
    const antwort = device.create(asked.optionen)
    await town.call(calls.redaktionPasskey, { body: { vorgang: asked.vorgang, name: 'A', antwort }, token })
    town.pass(60)
    const login = { body: { email: 'anna.beispiel@example.org', passwort: PASSWORD }, sender: SENDER }
    const { vorgang = '' } = await town.call(calls.redaktionLogin, login)
    const other = await town.call(calls.redaktionLoginCode, { body: { vorgang, code: code() } })
    const { passkeys } = await town.call(calls.redaktionZweiterFaktor, { token })
    return { town, token, other: other.token, passkey: passkeys[0]?.id ?? '' }
  }
  type Two = Awaited<ReturnType<typeof twoSessions>>
  const body = { passwort: PASSWORD }

  test.each<[string, (two: Two) => Promise<unknown>]>([
    ['a code app is removed', ({ town, token }) => town.call(calls.redaktionTotpEntfernen, { body, token })],
    [
      'a passkey is removed',
      ({ town, token, passkey: id }) =>
        town.call(calls.redaktionPasskeyEntfernen, { body: { ...body, id }, token }),
    ],
    [
      'recovery codes are renewed',
      ({ town, token }) => town.call(calls.redaktionWiederherstellungscodes, { body, token }),
    ],
  ])('A10: when %s; the session that did it goes on', async (_what, change) => {
    const two = await twoSessions()
    const isOpen = (token: string) => codeAfter(two.town.call(calls.redaktionAnmeldung, { token }))
    expect(await isOpen(two.other)).toBe('taken')
    await change(two)
    expect([await isOpen(two.other), await isOpen(two.token)]).toEqual(['nicht-angemeldet', 'taken'])
  })
})
