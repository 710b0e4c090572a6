import { calls, realms } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'
import { anna, EMAIL, mailsOf, PASSWORD, SENDER, signIn, WRONG, withAccount } from './testing/anna.ts'
import { codeOf, stepAt } from './totp.ts'

describe('Spec §7', () => {
  test('POST /api/cms/login answers token and uuid, and these identify the user in further calls', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const { token, uuid, ...more } = await town.call(calls.login, {
      body: { email: EMAIL, passwort: PASSWORD },
    })
    expect(more).toEqual({})
    await expect(town.call(calls.intranetUser, { params: { uuid }, token })).resolves.toEqual({
      vorname: 'Anna',
      nachname: 'Beispiel',
      email: EMAIL,
    })
  })

  test('POST /api/cms/raete/login answers id, token and pw_geaendert, and these identify the member in further calls', async () => {
    const town = await accountTown()
    const taetigkeitsbereiche = ['Gemeinderat', 'Technischer Ausschuss']
    await withAccount(town, 'raete', { taetigkeitsbereiche })
    const answer = await town.call(calls.raeteLogin, { body: { email: EMAIL, passwort: PASSWORD } })
    expect(answer).toEqual({ id: 1, token: expect.any(String), pw_geaendert: true })
    await expect(
      town.call(calls.raeteMitglied, { params: { id: answer.id }, token: answer.token }),
    ).resolves.toEqual({
      vorname: 'Anna',
      nachname: 'Beispiel',
      kontakt: { email: EMAIL },
      taetigkeitsbereiche,
    })
  })
})

describe('A-01: a failed log-in', () => {
  test.each(realms)(
    'has the same answer for an unknown address, a wrong password, a disabled and an invited account (%s)',
    async realm => {
      const town = await accountTown()
      await withAccount(town, realm)
      await withAccount(town, realm, { email: 'gesperrt@example.org' })
      await town.accounts.administration.disable(realm, 'gesperrt@example.org')
      await town.accounts.administration.create(
        anna(realm, { email: 'eingeladen@example.org' }) as never,
        'einladung',
      )
      for (const body of [
        { email: 'niemand@example.org' },
        { passwort: 'falsch' },
        { passwort: 'x'.repeat(1_000) },
        { email: 'gesperrt@example.org' },
        { email: 'eingeladen@example.org' },
      ])
        await expect(signIn(town, realm, body), JSON.stringify(body)).rejects.toMatchObject(WRONG)
      expect(await signIn(town, realm)).not.toBe('')
    },
  )

  test('does not happen because of capitals in the address or the Unicode form in which a keyboard writes letters', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    expect(await signIn(town, 'intranet', { email: 'Anna.Beispiel@Example.org' })).not.toBe('')
    const token = await signIn(town, 'intranet')
    const umlaut = 'Grüße aus dem Rebtal'
    await town.call(calls.intranetPasswort, {
      body: { passwort: PASSWORD, neues_passwort: umlaut.normalize('NFD') },
      token,
    })
    expect(await signIn(town, 'intranet', { passwort: umlaut.normalize('NFC') })).not.toBe('')
  })
})

test("A one-time password is accepted as dictated by phone; the owner's own password must match exactly", async () => {
  const town = await accountTown()
  const made = await town.accounts.administration.create(anna('intranet') as never, 'einmalpasswort')
  const given = made.einmalpasswort ?? ''
  for (const passwort of [given.toUpperCase(), given.replaceAll('-', ''), `  ${given.replaceAll('-', ' ')} `])
    expect(await signIn(town, 'intranet', { passwort }), passwort).not.toBe('')
  const token = await signIn(town, 'intranet', { passwort: given })
  const own = 'kelt-amsl-brun-pflg'
  await town.call(calls.intranetPasswort, {
    body: { passwort: given.toUpperCase(), neues_passwort: own },
    token,
    sender: SENDER,
  })
  await expect(signIn(town, 'intranet', { passwort: own.toUpperCase() })).rejects.toMatchObject(WRONG)
  expect(await signIn(town, 'intranet', { passwort: own })).not.toBe('')
})

describe('A-09, A-10: an account reads its own data only', () => {
  test('the uuid or number of another account is not found', async () => {
    const town = await accountTown()
    for (const realm of ['intranet', 'raete'] as const) {
      await withAccount(town, realm)
      await withAccount(town, realm, { email: 'bert@example.org' })
    }
    const bert = await town.call(calls.login, { body: { email: 'bert@example.org', passwort: PASSWORD } })
    const token = await signIn(town, 'intranet')
    for (const uuid of [bert.uuid, '1', 'x'])
      await expect(town.call(calls.intranetUser, { params: { uuid }, token })).rejects.toMatchObject({
        status: 404,
      })
    const council = await signIn(town, 'raete')
    await expect(town.call(calls.raeteMitglied, { params: { id: 1 }, token: council })).resolves.toBeDefined()
    await expect(town.call(calls.raeteMitglied, { params: { id: 2 }, token: council })).rejects.toMatchObject(
      { status: 404 },
    )
  })

  test.each(realms)(
    'a token of %s is invalid in the other realms, for the same mailbox and number',
    async realm => {
      const town = await accountTown()
      for (const each of realms) await withAccount(town, each)
      const token = await signIn(town, realm)
      for (const other of realms) {
        const asked = town.call(calls[`${other}Anmeldung`], { token })
        if (other === realm) await expect(asked).resolves.toBeDefined()
        else await expect(asked).rejects.toMatchObject({ status: 401 })
      }
    },
  )
})

