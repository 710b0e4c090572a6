import { calls, isCmsError } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import type { OutboxTables } from '../outbox/tables.ts'
import { ok, openStore } from '../store/index.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import { testTown } from '../test-town.ts'
import { forgetOldMessages, openKontakt } from './kontakt.ts'

const einreichung = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'
const nachricht = {
  anlass: 'frage' as const,
  nachricht: 'Wann wird der Spielplatz fertig?',
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  telefon: '',
  seite: '',
}

const untouched = { stand: 'neu', zustaendig: null, notiz: '', fassung: 1, zuletzt: null }

const formNumber = (number: number) => `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`

test('A message is stored before it is acknowledged, and the office reads it with its number', async () => {
  const { call, kontakt } = await testTown({})
  const { vorgang } = await call(calls.kontakt, { body: { einreichung, ...nachricht } })
  expect(vorgang).toMatch(/^K-[0-9A-Z]{8}$/)
  expect(await kontakt.eingaenge({ limit: 10 })).toEqual([
    { ...nachricht, vorgang, eingegangen_am: '2026-11-20T11:00:00.000Z', bearbeitung: untouched },
  ])
})

test('M-05: the same form sent twice, also at the same moment, is one record with one number', async () => {
  const { call, kontakt } = await testTown({})
  const send = () => call(calls.kontakt, { body: { einreichung, ...nachricht } })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set([...answers, await send()].map(({ vorgang }) => vorgang)).size).toBe(1)
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(1)
})

test('M-05: what was changed after going back is another message, so that nothing acknowledged is lost', async () => {
  const { call, kontakt } = await testTown({})
  await call(calls.kontakt, { body: { einreichung, ...nachricht } })
  await call(calls.kontakt, { body: { einreichung, ...nachricht, nachricht: 'Und der Bolzplatz?' } })
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(2)
})

test('R-X3: who floods the town is asked for patience, whatever e-mail he writes; everyone else is heard', async () => {
  const { call, kontakt } = await testTown({})
  const send = (number: number, sender: string) =>
    call(calls.kontakt, {
      body: { einreichung: formNumber(number), ...nachricht, email: `erika+${number}@example.org` },
      sender,
    })
  for (let number = 1; number <= 10; number++) await send(number, '192.0.2.7')
  const refused = await send(11, '192.0.2.7').catch((error: unknown) => error)
  expect(isCmsError(refused) && [refused.code, refused.status]).toEqual(['zu-viele', 429])
  expect(isCmsError(refused) && refused.retryAfter).toBeGreaterThan(500)
  // A message sent again is still acknowledged.
  await send(10, '192.0.2.7')
  await send(12, '198.51.100.4')
  expect(await kontakt.eingaenge({ limit: 20 })).toHaveLength(11)
})

test('Messages from a clock that was ahead do not count as a flood of today', async () => {
  let now = new Date('2026-11-22T00:00:00Z')
  const { store, kontakt } = await keptMessages(() => now)
  for (let number = 1; number <= 5; number++) await kontakt.receive(formNumber(number), nachricht)
  now = new Date('2026-11-21T12:00:00Z')
  expect(await kontakt.receive(formNumber(6), nachricht)).toHaveProperty('vorgang')
  await store.close()
})

test('X4: a message that comes while the clock is wrong deletes none that was acknowledged', async () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const { store, kontakt } = await keptMessages(() => now)
  await kontakt.receive(formNumber(1), nachricht)
  await kontakt.receive(formNumber(2), nachricht)
  now = new Date('2027-05-21T12:00:00Z')
  await kontakt.receive(formNumber(3), nachricht)
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(3)
  await store.close()
})

test('After 180 days the daily job deletes a message', async () => {
  let now = new Date('2026-01-01T12:00:00Z')
  const { store, kontakt } = await keptMessages(() => now)
  await kontakt.receive(formNumber(1), nachricht)
  now = new Date('2026-01-02T12:00:00Z')
  await kontakt.receive(formNumber(2), nachricht)
  const forget = (now: string) =>
    store.database.write(async db => ok(await forgetOldMessages.step(db, { now: new Date(now), mark: null })))
  await forget('2026-06-30T12:00:00Z')
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(2)
  await forget('2026-06-30T13:00:00Z')
  expect((await kontakt.eingaenge({ limit: 10 })).map(({ eingegangen_am }) => eingegangen_am)).toEqual([
    '2026-01-02T12:00:00.000Z',
  ])
  await store.close()
})

