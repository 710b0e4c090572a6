import { istOffen, nachSchritt, offeneTerminstaende, type Terminschritt } from '@rathausplatz/contract'
import type { Span } from '@rathausplatz/kalender'
import { berlinDay, DAY_MS, plusDays, startOfDay, wallTime } from '@rathausplatz/time'
import type { Selectable } from 'kysely'
import { daysBefore } from '../jobs/days-before.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters } from '../keys/spoken.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import { publishedTown } from '../published-town.ts'
import type { Db } from '../store/index.ts'
import { calendarFile } from './calendar-file.ts'
import type { TerminKeys } from './keys.ts'
import { cancelledMail, type Letter, standingMail } from './mails.ts'
import { type Anliegen, anliegenIn, type Offer, type Offers, telephoneOf } from './offers.ts'
import {
  beginnings,
  bookable,
  cellsOf,
  freeCounter,
  openTimes,
  spanOf,
  type Taken,
  withPause,
} from './slots.ts'
import { type TerminTables, tablesOf } from './tables.ts'
import { momentInWords } from './words.ts'

export type Booking = Selectable<TerminTables['terminbuchungen']>

/** Returns the occupied cells and blocks of an offer in a time span. */
export async function takenIn(db: Db, { id, data }: Offer, range: Span, without?: string): Promise<Taken> {
  const tables = tablesOf(db)
  const cells = cellsOf(withPause(range, data))
  const rows = await tables
    .selectFrom('termin_belegt')
    .select(['platz', 'zelle', 'buchung_id'])
    .where('angebot_id', '=', id)
    .where('zelle', '>=', cells[0] ?? 0)
    .where('zelle', '<=', cells.at(-1) ?? 0)
    .execute()
  const blocks = await tables
    .selectFrom('termin_sperren')
    .select(['beginn', 'ende', 'plaetze'])
    .where('angebot_id', '=', id)
    .where('ende', '>', new Date(range.from).toISOString())
    .where('beginn', '<', new Date(range.to).toISOString())
    .execute()
  const taken = new Map<number, Set<number>>()
  for (const { platz, zelle, buchung_id } of rows) {
    if (buchung_id === without) continue
    const own = taken.get(platz) ?? new Set()
    taken.set(platz, own.add(zelle))
  }
  return {
    cells: taken,
    blocked: blocks.map(({ beginn, ende, plaetze }) => ({
      from: Date.parse(beginn),
      to: Date.parse(ende),
      plaetze,
    })),
  }
}

type Wanted = {
  readonly anliegen: Pick<Anliegen, 'dauer'>
  readonly now: Date
  readonly byOffice?: boolean
}

/** Returns the time span in which booking is possible; the office itself may book at the last moment. */
export function range({ data }: Offer, { now, byOffice = false }: Pick<Wanted, 'now' | 'byOffice'>): Span {
  const usual = bookable(data, now)
  return byOffice ? { ...usual, from: now.getTime() } : usual
}

/** Extends a span to whole days, so that the possible beginnings do not depend on the requested span. */
const wholeDays = ({ from, to }: Span): Span => ({
  from: Date.parse(startOfDay(plusDays(berlinDay(new Date(from)), -1))),
  to: to + DAY_MS,
})

/** Returns the free beginnings of appointments in a span, in order. */
export async function freeIn(db: Db, offer: Offer, wanted: Wanted, stretch: Span): Promise<number[]> {
  const { anliegen } = wanted
  const own = range(offer, wanted)
  const within = { from: Math.max(stretch.from, own.from), to: Math.min(stretch.to, own.to) }
  if (within.from >= within.to) return []
  const day = wholeDays(within)
  const begins = beginnings(
    openTimes(offer.data, offer.unit.oeffnungszeiten, day),
    offer.data.takt,
    anliegen.dauer,
    within,
  )
  const taken = await takenIn(db, offer, { from: within.from, to: within.to + DAY_MS })
  const free = begins.filter(begin => freeCounter(offer.data, taken, spanOf(begin, anliegen.dauer)))
  return [...new Set(free)].toSorted((one, other) => one - other)
}

