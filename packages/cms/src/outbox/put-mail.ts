import { email, filledIn, givenLine, givenText } from '@rathausplatz/contract'
import { inOneLine, plainLetters } from '@rathausplatz/text'
import type { Insertable } from 'kysely'
import * as z from 'zod'
import type { Db } from '../store/database.ts'
import { newId } from '../store/id.ts'
import { invalid, ok, type Result, type StoreError } from '../store/result.ts'
import { discardOlder } from './discard-older.ts'
import { LONGEST_SUBJECT, shortSubject } from './subject.ts'
import type { OutboxTables } from './tables.ts'

type Row = Insertable<OutboxTables['mails']> & { readonly id: string }

/** Exactly one address: a comma would make several of it, a line break would begin another header. */
const address = givenLine(254).regex(email, 'Bitte eine E-Mail-Adresse angeben.')

const newMail = z.object({
  anlass: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  an: address,
  betreff: filledIn(givenLine(4 * LONGEST_SUBJECT).overwrite(shortSubject), 'Bitte einen Betreff angeben.'),
  text: filledIn(givenText(100_000), 'Bitte einen Text angeben.'),
  antwortAn: address.optional(),
  giltBis: z.date().optional(),
  abbestellen: givenLine(1_000)
    .regex(/^https?:\/\/[^\s<>",]+$/, 'Bitte eine Adresse angeben.')
    .optional(),
  kalender: z.string().startsWith('BEGIN:VCALENDAR').max(20_000).optional(),
  betrifft: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}:\S{1,100}$/)
    .optional(),
  antwortet: z.boolean().default(false),
  nachrangig: z.boolean().default(false),
  ersetzt: z.boolean().default(false),
})

export type NewMail = {
  /** The room that sends it: `formular`. */
  readonly anlass: string
  /** One address; several receivers need several mails. */
  readonly an: string
  readonly betreff: string
  readonly text: string
  /** Address for replies, if not the town. */
  readonly antwortAn?: string | undefined
  /** After this moment the mail is useless, such as one with a link to sign in. */
  readonly giltBis?: Date | undefined
  /** Address of the one-click unsubscribe (RFC 8058). */
  readonly abbestellen?: string | undefined
  /** A calendar event (RFC 5545). */
  readonly kalender?: string | undefined
  /** The matter of the mail, such as `formular:` and a number: by it the room reads the state of its mail. */
  readonly betrifft?: string | undefined
  /** An automatic reply to what the receiver, or somebody with this address, has just sent or ordered. */
  readonly antwortet?: boolean | undefined
  /** Replaces mails to the same address about the same matter that were put off: they are out of date. */
  readonly ersetzt?: boolean | undefined
  /** A bulk mail: all other mails are sent first. */
  readonly nachrangig?: boolean | undefined
}

/**
 * Puts a mail into the outbox in the transaction of its cause: both are stored or neither. A job sends it a
 * moment later. An invalid address is a refused `Result`, so that the cause can still be stored. Returns the
 * id of the mail.
 */
export async function putMail(
  transaction: Db,
  mail: NewMail,
  now: Date = new Date(),
): Promise<Result<string>> {
  const row = rowOf(mail, now)
  if (!row.ok) return row
  const fault = mail.ersetzt ? await discardOlder(transaction, row.value, now) : null
  await transaction
    .withTables<OutboxTables>()
    .insertInto('mails')
    .values({ ...row.value, fault })
    .execute()
  return ok(row.value.id)
}

/** A mail whose room shows its state. */
export type AwaitedMail = NewMail & { readonly betrifft: string }

/**
 * Like `putMail`, for a mail that a person waits for. A mail that the outbox refuses is stored without text
 * as failed, so that its room shows it like one that the mail server rejected.
 */
export async function putAwaitedMail(
  transaction: Db,
  mail: AwaitedMail,
  now: Date,
): Promise<{ readonly id: string; readonly isRefused: boolean }> {
  const put = await putMail(transaction, mail, now)
  if (put.ok) return { id: put.value, isRefused: false }
  const said = {
    ...mail,
    an: cutLine(mail.an, 254),
    betreff: cutLine(mail.betreff, LONGEST_SUBJECT),
    text: '',
  }
  const row = waiting(said, now)
  await transaction
    .withTables<OutboxTables>()
    .insertInto('mails')
    .values({ ...row, zustand: 'gescheitert', fault: faultIn(put.error), ended_at: row.created_at })
    .execute()
  return { id: row.id, isRefused: true }
}

const FIELDS: Readonly<Record<string, string>> = { an: 'E-Mail-Adresse', betreff: 'Betreff', text: 'Text' }

/** The reason of a refusal, for the person who can correct it. */
const faultIn = (error: StoreError): string =>
  error.code === 'ungueltig'
    ? error.issues.map(({ path, message }) => `${FIELDS[path] ?? path}: ${message}`).join(' ')
    : error.message

/** Like `putMail`, for many mails. Leaves out those that are not valid. Returns how many were stored. */
export async function putMails(transaction: Db, mails: readonly NewMail[], now: Date): Promise<number> {
  const rows = mails.map(mail => rowOf(mail, now)).flatMap(row => (row.ok ? [row.value] : []))
  if (rows.length > 0) await transaction.withTables<OutboxTables>().insertInto('mails').values(rows).execute()
  return rows.length
}

function rowOf(mail: NewMail, now: Date) {
  const given = newMail.safeParse(mail)
  if (!given.success)
    return invalid(given.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  const {
    giltBis,
    antwortAn,
    abbestellen = null,
    kalender = null,
    antwortet,
    nachrangig,
    ersetzt: _,
    ...said
  } = given.data
  return ok({
    ...waiting(said, now),
    antwort_an: antwortAn ?? null,
    gilt_bis: giltBis?.toISOString() ?? null,
    abbestellen,
    kalender,
    antwortet: antwortet ? 1 : 0,
    nachrangig: nachrangig ? 1 : 0,
  })
}

type Said = Pick<NewMail, 'anlass' | 'an' | 'betreff' | 'text' | 'betrifft'>

function waiting({ anlass, an, betreff, text, betrifft }: Said, now: Date): Row {
  const moment = now.toISOString()
  return {
    id: newId(now),
    anlass,
    an,
    antwort_an: null,
    betreff,
    text,
    gilt_bis: null,
    abbestellen: null,
    kalender: null,
    betrifft: betrifft ?? null,
    antwortet: 0,
    nachrangig: 0,
    zustand: 'wartet',
    created_at: moment,
    due_at: moment,
    attempts: 0,
    sender: null,
    fault: null,
    ended_at: null,
  }
}

/** Makes an unchecked line storable in every database. */
const cutLine = (text: string, max: number): string => inOneLine(plainLetters(text.slice(0, max)))

/** Deletes a mail in the transaction that put it. */
export async function takeBackMail(transaction: Db, id: string): Promise<void> {
  await transaction.withTables<OutboxTables>().deleteFrom('mails').where('id', '=', id).execute()
}
