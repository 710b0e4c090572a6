import { calls, realms } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'
import {
  anna,
  EMAIL,
  keyIn,
  mailsOf,
  NEW_PASSWORD,
  newsOf,
  PASSWORD,
  SENDER,
  signIn,
  withAccount,
} from './testing/anna.ts'
import { codeOf, stepAt } from './totp.ts'

describe('The owner gets a mail', () => {
  test.each(realms)('when the password is changed, with the time and advice (%s)', async realm => {
    const town = await accountTown()
    await withAccount(town, realm)
    const [mail, ...more] = await newsOf(town)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ an: EMAIL, betreff: expect.stringMatching(/^Passwort geändert: /) })
    expect(mail?.text).toContain('Guten Tag Anna Beispiel,')
    expect(mail?.text).toContain('Zeit: 20. November 2026 um 12:00 Uhr')
    expect(mail?.text).toContain(`https://www.rebenau.example.org/${realm}/passwort-vergessen`)
    expect(mail?.text).toContain('Und rufen Sie uns bitte an: 07633 123-0')
    expect(mail?.text).not.toContain(PASSWORD)
    expect(mail?.text.includes('/redaktion/zweiter-faktor')).toBe(realm === 'redaktion')
  })

  test('about a password that was set by a link, and not about a refused password', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    const token = await signIn(town, 'raete')
    for (const body of [
      { passwort: 'falsch', neues_passwort: NEW_PASSWORD },
      { passwort: PASSWORD, neues_passwort: 'kurz' },
    ])
      await expect(town.call(calls.raetePasswort, { body, token })).rejects.toBeDefined()
    expect(await newsOf(town)).toHaveLength(1)
    await town.call(calls.raetePasswortVergessen, { body: { email: EMAIL }, sender: SENDER })
    const body = { schluessel: keyIn((await mailsOf(town))[0]?.text), neues_passwort: NEW_PASSWORD }
    await town.call(calls.raetePasswortNeu, { body })
    expect((await newsOf(town)).map(({ betreff }) => betreff.split(':', 1)[0])).toEqual([
      'Passwort geändert',
      'Passwort geändert',
    ])
  })

  test('about each change of the second factor, once, and about a password set by an administrator', async () => {
    const town = await accountTown()
    await withAccount(town, 'redaktion')
    const token = await signIn(town, 'redaktion')
    const body = { passwort: PASSWORD }
    const { geheimnis } = await town.call(calls.redaktionTotpBeginn, { body, token })
    const code = codeOf(geheimnis, stepAt(town.clock()))
    await town.call(calls.redaktionTotp, { body: { code }, token })
    await town.call(calls.redaktionWiederherstellungscodes, { body, token })
    await town.call(calls.redaktionTotpEntfernen, { body, token })
    await town.call(calls.redaktionTotpEntfernen, { body, token })
    await town.accounts.administration.resetSecondFactor('redaktion', EMAIL)
    await town.accounts.administration.resetPassword('redaktion', EMAIL)
    const news = (await newsOf(town)).map(({ betreff }) => betreff)
    expect(news.toSorted()).toEqual([
      'Code-App eingerichtet: Redaktion',
      'Code-App entfernt: Redaktion',
      'Neue Wiederherstellungscodes: Redaktion',
      // One by the owner, one by the administrator.
      'Passwort geändert: Redaktion',
      'Passwort geändert: Redaktion',
    ])
  })

  test('but not about a first password, nor while the account is disabled', async () => {
    const town = await accountTown()
    await town.accounts.administration.create(anna('intranet') as never, 'einladung')
    const body = { schluessel: keyIn((await mailsOf(town))[0]?.text), neues_passwort: PASSWORD }
    await town.call(calls.intranetPasswortNeu, { body })
    await town.accounts.administration.disable('intranet', EMAIL)
    await town.accounts.administration.resetPassword('intranet', EMAIL)
    expect(await newsOf(town)).toEqual([])
  })
})
