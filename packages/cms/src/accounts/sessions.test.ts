import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'
import {
  EMAIL,
  NEW_PASSWORD,
  PASSWORD,
  rowsOf,
  signIn,
  type Town,
  WRONG,
  withAccount,
} from './testing/anna.ts'

describe('A-05, A-06: a session', () => {
  test('has a new token at each log-in, of which only a hash is stored', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const tokens = [await signIn(town, 'intranet'), await signIn(town, 'intranet')]
    expect(new Set(tokens).size).toBe(2)
    const stored = JSON.stringify([await rowsOf(town, 'sessions'), await rowsOf(town, 'accounts')])
    for (const secret of [...tokens, PASSWORD]) expect(stored).not.toContain(secret)
  })

  test('ends after 3600 s, later if extended, after twelve hours in any case', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const token = await signIn(town, 'intranet')
    const asked = () => town.call(calls.intranetAnmeldung, { token })
    await expect(asked()).resolves.toMatchObject({
      gueltig_bis: '2026-11-20T12:00:00.000Z',
      dauer: 3600,
      rechte: ['anmeldung', 'konto', 'intranet-lesen'],
    })
    town.pass(3_599)
    const { gueltig_bis } = await town.call(calls.intranetVerlaengern, { token })
    expect(gueltig_bis).toBe('2026-11-20T12:59:59.000Z')
    for (let hour = 1; hour < 12; hour++) {
      town.pass(3_590)
      if (hour < 11) await town.call(calls.intranetVerlaengern, { token })
    }
    await expect(town.call(calls.intranetVerlaengern, { token })).resolves.toMatchObject({
      gueltig_bis: '2026-11-20T23:00:00.000Z',
    })
    town.pass(120)
    await expect(asked()).rejects.toMatchObject({ code: 'nicht-angemeldet' })
  })

  test.each([43_200, 86_400])('of %i s is never shortened by an extension', async seconds => {
    const town = await accountTown(undefined, undefined, seconds)
    await withAccount(town, 'intranet')
    const token = await signIn(town, 'intranet')
    const { gueltig_bis: end } = await town.call(calls.intranetAnmeldung, { token })
    for (const passed of [1, seconds / 2, seconds / 2 - 10]) {
      town.pass(passed)
      const { gueltig_bis } = await town.call(calls.intranetVerlaengern, { token })
      expect(gueltig_bis).toBe(end)
    }
    town.pass(20)
    await expect(town.call(calls.intranetVerlaengern, { token })).rejects.toMatchObject({ status: 401 })
  })

  test('ends with log-out, at once and only there', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const [here, there] = [await signIn(town, 'intranet'), await signIn(town, 'intranet')]
    await town.call(calls.intranetAbmelden, { token: here })
    await expect(town.call(calls.intranetAnmeldung, { token: here })).rejects.toMatchObject({ status: 401 })
    await expect(town.call(calls.intranetAnmeldung, { token: there })).resolves.toBeDefined()
  })

  test('ends when its owner ends all other sessions', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const [here, there] = [await signIn(town, 'intranet'), await signIn(town, 'intranet', {}, '198.51.100.9')]
    const { data } = await town.call(calls.intranetAnmeldungen, { token: here })
    expect(data.map(({ netz, diese }) => [netz, diese]).toSorted()).toEqual([
      ['192.0.2.*', false],
      ['192.0.2.*', true],
      ['198.51.100.*', false],
    ])
    await town.call(calls.intranetAndereAbmelden, { token: here })
    await expect(town.call(calls.intranetAnmeldung, { token: there })).rejects.toMatchObject({ status: 401 })
    await expect(town.call(calls.intranetAnmeldung, { token: here })).resolves.toBeDefined()
  })

  test.each([
    ['the account is disabled', (town: Town) => town.accounts.administration.disable('redaktion', EMAIL)],
    [
      'its roles change',
      (town: Town) => town.accounts.administration.setRights('redaktion', EMAIL, { roles: ['autor'] }),
    ],
    [
      'its sections change',
      (town: Town) => town.accounts.administration.setRights('redaktion', EMAIL, { sections: ['/a'] }),
    ],
    [
      'somebody else sets the password',
      (town: Town) => town.accounts.administration.resetPassword('redaktion', EMAIL),
    ],
  ])('ends when %s', async (_, change) => {
    const town = await accountTown()
    await withAccount(town, 'redaktion')
    const token = await signIn(town, 'redaktion')
    await change(town)
    await expect(town.call(calls.redaktionAnmeldung, { token })).rejects.toMatchObject({ status: 401 })
  })

  test('continues with a new token when its owner changes the password, and all other sessions end', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const [here, there] = [await signIn(town, 'intranet'), await signIn(town, 'intranet')]
    const { token } = await town.call(calls.intranetPasswort, {
      body: { passwort: PASSWORD, neues_passwort: NEW_PASSWORD },
      token: here,
    })
    await expect(town.call(calls.intranetAnmeldung, { token })).resolves.toBeDefined()
    for (const old of [here, there])
      await expect(town.call(calls.intranetAnmeldung, { token: old })).rejects.toMatchObject({ status: 401 })
    await expect(signIn(town, 'intranet')).rejects.toMatchObject(WRONG)
    expect(await signIn(town, 'intranet', { passwort: NEW_PASSWORD })).not.toBe('')
  })

  test('changes the password for only one of two requests at the same moment', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const token = await signIn(town, 'intranet')
    const change = (neues_passwort: string) =>
      town.call(calls.intranetPasswort, { body: { passwort: PASSWORD, neues_passwort }, token })
    const outcomes = await Promise.allSettled([change(NEW_PASSWORD), change('sieben Raben am Hang')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
