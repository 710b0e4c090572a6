import { istOffen, nachSchritt, offeneTerminstaende, type Terminschritt } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters } from '../keys/spoken.ts'
import type { Db } from '../store/index.ts'
import { counterFor } from './free-times.ts'
import { type Anliegen, anliegenIn, type Offer } from './offers.ts'
import { dueOf } from './reminder-times.ts'
import { cellsOf, spanOf, withPause } from './slots.ts'
import { type TerminTables, tablesOf } from './tables.ts'

export type Booking = Selectable<TerminTables['terminbuchungen']>

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
    abgesagt_von: '',
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
  { grund, by }: { grund: string; by: 'selbst' | 'amt' },
  now: Date,
): Promise<Booking | undefined> {
  const stand = nachSchritt(row, schritt, now)
  if (!stand) return undefined
  const changed = {
    stand,
    grund,
    abgesagt_von: stand === 'abgesagt' ? by : ('' as const),
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