async function keptMessages(clock: () => Date) {
  const store = await openStore({ database: await passingDatabase(), collections: {}, clock })
  return { store, kontakt: openKontakt({ database: store.database, clock }) }
}

test('R-X1: 400 KB of marks upon one letter are refused at once, in every field; before, they stopped the site for 44 s', async () => {
  const { call } = await testTown({})
  const marks = `a${'\u0301\u0316'.repeat(200_000)}`
  for (const name of Object.keys(nachricht)) {
    const start = process.cpuUsage()
    const body = { einreichung, ...nachricht, [name]: marks }
    const refused = await call(calls.kontakt, { body }).catch((error: unknown) => error)
    expect(isCmsError(refused) && refused.code, name).toBe('anfrage-ungueltig')
    expect(process.cpuUsage(start).user, name).toBeLessThan(1_000_000)
  }
})

test.each(['a@müller.example', 'a@xn--mller-kva.example', "o'neil+rathaus@städtische-werke.example.org"])(
  'R-X17: %s is an e-mail address',
  async email => {
    const { call } = await testTown({})
    expect(await call(calls.kontakt, { body: { einreichung, ...nachricht, email } })).toHaveProperty(
      'vorgang',
    )
  },
)

test.each(['a@müller', 'a@-müller.example', 'a@müller..example', 'a b@müller.example', 'müller.example'])(
  'R-X17: %s is none',
  async email => {
    const { call } = await testTown({})
    const refused = await call(calls.kontakt, { body: { einreichung, ...nachricht, email } }).catch(
      (error: unknown) => error,
    )
    expect(isCmsError(refused) && refused.message).toContain('email')
  },
)

test('R-X17: what hides in a text is left out before it is stored', async () => {
  const { call, kontakt } = await testTown({})
  const name = 'Erika\u200b Beispiel\u202e'
  await call(calls.kontakt, {
    body: { einreichung, ...nachricht, name, nachricht: 'Guten Tag\u2028Mu\u0308ller' },
  })
  expect(await kontakt.eingaenge({ limit: 10 })).toMatchObject([
    { name: 'Erika Beispiel', nachricht: 'Guten Tag\nMüller' },
  ])
})

test.each([
  ['no name', { name: '  ' }],
  ['a name of which nothing is seen (R-X17)', { name: '\u200b\u2060' }],
  ['a message of which nothing is seen (R-X17)', { nachricht: '\u200d\u200b\u3164' }],
  ['a name in two lines that are told apart by an unseen sign (R-X17)', { name: 'Erika\u2028Bcc: x' }],
  ['a name with a line break (M-03)', { name: 'Erika\r\nBcc: alle@example.org' }],
  ['two addresses in one (M-03)', { email: 'a@example.org, b@example.org' }],
  ['an address with a line break (M-03)', { email: 'a@example.org\nBcc: b@example.org' }],
  ['no address', { email: 'erika' }],
  ['an empty message', { nachricht: ' \n ' }],
  ['a message without end', { nachricht: 'a'.repeat(5_001) }],
  ['a telephone number of words', { telefon: 'ruf mich an' }],
  ['an unknown matter', { anlass: 'constructor' }],
  ['a page elsewhere', { seite: '//evil.example' }],
  ['a form without a number', { einreichung: '1' }],
])('The wall refuses %s', async (_what, change) => {
  const { call, kontakt } = await testTown({})
  const body = { einreichung, ...nachricht, ...change } as typeof nachricht & { einreichung: string }
  const refused = await call(calls.kontakt, { body }).catch((error: unknown) => error)
  expect(isCmsError(refused) && refused.code).toBe('anfrage-ungueltig')
  expect(await kontakt.eingaenge({ limit: 10 })).toEqual([])
})