/** Tests whether an appointment of this length can begin at this moment, whether or not it is free. */
function isBeginning(offer: Offer, wanted: Wanted, begin: number): boolean {
  const { from, to } = range(offer, wanted)
  if (begin < from || begin >= to) return false
  const day = wholeDays({ from: begin, to: begin + DAY_MS })
  const open = openTimes(offer.data, offer.unit.oeffnungszeiten, day)
  return beginnings(open, offer.data.takt, wanted.anliegen.dauer, range(offer, wanted)).includes(begin)
}

/** Returns the number of a free counter; undefined if there is none, or if no appointment can begin then. */
async function counterFor(
  db: Db,
  offer: Offer,
  wanted: Wanted,
  begin: number,
  without?: string,
): Promise<number | undefined> {
  if (!isBeginning(offer, wanted, begin)) return undefined
  const span = spanOf(begin, wanted.anliegen.dauer)
  return freeCounter(offer.data, await takenIn(db, offer, span, without), span)
}

export const bookingAt = (db: Db, id: string | undefined): Promise<Booking | undefined> =>
  id === undefined
    ? Promise.resolve(undefined)
    : tablesOf(db).selectFrom('terminbuchungen').selectAll().where('id', '=', id).executeTakeFirst()

export const bookingOf = (db: Db, nummer: string): Promise<Booking | undefined> =>
  tablesOf(db).selectFrom('terminbuchungen').selectAll().where('nummer', '=', nummer).executeTakeFirst()

