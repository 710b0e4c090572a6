import { type CallAnswer, type CmsError, calls, programRights, type Role } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { testTown } from '../test-town.ts'

const PASSWORD = 'vier Woerter ohne Sinn'

/** A town with an editor who creates keys; roles and sections are those of the account. */
async function town(roles: Role<'redaktion'>[] = ['administration'], sections = ['/']) {
  const opened = await testTown({ seite: [{ pfad: '/', title: 'Start' }] }, '2026-11-20T12:00:00+01:00')
  const { accounts, call } = opened
  const email = 'anna@example.org'
  const person = { email, vorname: 'Anna', nachname: 'Ritter', realm: 'redaktion' } as const
  await accounts.administration.createExamples(
    [
      { ...person, roles, sections },
      { ...person, realm: 'intranet', roles: ['mitarbeit'], sections: ['/'] },
    ],
    PASSWORD,
  )
  const [account] = await accounts.administration.list('redaktion')
  const who = {
    realm: 'redaktion',
    id: account?.id ?? '',
    roles,
    sections,
    name: 'Anna Ritter',
    email,
  } as const
  const make = (more: object = {}) =>
    accounts.programs.make(
      who,
      { name: 'Verband', rights: ['inhalte-lesen'], sections, lastDay: '2026-12-31', ...more },
      { passwort: PASSWORD, token: 'token', sender: undefined },
    )
  const ask = (key: string, name: keyof typeof calls = 'redaktionInhalte', input: object = {}) =>
    (call as (call: unknown, input: object) => Promise<unknown>)(calls[name], {
      query: {},
      ...input,
      token: `Bearer ${key}`,
    }).then(
      () => 'answered',
      (error: CmsError) => error.code,
    )
  const mails = () =>
    opened.store.database.read
      .withTables<{ mails: { an: string; betreff: string; text: string } }>()
      .selectFrom('mails')
      .select(['an', 'betreff', 'text'])
      .execute()
  return { ...opened, who, email, make, ask, mails }
}

/** Gives the account a second factor, which an administrator needs before anything else. */
const withSecondFactor = (store: Awaited<ReturnType<typeof town>>['store']) =>
  store.database.write(async db => {
    await db
      .withTables<{ accounts: { second_factor: number } }>()
      .updateTable('accounts')
      .set({ second_factor: 1 })
      .execute()
    return { ok: true, value: undefined }
  })

