import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'
import {
  EMAIL,
  loginOf,
  NEW_PASSWORD,
  PASSWORD,
  SENDER,
  signIn,
  type Town,
  withAccount,
} from './testing/anna.ts'
import { softPasskey } from './testing/soft-passkey.ts'

const WRONG = { email: EMAIL, passwort: 'nicht mein Passwort' }
const by = (weg: string, ergebnis: string, bereich = 'redaktion') => ({
  ereignis: 'anmeldung',
  bereich,
  weg,
  ergebnis,
})

const refused: [string, (town: Town) => Promise<unknown>, ReturnType<typeof by>][] = [
  ...(['intranet', 'raete', 'redaktion'] as const).map((realm): (typeof refused)[number] => [
    `a wrong password (${realm})`,
    town => town.call(loginOf[realm], { body: WRONG, sender: SENDER } as never),
    by('passwort', 'zugang-falsch', realm),
  ]),
  [
    'an unknown address',
    town => town.call(calls.redaktionLogin, { body: { ...WRONG, email: 'niemand@example.org' } }),
    by('passwort', 'zugang-falsch'),
  ],
  [
    'a code too late',
    town => town.call(calls.redaktionLoginCode, { body: { vorgang: 'x', code: '000000' } }),
    by('code', 'link-abgelaufen'),
  ],
  [
    'an unknown passkey',
    async town => {
      const { vorgang, optionen } = await town.call(calls.redaktionLoginPasskeyBeginn, {})
      const device = softPasskey({ origin: 'https://www.rebenau.example.org' })
      device.create({ ...optionen, user: { id: 'YW5uYQ', name: EMAIL, displayName: EMAIL } })
      return town.call(calls.redaktionLoginPasskey, { body: { vorgang, antwort: device.get(optionen) } })
    },
    by('passkey', 'code-falsch'),
  ],
  [
    'a link for a password that is over',
    town =>
      town.call(calls.redaktionPasswortNeu, { body: { schluessel: 'x', neues_passwort: NEW_PASSWORD } }),
    by('passwort-neu', 'link-abgelaufen'),
  ],
  [
    'a wrong password in a session',
    async town => {
      const body = { passwort: WRONG.passwort }
      return town.call(calls.redaktionBestaetigen, { body, token: await signIn(town, 'redaktion') })
    },
    by('wieder-passwort', 'falsch'),
  ],
  [
    'a wrong code in a session',
    async town => {
      const token = await signIn(town, 'redaktion')
      return town.call(calls.redaktionBestaetigen, { body: { code: '000000' }, token })
    },
    by('wieder-code', 'falsch'),
  ],
]

test.each(refused)('A10: the log has one line about %s, without a person', async (_what, attempt, line) => {
  const town = await accountTown()
  await withAccount(town, 'redaktion')
  await expect(attempt(town)).rejects.toHaveProperty('code')
  expect(town.events).toEqual([line])
})

test('A10: the log tells that too many attempts were refused', async () => {
  const town = await accountTown()
  for (let nth = 0; nth < 11; nth++)
    await town.call(calls.redaktionLogin, { body: WRONG, sender: SENDER }).catch(() => {})
  expect(town.events.at(-1)).toEqual(by('passwort', 'zu-viele'))
})

test('A10: a sign-in that succeeds is no such line', async () => {
  const town = await accountTown()
  await withAccount(town, 'redaktion')
  await signIn(town, 'redaktion', { passwort: PASSWORD })
  expect(town.events).toEqual([])
})