/** Returns the number of future appointments of an address. */
export async function openOf(db: Db, email: string, now: Date): Promise<number> {
  const row = await tablesOf(db)
    .selectFrom('terminbuchungen')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('email', '=', email)
    .where('beginn', '>', now.toISOString())
    .where('stand', 'in', [...offeneTerminstaende])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export type Person = { readonly name: string; readonly email: string; readonly telefon: string }

type NewBooking = {
  readonly offer: Offer
  readonly anliegen: Anliegen & { readonly id: string; readonly titel: string }
  readonly begin: number
  readonly person: Person
  readonly fingerabdruck: string
  readonly byOffice: boolean
}

type Words = {
  readonly publicUrl: string
  readonly keys: TerminKeys
  readonly canMail: boolean
  readonly offers: Offers
}

/**
 * Texts about an offer and its service for mails. They are read before the transaction that writes the mails.
 */
export type About = {
  readonly offer: Offer | undefined
  readonly unterlagen: readonly string[]
  readonly hinweis: string
}

export async function aboutOf(offers: Offers, offer: Offer | undefined, anliegen: string): Promise<About> {
  const found = offer && anliegenIn(offer, anliegen)
  const told = found && (await offers.anliegen(found))
  return { offer, unterlagen: told?.unterlagen ?? [], hinweis: told?.hinweis ?? '' }
}

const newNummer = () => `T-${spokenLetters(8)}`

/** Books a time in the given transaction. Returns undefined if the time is not free. */
export async function insertBooking(
  db: Db,
  { offer, anliegen, begin, person, fingerabdruck, byOffice }: NewBooking,
  now: Date,
): Promise<Booking | undefined> {
  const platz = await counterFor(db, offer, { anliegen, now, byOffice }, begin)
  if (platz === undefined) return undefined
  const { from, to } = spanOf(begin, anliegen.dauer)
  const moment = now.toISOString()
  const times = { beginn: new Date(from).toISOString(), ende: new Date(to).toISOString() }
  const row: Booking = {
    id: newKeyId(),
    nummer: newNummer(),
    fingerabdruck,
    gewaehlt: times.beginn,
    angebot_id: offer.id,
    anliegen: anliegen.id,
    anliegen_name: anliegen.titel,
    platz,
    ...times,
    stand: 'gebucht',
    folge: 0,
    selbst_verschoben: 0,
    ...person,
    am_telefon: byOffice ? 1 : 0,
    mitgeteilt: 0,
    grund: '',
    gebucht_am: moment,
    geaendert_am: moment,
    ...dueOf(offer, times, now),
  }
  await tablesOf(db).insertInto('terminbuchungen').values(row).execute()
  await occupy(db, offer, row)
  return row
}

/**
 * Books the new time and frees the old one in the given transaction. Returns undefined if the new time is not
 * free.
 */
export async function moveBooking(
  db: Db,
  row: Booking,
  { offer, begin, byOffice }: Pick<NewBooking, 'offer' | 'begin' | 'byOffice'>,
  now: Date,
): Promise<Booking | undefined> {
  const dauer =
    anliegenIn(offer, row.anliegen)?.dauer ?? (Date.parse(row.ende) - Date.parse(row.beginn)) / 60_000
  const platz = await counterFor(db, offer, { anliegen: { dauer }, now, byOffice }, begin, row.id)
  if (platz === undefined) return undefined
  const { from, to } = spanOf(begin, dauer)
  const times = { beginn: new Date(from).toISOString(), ende: new Date(to).toISOString() }
  const changed = {
    platz,
    ...times,
    stand: 'verschoben' as const,
    folge: row.folge + 1,
    selbst_verschoben: row.selbst_verschoben + (byOffice ? 0 : 1),
    mitgeteilt: 0,
    geaendert_am: now.toISOString(),
    ...dueOf(offer, times, now),
  }
  await setFree(db, row.id)
  await tablesOf(db).updateTable('terminbuchungen').set(changed).where('id', '=', row.id).execute()
  const moved = { ...row, ...changed }
  await occupy(db, offer, moved)
  return moved
}

/**
 * Takes a step that does not move the appointment. Returns undefined if the step is not allowed. Cancelling
 * frees the time at once.
 */
export async function stepBooking(
  db: Db,
  row: Booking,
  schritt: Exclude<Terminschritt, 'verschieben'>,
  grund: string,
  now: Date,
): Promise<Booking | undefined> {
  const stand = nachSchritt(row, schritt, now)
  if (!stand) return undefined
  const changed = {
    stand,
    grund,
    mitgeteilt: 0,
    folge: row.folge + 1,
    geaendert_am: now.toISOString(),
    ...(istOffen(stand) ? {} : { erinnern_am: null }),
  }
  await tablesOf(db).updateTable('terminbuchungen').set(changed).where('id', '=', row.id).execute()
  if (stand === 'abgesagt') await setFree(db, row.id)
  return { ...row, ...changed }
}

async function occupy(db: Db, offer: Offer, { id, platz, beginn, ende }: Booking): Promise<void> {
  const span = { from: Date.parse(beginn), to: Date.parse(ende) }
  await tablesOf(db)
    .insertInto('termin_belegt')
    .values(
      cellsOf(withPause(span, offer.data)).map(zelle => ({
        angebot_id: offer.id,
        platz,
        zelle,
        buchung_id: id,
      })),
    )
    .execute()
}

const setFree = (db: Db, id: string) =>
  tablesOf(db).deleteFrom('termin_belegt').where('buchung_id', '=', id).execute()

/** Time of reminders on the day before, in milliseconds after midnight. */
const REMINDED_AT_MS = 9 * 60 * 60_000

/**
 * Returns when to send reminders of appointments on a day; undefined if it is too late or if the office sends
 * none.
 */
function reminderFor({ data }: Offer, day: string, now: Date): string | undefined {
  const before = Date.parse(startOfDay(day)) - DAY_MS + REMINDED_AT_MS
  return data.erinnern && before > now.getTime() ? new Date(before).toISOString() : undefined
}

/** Returns the first day for which a booking made now gets a reminder; null if none are sent. */
export function remindedFrom(offer: Offer, { canMail, now }: { canMail: boolean; now: Date }): string | null {
  const today = berlinDay(now)
  const days = [1, 2].map(later => plusDays(today, later))
  return (canMail && days.find(day => reminderFor(offer, day, now) !== undefined)) || null
}

/** Returns when to send the reminder of an appointment, and when to delete its personal data. */
function dueOf(offer: Offer, { beginn, ende }: { beginn: string; ende: string }, now: Date) {
  return {
    erinnern_am: reminderFor(offer, wallTime(beginn).day, now) ?? null,
    loeschen_am: daysBefore(new Date(ende), -offer.data.aufbewahrung_tage),
  }
}

/**
 * Returns name and address of the town for mails and calendar files, read in the transaction that writes
 * them.
 */
export async function townIn(db: Db, now: Date): Promise<{ name: string; email: string }> {
  const { name = '', email = '' } = await publishedTown(db, now)
  return { name, email }
}

/** Returns the place of an offer, line by line. */
export function placeIn(offer: Offer | undefined): string[] {
  if (!offer) return []
  const { name, anschrift } = offer.unit
  if (!anschrift) return [name]
  const { location, street, zip, city } = anschrift
  return [name, location, street, [zip, city].filter(Boolean).join(' ')].filter(
    line => line !== undefined && line !== '',
  )
}

const ownLink = ({ publicUrl, keys }: Pick<Words, 'publicUrl' | 'keys'>, id: string): string =>
  `${publicUrl}/termin/buchung/${keys.keyFor('verwalten', id)}`

export function calendarOf(
  row: Booking,
  about: About,
  { publicUrl, keys }: Pick<Words, 'publicUrl' | 'keys'>,
  town: { name: string; email: string },
): string {
  const link = ownLink({ publicUrl, keys }, row.id)
  const text = [
    `Terminnummer ${row.nummer}`,
    about.unterlagen.length > 0
      ? `Bitte mitbringen:\n${about.unterlagen.map(one => `– ${one}`).join('\n')}`
      : '',
    about.hinweis,
    `Verschieben oder absagen: ${link}`,
  ]
  return calendarFile(row, {
    ort: placeIn(about.offer).join(', '),
    text: text.filter(Boolean).join('\n\n'),
    link,
    publicUrl,
    town,
  })
}

type Occasion = 'gebucht' | 'verschoben' | 'erinnerung' | 'selbst-abgesagt' | 'vom-amt-abgesagt'

/**
 * Subject key of mails about a booking. After a correction of the address the key is another one, because the
 * id changes.
 */
export const betrifftOf = ({ id }: Pick<Booking, 'id'>): string => `termin:${id}`

/**
 * Queues the mail about a booking in the transaction of its cause, and records it. Returns whether it is
 * sent.
 */
export async function tell(
  db: Db,
  row: Booking,
  about: About,
  {
    words,
    occasion,
    now,
  }: { words: Pick<Words, 'publicUrl' | 'keys' | 'canMail'>; occasion: Occasion; now: Date },
): Promise<boolean> {
  if (!words.canMail || row.email === '') return false
  const town = await townIn(db, now)
  const { offer } = about
  const letter: Letter = {
    town: town.name,
    amt: offer?.data.name ?? '',
    ort: placeIn(offer),
    telefon: offer ? telephoneOf(offer.unit) : '',
    unterlagen: about.unterlagen,
    hinweis: about.hinweis,
    link: ownLink(words, row.id),
    neu: offer
      ? `${words.publicUrl}/termin/${offer.data.slug}/${row.anliegen}`
      : `${words.publicUrl}/rathaus/termine`,
  }
  const mail =
    occasion === 'selbst-abgesagt' || occasion === 'vom-amt-abgesagt'
      ? cancelledMail(row, letter, occasion === 'selbst-abgesagt' ? 'selbst' : 'amt')
      : standingMail(row, letter, occasion)
  const put = {
    ...mail,
    betrifft: betrifftOf(row),
    an: row.email,
    // A reminder contains the calendar file too: a calendar that has the appointment recognises it by UID and
    // SEQUENCE, and other persons may not have imported it yet.
    kalender: calendarOf(row, about, words, town),
    giltBis: new Date(row.ende),
  }
  const { isRefused } = await putAwaitedMail(db, put, now)
  await tablesOf(db).updateTable('terminbuchungen').set({ mitgeteilt: 1 }).where('id', '=', row.id).execute()
  return !isRefused
}

export const takenInWords = (begin: number): string =>
  `Der Termin am ${momentInWords(new Date(begin).toISOString())} ist gerade vergeben worden. Ihre Angaben sind noch da: Bitte wählen Sie eine andere Zeit.`