describe('A program key', () => {
  test('grants its own rights in the name of its maker', async () => {
    const { make, ask, accounts } = await town(['redaktion'])
    const { key } = await make()
    expect(key).toMatch(/^rathausplatz\.[\w-]{43}$/)
    expect(await ask(key)).toBe('answered')
    expect(await accounts.identify('redaktion', `Bearer ${key}`)).toMatchObject({ name: 'Anna Ritter' })
  })

  test('is stored as a hash, and the list of keys does not contain the key', async () => {
    const { make, accounts, store } = await town(['redaktion'])
    const { key } = await make()
    const rows = await store.database.read
      .withTables<{ program_keys: { key_hash: string } }>()
      .selectFrom('program_keys')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain(key.slice(13))
    expect(JSON.stringify(await accounts.programs.list())).not.toContain(key.slice(13))
  })

  test.each<[string, (t: Awaited<ReturnType<typeof town>>, key: string) => unknown]>([
    ['wrong', () => undefined],
    [
      'ended',
      async (t, key) => t.accounts.programs.end(t.who, (await t.accounts.programs.list())[0]?.id ?? key),
    ],
    ['over', t => t.clock.set('2027-01-01T00:00:00+01:00')],
    ['of an account that is disabled', t => t.accounts.administration.disable('redaktion', t.email)],
    [
      'of an account that was disabled and is let in again',
      async t => {
        await t.accounts.administration.disable('redaktion', t.email)
        await t.accounts.administration.enable('redaktion', t.email)
      },
    ],
  ])('that is %s gets the answer of any invalid key', async (name, end) => {
    const opened = await town(['redaktion'])
    const { key } = await opened.make()
    expect(await opened.ask(key)).toBe('answered')
    await end(opened, key)
    expect(await opened.ask(name === 'wrong' ? `${key.slice(0, -1)}_` : key)).toBe('nicht-angemeldet')
  })

  test('is valid until the last moment of its last day', async () => {
    const { make, ask, clock } = await town(['redaktion'])
    const { key } = await make()
    clock.set('2026-12-31T23:59:59+01:00')
    expect(await ask(key)).toBe('answered')
  })

  test('is invalid in another realm, and is no session', async () => {
    const { make, accounts } = await town(['redaktion'])
    const { key } = await make()
    expect(await accounts.identify('intranet', `Bearer ${key}`)).toBeUndefined()
    expect(await accounts.identify('raete', `Bearer ${key}`)).toBeUndefined()
    // As a cookie or in the header for sessions.
    expect(await accounts.identify('redaktion', key)).toBeUndefined()
  })

  test('cannot be replaced by the token of a session', async () => {
    const { call, accounts } = await town(['redaktion'])
    const { token = '' } = (await call(calls.redaktionLogin, {
      body: { email: 'anna@example.org', passwort: PASSWORD },
    })) as CallAnswer<typeof calls.redaktionLogin> & { token?: string }
    expect(await accounts.identify('redaktion', token)).toBeDefined()
    expect(await accounts.identify('redaktion', `Bearer ${token}`)).toBeUndefined()
  })

  test('loses at once each right that its maker loses, and never gains one', async () => {
    const { make, ask, accounts, email } = await town(['chefredaktion'])
    const { key } = await make({ rights: ['inhalte-lesen', 'protokoll-lesen'] })
    expect(await ask(key, 'redaktionProtokoll')).toBe('answered')
    await accounts.administration.setRights('redaktion', email, { roles: ['redaktion'] })
    expect(await ask(key, 'redaktionProtokoll')).toBe('nicht-erlaubt')
    expect(await ask(key)).toBe('answered')
    await accounts.administration.setRights('redaktion', email, { roles: ['posteingang'] })
    expect(await ask(key)).toBe('nicht-erlaubt')
    expect(await ask(key, 'redaktionEingaenge')).toBe('nicht-erlaubt')
  })

  test('needs the right for the kind of document too: a right for pages does not allow search terms', async () => {
    const { make, ask } = await town(['chefredaktion'])
    const daten = { begriffe: ['Perso'], synonyme: ['Ausweis'] }
    const word = { body: { id: 'w1', art: 'suchbegriff', daten } }
    const { key: pages } = await make({ rights: ['inhalte-lesen', 'inhalte-schreiben'] })
    const { key: words } = await make({ rights: ['inhalte-schreiben', 'suchworte-pflegen'] })
    expect(await ask(pages, 'redaktionInhaltAnlegen', word)).toBe('nicht-erlaubt')
    expect(await ask(words, 'redaktionInhaltAnlegen', word)).toBe('answered')
  })

  test('is limited to its sections and to those of its maker', async () => {
    const { make, ask, accounts, email } = await town(['redaktion'], ['/schule', '/verein'])
    const rights = ['inhalte-lesen', 'inhalte-schreiben'] as const
    const { key } = await make({ rights, sections: ['/schule/ganztag', '/verein'] })
    let count = 0
    const write = (pfad: string) =>
      ask(key, 'redaktionInhaltAnlegen', {
        body: { id: `s${count++}`, art: 'seite', daten: { pfad, title: 'A' } },
      })
    expect(await write('/schule/ganztag/essen')).toBe('answered')
    expect(await write('/schule/turnen')).toBe('nicht-erlaubt')
    expect(await write('/verein/a')).toBe('answered')
    await accounts.administration.setRights('redaktion', email, { sections: ['/schule'] })
    expect(await write('/verein/b')).toBe('nicht-erlaubt')
    expect(await write('/schule/ganztag/b')).toBe('answered')
  })

  test('never reaches sign-in, accounts and keys, whatever rights its maker has', async () => {
    const { make, ask, store } = await town()
    await withSecondFactor(store)
    const { key } = await make({ rights: programRights })
    expect(await ask(key)).toBe('answered')
    const names = ['redaktionAnmeldung', 'redaktionAbmelden', 'redaktionKonten', 'redaktionZugaenge'] as const
    for (const name of names) expect(await ask(key, name), name).toBe('nicht-erlaubt')
    for (const call of Object.values(calls))
      if (call.realm === 'redaktion' && !programRights.some(right => right === call.right))
        expect(['anmeldung', 'konto', 'konten-verwalten', 'zugaenge-verwalten']).toContain(call.right)
  })

  test('shows the day of its last use', async () => {
    const { make, ask, accounts, clock } = await town(['redaktion'])
    const { key } = await make()
    const used = async () => (await accounts.programs.list())[0]?.usedOn
    expect(await used()).toBeNull()
    await ask(key)
    expect(await used()).toBe('2026-11-20')
    clock.set('2026-11-22T00:30:00+01:00')
    await ask(key)
    expect(await used()).toBe('2026-11-22')
  })

  test('has a limit of 600 calls a minute, which does not affect other keys', async () => {
    const { make, ask, pass } = await town(['redaktion'])
    const [{ key }, { key: other }] = [await make(), await make()]
    for (let count = 0; count < 600; count++) await ask(key)
    expect(await ask(key)).toBe('zu-viele')
    expect(await ask(other)).toBe('answered')
    pass(61)
    expect(await ask(key)).toBe('answered')
  })

  test('is in the change log, with the account that created or ended it', async () => {
    const { make, accounts, store, who } = await town(['redaktion'])
    const { id } = await make()
    await accounts.programs.end(who, id)
    await accounts.programs.end(who, id)
    const noted = (await store.changes({ limit: 100 })).filter(({ kind }) => kind === 'zugang')
    expect(noted.map(({ what, who, key }) => [what, who, key])).toEqual([
      ['angelegt', who.id, 'Verband'],
      ['geloescht', who.id, 'Verband'],
    ])
  })
})

