import type { Realm } from '@rathausplatz/contract'
import { ratspersonPfad } from '../collections/ratsperson.ts'
import { newId } from '../store/id.ts'
import type { Tables } from '../store/tables.ts'
import type { AccountRow } from './account.ts'
import { AccountRefused } from './account-refused.ts'
import type { CheckedAccount } from './check-account.ts'
import type { Db, Room } from './room.ts'

/**
 * Adds an account to its realm, with the next number. The caller has checked that the e-mail address is free,
 * and notes the change in the log.
 */
export async function insertAccount(
  { clock }: Pick<Room, 'clock'>,
  db: Db,
  { realm, email, vorname, nachname, roles, sections, taetigkeitsbereiche, person }: CheckedAccount,
  { password, pw_geaendert }: { password: string | null; pw_geaendert: 0 | 1 },
): Promise<AccountRow> {
  const row = {
    id: newId(clock()),
    realm,
    number: await nextNumber(db, realm),
    email,
    vorname,
    nachname,
    password,
    pw_geaendert,
    // Nobody hands over the passwords of an example town.
    password_from: pw_geaendert === 0 && password !== null ? ('administration' as const) : null,
    roles: JSON.stringify(roles),
    sections: JSON.stringify(sections),
    taetigkeitsbereiche: JSON.stringify(taetigkeitsbereiche),
    person: person === undefined ? null : await documentOf(db, realm, person),
    second_factor: 0,
    created_at: clock().toISOString(),
    disabled_at: null,
  }
  await db.insertInto('accounts').values(row).execute()
  return row
}

/** Returns the id of the document of a councillor, also if it is not public yet. Throws if there is none. */
async function documentOf(db: Db, realm: Realm, slug: string): Promise<string> {
  if (realm !== 'raete') throw new AccountRefused('Nur Konten des Rates gehören einem Mitglied des Rates.')
  const found = await db
    .withTables<Pick<Tables, 'documents'>>()
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'ratsperson')
    .where('key', '=', ratspersonPfad({ slug }))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new AccountRefused(`Ein Mitglied des Rates „${slug}“ gibt es nicht.`)
  return found.id
}

async function nextNumber(db: Db, realm: Realm): Promise<number> {
  const { last } = await db
    .selectFrom('accounts')
    .select(eb => eb.fn.max('number').as('last'))
    .where('realm', '=', realm)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}