test('A-16: an account with a password set by an administrator reaches only the change of the password', async () => {
  const town = await accountTown()
  const { einmalpasswort = '' } = await town.accounts.administration.create(
    anna('raete') as never,
    'einmalpasswort',
  )
  const { token, pw_geaendert } = await town.call(calls.raeteLogin, {
    body: { email: EMAIL, passwort: einmalpasswort },
  })
  expect(pw_geaendert).toBe(false)
  await expect(town.call(calls.raeteAnmeldung, { token })).resolves.toMatchObject({ pflicht: 'passwort' })
  await expect(town.call(calls.raeteAnmeldungen, { token })).rejects.toMatchObject({
    code: 'passwort-zuerst',
  })
  const { token: next } = await town.call(calls.raetePasswort, {
    body: { passwort: einmalpasswort, neues_passwort: PASSWORD },
    token,
  })
  await expect(town.call(calls.raeteAnmeldungen, { token: next })).resolves.toBeDefined()
})

test.each([
  ['short', 'Tuba im Kefir', undefined],
  ['too short', 'elf Zeichen', 'mindestens 12'],
  ['common', 'Passwort1234!', 'Listen'],
  ['common twice', 'sommersommer', 'Listen'],
  ['a walk on the keyboard', 'qwertz12345678', 'Listen'],
  ['few letters', 'aaaaaaabbbbbbb', 'Listen'],
  ['their mail', 'anna.beispiel@example.org', 'Ihr Name'],
  ['their name', 'AnnaBeispiel2026', 'Ihr Name'],
  ['the old one', PASSWORD, 'ein anderes'],
  ['a sentence with their name in it', 'Beispielhaft schoener Herbsttag am Fluss', undefined],
])(
  'A new password that is short, common or personal is refused, any other is accepted (%s): %j',
  async (_, neues_passwort, objection) => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const token = await signIn(town, 'intranet')
    const changed = town.call(calls.intranetPasswort, { body: { passwort: PASSWORD, neues_passwort }, token })
    if (!objection) await expect(changed).resolves.toHaveProperty('token')
    else
      await expect(changed).rejects.toMatchObject({
        code: 'passwort-ungeeignet',
        message: expect.stringContaining(objection),
      })
  },
)

test.each([
  [94_287_082, 59],
  [7_081_804, 1_111_111_109],
  [14_050_471, 1_111_111_111],
  [89_005_924, 1_234_567_890],
  [69_279_037, 2_000_000_000],
])('A code of an app matches RFC 6238: %d at %d s', (expected, seconds) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(codeOf(secret, stepAt(new Date(seconds * 1_000)))).toBe(String(expected).padStart(8, '0').slice(2))
})

test('Accounts that are created at the same time get consecutive numbers, counted per realm', async () => {
  const town = await accountTown()
  const { create, list } = town.accounts.administration
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      create(anna('raete', { email: `rat${index}@example.org` }) as never, 'einmalpasswort'),
    ),
  )
  await create(anna('intranet') as never, 'einmalpasswort')
  expect((await list('raete')).map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect((await list('intranet')).map(({ number }) => number)).toEqual([1])
})

test.each([
  [anna('redaktion', { roles: [] }), 'Es fehlt eine Rolle'],
  [anna('redaktion', { roles: ['constructor'] }), 'gibt es hier nicht'],
  [anna('raete', { roles: ['administration'] }), 'gibt es hier nicht'],
  [anna('redaktion', { sections: ['schillerschule'] }), 'Pfad der Website'],
  [anna('redaktion', { sections: ['/../'] }), 'Pfad der Website'],
  [anna('intranet', { email: 'anna' }), 'E-Mail-Adresse'],
  [anna('intranet', { email: 'a@example.org\nBcc: b@example.org' }), 'ohne Zeilenumbrüche'],
  [anna('intranet', { vorname: '' }), 'den Vornamen'],
  [anna('intranet', { nachname: 'x\u0000' }), 'Steuerzeichen'],
])('An invalid account (%#) is refused with a message for the administrator', async (given, words) => {
  const town = await accountTown()
  await expect(town.accounts.administration.create(given as never, 'einmalpasswort')).rejects.toThrow(words)
})

test('A mailbox has only one account in a realm: a second one is refused', async () => {
  const town = await accountTown()
  const { create } = town.accounts.administration
  await create(anna('intranet') as never, 'einladung')
  await expect(
    create(anna('intranet', { email: 'ANNA.beispiel@example.org' }) as never, 'einladung'),
  ).rejects.toThrow('gibt es schon ein Konto')
  expect(await mailsOf(town)).toHaveLength(1)
})