describe('A program key does not help an intruder stay', () => {
  test('creating a key needs the password, and the owner gets a mail', async () => {
    const opened = await town(['redaktion'])
    const { accounts, who, mails } = opened
    const given = {
      name: 'Verband',
      rights: ['inhalte-lesen'],
      sections: ['/'],
      lastDay: '2026-12-31',
    } as const
    await expect(
      accounts.programs.make(who, given, { passwort: 'geraten', token: 'token', sender: undefined }),
    ).rejects.toMatchObject({
      code: 'passwort-falsch',
    })
    expect(await accounts.programs.list()).toEqual([])
    expect(await mails()).toEqual([])
    await opened.make()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      an: opened.email,
      betreff: 'Zugang für ein Programm angelegt: Redaktion',
      text: expect.stringContaining('ein Zugang für ein Programm angelegt („Verband“)'),
    })
  })

  test('guessing the password by creating keys must wait after some tries', async () => {
    const { accounts, who } = await town(['redaktion'])
    const given = { name: 'V', rights: [], sections: ['/'], lastDay: '2026-12-31' }
    const codes = new Set<string>()
    for (let count = 0; count < 30; count++)
      await accounts.programs
        .make(who, given, { passwort: `geraten${count}`, token: 'token', sender: undefined })
        .catch((error: CmsError) => codes.add(error.code))
    expect([...codes]).toEqual(['passwort-falsch', 'zu-viele'])
  })

  test.each<[string, (t: Awaited<ReturnType<typeof town>>) => Promise<unknown>]>([
    [
      'a new password',
      async t => {
        const { token = '' } = (await t.call(calls.redaktionLogin, {
          body: { email: t.email, passwort: PASSWORD },
        })) as { token?: string }
        const body = { passwort: PASSWORD, neues_passwort: 'Ganz anderes Wort hier 77' }
        await t.call(calls.redaktionPasswort, { body, token })
      },
    ],
    ['a one-time password', t => t.accounts.administration.resetPassword('redaktion', t.email)],
    [
      'a second factor that is taken away',
      async t => {
        await withSecondFactor(t.store)
        await t.accounts.administration.resetSecondFactor('redaktion', t.email)
      },
    ],
  ])('%s ends the keys of the account, and its owner gets a mail', async (_, step) => {
    const opened = await town(['redaktion'])
    const [{ key }] = [await opened.make(), await opened.make()]
    expect(await opened.ask(key)).toBe('answered')
    await step(opened)
    expect(await opened.ask(key)).toBe('nicht-angemeldet')
    expect(await opened.accounts.programs.list()).toEqual([])
    const said = (await opened.mails()).map(({ text }) => text)
    expect(said.filter(text => text.includes('sind auch die 2 Zugänge für Programme beendet'))).toHaveLength(
      1,
    )
    const ended = (await opened.store.changes({ limit: 100 })).filter(
      ({ kind, what }) => kind === 'zugang' && what === 'geloescht',
    )
    expect(ended).toHaveLength(2)
  })
})

test('The change log names the program that made a change, also if the change has a note', async () => {
  const { make, ask, store } = await town(['redaktion'])
  const { key } = await make({ rights: ['inhalte-lesen', 'inhalte-schreiben'] })
  const write = (body: object) => ask(key, 'redaktionInhaltAnlegen', { body: { art: 'seite', ...body } })
  expect(await write({ id: 's1', daten: { pfad: '/a', title: 'A' } })).toBe('answered')
  expect(await write({ id: 's2', daten: { pfad: '/b', title: 'B' }, vermerk: 'Zum Fest' })).toBe('answered')
  const notes = (await store.changes({ limit: 100 })).filter(({ kind }) => kind === 'seite')
  expect(notes.slice(-2).map(({ note }) => note)).toEqual([
    'durch den Zugang „Verband“',
    expect.stringContaining('durch den Zugang „Verband“'),
  ])
})

describe('A program key is refused if it asks for', () => {
  test.each<[string, object, RegExp]>([
    [
      'a right they do not have',
      { rights: ['inhalte-lesen', 'einstellungen-pflegen'] },
      /was Sie selbst dürfen/,
    ],
    ['accounts', { rights: ['konten-verwalten'] }, /was Sie selbst dürfen/],
    ['the way to make more keys', { rights: ['zugaenge-verwalten'] }, /was Sie selbst dürfen/],
    ['places where they do not work', { sections: ['/'] }, /wo Sie selbst arbeiten/],
    ['a neighbour that begins alike', { sections: ['/schule-alt'] }, /wo Sie selbst arbeiten/],
    ['what is no place', { sections: ['schule/../..'] }, /Ein Bereich ist ein Pfad/],
    ['a day that is over', { lastDay: '2026-11-19' }, /schon vorbei/],
    ['more than a year', { lastDay: '2027-11-21' }, /höchstens ein Jahr/],
  ])('%s', async (_, more, said) => {
    const { make, accounts } = await town(['redaktion'], ['/schule'])
    await expect(make(more)).rejects.toThrow(said)
    expect(await accounts.programs.list()).toEqual([])
  })
})
