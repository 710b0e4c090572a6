import { createHash } from 'node:crypto'
import { newKeyId } from '../keys/signed-keys.ts'
import type { Db } from '../store/index.ts'
import type { Booking, Person } from './bookings.ts'
import { tablesOf } from './tables.ts'

/**
 * Returns a hash of the id of the filled-in form (`einreichung`), which stays the same if the person corrects
 * the form.
 */
export const fingerprint = (...form: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url')

export const bookingOfForm = (db: Db, fingerabdruck: string): Promise<Booking | undefined> =>
  tablesOf(db)
    .selectFrom('terminbuchungen')
    .selectAll()
    .where('fingerabdruck', '=', fingerabdruck)
    .executeTakeFirst()

type Wish = {
  readonly angebotId: string
  readonly anliegen: string
  readonly begin: number
  readonly person: Person
}

/**
 * Compares a form that is sent again (by a double click or after going back) with its booking: it may be
 * equal, have other personal data, or want another appointment. A moved booking still belongs to its form.
 */
export function saysAgain(known: Booking, { angebotId, anliegen, begin, person }: Wish) {
  const isSameChoice =
    known.angebot_id === angebotId && known.anliegen === anliegen && Date.parse(known.gewaehlt) === begin
  if (!isSameChoice) return 'anderer-termin'
  const { name, email, telefon } = person
  const isSamePerson = known.name === name && known.email === email && known.telefon === telefon
  return isSamePerson ? 'dasselbe' : 'andere-person'
}

/**
 * Corrects the personal data of a booking. A new address gets a new link, because the former address may
 * belong to a stranger, who could cancel the booking with the link in their mail.
 */
export async function correctPerson(db: Db, known: Booking, person: Person, now: Date): Promise<Booking> {
  const tables = tablesOf(db)
  const isOtherAddress = person.email !== known.email
  const changed = {
    ...person,
    geaendert_am: now.toISOString(),
    ...(isOtherAddress ? { id: newKeyId(), mitgeteilt: 0 } : {}),
  }
  const row = { ...known, ...changed }
  await tables.updateTable('terminbuchungen').set(changed).where('id', '=', known.id).execute()
  await tables
    .updateTable('termin_belegt')
    .set({ buchung_id: row.id })
    .where('buchung_id', '=', known.id)
    .execute()
  return row
}
