import { expect, test } from 'vitest'
import { type Database, type Db, openStore } from '../store/index.ts'
import { notFound, ok, type Result } from '../store/result.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import { deliveryOf } from './delivery.ts'
import { resendMails } from './outbox.ts'
import { type NewMail, putAwaitedMail, putMail } from './put-mail.ts'
import type { OutboxTables } from './tables.ts'

const mail: NewMail = {
  anlass: 'kontakt',
  an: 'stadt@rebenau.example.org',
  betreff: 'Frage zum Spielplatz',
  text: 'Guten Tag,\nwann wird er fertig?',
}

async function withOutbox(work: (database: Database) => Promise<void>) {
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  await work(store.database)
  await store.close()
}

const mailsIn = (database: Database) =>
  database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().execute()

test('A mail is stored together with its cause or not at all', () =>
  withOutbox(async database => {
    const put = (after: Result<void>) =>
      database.write(async transaction => {
        const taken = await putMail(transaction, mail)
        return taken.ok ? after : taken
      })
    await put(notFound())
    expect(await mailsIn(database)).toEqual([])
    await put({ ok: true, value: undefined })
    expect(await mailsIn(database)).toMatchObject([{ ...mail, zustand: 'wartet', attempts: 0 }])
  }))

test.each([
  ['two receivers', { an: 'a@example.org, b@example.org' }, 'an'],
  ['two receivers without a blank', { an: 'a@example.org,b@example.org' }, 'an'],
  ['a group', { an: 'Alle: a@example.org, b@example.org;' }, 'an'],
  ['a name before the address', { an: 'Rathaus <a@example.org>' }, 'an'],
  ['a comment', { an: 'a@example.org (b@example.org)' }, 'an'],
  ['a quoted part', { an: '"a,b"@example.org' }, 'an'],
  ['a line break that turns it to somebody else', { an: 'a@example.org\r\nb@example.org' }, 'an'],
  ['a line break at the end of an address', { an: 'a@example.org\n.\nb' }, 'an'],
  ['an address without end', { an: `${'a'.repeat(250)}@example.org` }, 'an'],
  ['no address', { an: '' }, 'an'],
  ['several to answer to', { antwortAn: 'a@example.org, b@example.org' }, 'antwortAn'],
  ['a header in the address to answer to', { antwortAn: 'a@example.org\r\nBcc: b@example.org' }, 'antwortAn'],
  ['a header in the subject', { betreff: 'Frage\r\nBcc: b@example.org' }, 'betreff'],
  [
    'a line break of another alphabet in the subject',
    { betreff: 'Frage\u2028Bcc: b@example.org' },
    'betreff',
  ],
  ['no subject', { betreff: ' ' }, 'betreff'],
  ['a subject without end', { betreff: 'a'.repeat(801) }, 'betreff'],
  ['a text of which nothing is seen', { text: '\u200b\n' }, 'text'],
  ['a text without end', { text: 'a'.repeat(100_001) }, 'text'],
])('M-03: the outbox refuses %s', (_what, change, field) =>
  withOutbox(async database => {
    const taken = await database.write(transaction => putMail(transaction, { ...mail, ...change }))
    expect(!taken.ok && taken.error).toMatchObject({ code: 'ungueltig', issues: [{ path: field }] })
    expect(await mailsIn(database)).toEqual([])
  }),
)

test('F4: a mail with a very long name in its subject is sent, and its number stays', () =>
  withOutbox(async database => {
    const betreff = `Ihr Eintrag ist öffentlich: ${'Förderverein '.repeat(23)}(V-7GQ2M9XD)`
    const taken = await database.write(transaction => putMail(transaction, { ...mail, betreff }))
    expect(taken.ok).toBe(true)
    const [stored] = await mailsIn(database)
    expect(stored?.betreff).toMatch(/^Ihr Eintrag ist öffentlich: .*… \(V-7GQ2M9XD\)$/)
  }))

test('M-03: umlauts stay in the domain, the subject and the text', () =>
  withOutbox(async database => {
    const german = { an: 'gruesse@müller.example', betreff: 'Müll in der Straße 🌳', text: 'Schöne Grüße' }
    const taken = await database.write(transaction => putMail(transaction, { ...mail, ...german }))
    expect(taken.ok).toBe(true)
    expect(await mailsIn(database)).toMatchObject([german])
  }))

test('Control characters, and characters that a database cannot store, are removed', () =>
  withOutbox(async database => {
    await database.write(transaction => putMail(transaction, { ...mail, text: 'a\u0000b\u001b[2J\ud800' }))
    const [stored] = await mailsIn(database)
    expect(stored?.text).toBe('ab[2J\ufffd')
  }))

test.each([
  ['two receivers', { an: 'a@example.org, b@example.org' }, 'E-Mail-Adresse'],
  ['a line break and half a letter', { an: 'a@example.org\r\n\u0000\ud800' }, 'E-Mail-Adresse'],
  ['a subject without end', { betreff: 'ä'.repeat(2_000) }, 'Betreff'],
  ['no text', { text: '' }, 'Text'],
])(
  'F2: a mail that a person waits for, with %s, is stored as not delivered and never sent',
  (_what, change, field) =>
    withOutbox(async database => {
      const now = new Date('2026-11-20T12:00:00Z')
      const write = <T>(work: (db: Db) => Promise<T>) => database.write(async db => ok(await work(db)))
      const put = await write(db => putAwaitedMail(db, { ...mail, betrifft: 'termin:T-1', ...change }, now))
      expect(put).toMatchObject({ ok: true, value: { isRefused: true } })
      expect(await deliveryOf(database.read, 'termin:T-1')).toEqual({
        an: expect.any(String),
        zustand: 'gescheitert',
        moment: now.toISOString(),
        betreff: expect.any(String),
        fault: expect.stringMatching(new RegExp(`^${field}: .+\\.$`)),
      })
      expect(await mailsIn(database)).toMatchObject([{ text: '', attempts: 0 }])
      expect(await write(db => resendMails(db, 'alle', now))).toEqual(ok(0))
    }),
)