describe('A copy of a message', () => {
  const unit = (name: string, more: object) => ({ name, ...more })
  const mailTo = (kennung: string) => ({ kommunikation: [{ kanal: 'EMAIL', kennung }] })
  const stadt = {
    name: 'Stadt Rebenau',
    anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-0',
    email: 'stadt@example.org',
  }
  const units = [
    unit('Stadtwerke', { slug: 'stadtwerke', ...mailTo('werke@example.org') }),
    unit('Freibad', { slug: 'freibad', seite: '/freibad', ...mailTo('bad@example.org') }),
    unit('Kiosk', { slug: 'kiosk', seite: '/freibad/kiosk', uebergeordnet: 'stadtwerke' }),
    unit('Bauamt', { slug: 'bauamt', ...mailTo('bauamt at example') }),
    unit('Ringamt', { slug: 'ringamt', uebergeordnet: 'ringamt' }),
  ]
  const sent = async (change: object, records: object = { stadt: [stadt], organisationseinheit: units }) => {
    const { call, store, kontakt } = await testTown(records)
    const send = () => call(calls.kontakt, { body: { einreichung, ...nachricht, ...change } })
    const { vorgang } = await send()
    await send()
    const mails = await store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .execute()
    expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(1)
    return { mails, vorgang }
  }

  test('goes to the office once, in plain German, and an answer to it to who wrote', async () => {
    const { mails, vorgang } = await sent({
      seite: '/freibad',
      nachricht: 'Grüße!\n<b>Wann</b> ist auf?',
      telefon: '030 23125-9',
    })
    expect(mails).toMatchObject([
      {
        anlass: 'kontakt',
        an: 'bad@example.org',
        antwort_an: 'erika@example.org',
        betreff: `Frage oder Anliegen (${vorgang})`,
        zustand: 'wartet',
      },
    ])
    expect(mails[0]?.text).toBe(
      [
        'Über das Kontaktformular der Website ist diese Nachricht eingegangen:',
        '',
        `Vorgang: ${vorgang}`,
        'Eingegangen: 20. November 2026 um 12:00 Uhr',
        'Anlass: Frage oder Anliegen',
        'Name: Erika Beispiel',
        'E-Mail: erika@example.org',
        'Telefon: 030 23125-9',
        'Seite: /freibad',
        '',
        'Grüße!',
        '<b>Wann</b> ist auf?',
        '',
        '-- ',
        'Eine Antwort auf diese E-Mail geht an erika@example.org.',
      ].join('\n'),
    )
  })

  test.each([
    ['of a page below that of a house', '/freibad/preise?seite=2', 'bad@example.org'],
    ['of a house without an address', '/freibad/kiosk', 'werke@example.org'],
    ['of the page of an office', '/rathaus/aemter/stadtwerke', 'werke@example.org'],
    ['of a page whose name only begins like that of a house', '/freibadfest', 'stadt@example.org'],
    ['of an office whose address is none', '/rathaus/aemter/bauamt', 'stadt@example.org'],
    ['of an office that belongs to itself', '/rathaus/aemter/ringamt', 'stadt@example.org'],
    ['of no page', '', 'stadt@example.org'],
  ])('%s goes to who answers for it', async (_what, seite, an) => {
    expect((await sent({ seite })).mails).toMatchObject([{ an }])
  })

  test('about the website itself goes to the town, whatever page it is about', async () => {
    expect((await sent({ seite: '/freibad', anlass: 'barriere' })).mails).toMatchObject([
      { an: 'stadt@example.org' },
    ])
  })

  test('that nobody has an address for keeps no message from being stored', async () => {
    expect((await sent({}, {})).mails).toEqual([])
  })

  test('the town itself is called at the number of its record, if it has named one', async () => {
    const townOf = async (records: object) => {
      const { accounts, store } = await testTown(records)
      return accounts.room.telephone(store.database.read)
    }
    expect(await townOf({ stadt: [stadt] })).toBe('030 23125-0')
    expect(await townOf({})).toBeUndefined()
  })
})
