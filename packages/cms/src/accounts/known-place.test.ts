import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'

const PASSWORD = 'vier Woerter ohne Sinn'
const EMAIL = 'anna.beispiel@example.org'
const DAY = 86_400

test.each([
  [29, 'is let in while strangers guess'],
  [31, 'is a stranger again'],
])('An owner who signed in from a place %i days ago %s', async (days, _what) => {
  const { accounts, call, pass } = await accountTown()
  const anna = { realm: 'intranet', email: EMAIL, vorname: 'Anna', nachname: 'Beispiel' } as const
  await accounts.administration.createExamples([anna], PASSWORD)
  const signIn = (sender: string, passwort = PASSWORD) =>
    call(calls.login, { body: { email: EMAIL, passwort }, sender })
  await signIn('192.0.2.7')
  pass(days * DAY)
  for (let tried = 0; tried < 40; tried++) await signIn(`203.0.${tried}.9`, 'falsch').catch(() => {})
  const again = signIn('192.0.2.7')
  if (days < 30) await expect(again).resolves.toHaveProperty('token')
  else await expect(again).rejects.toMatchObject({ code: 'zu-viele' })
})
