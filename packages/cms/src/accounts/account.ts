import { type Pflicht, type Realm, type Role, rolesOf, type Who } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from './room.ts'
import type { AccountTables } from './tables.ts'

export type AccountRow = Selectable<AccountTables['accounts']>

/** An account for signing in. */
export type Account = {
  readonly id: string
  readonly realm: Realm
  readonly number: number
  readonly email: string
  readonly vorname: string
  readonly nachname: string
  readonly roles: readonly Role[]
  readonly sections: readonly string[]
  readonly taetigkeitsbereiche: readonly string[]
  /** The document of the councillor who owns the account. */
  readonly person: string | undefined
  readonly isDisabled: boolean
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  readonly pflicht: Pflicht | undefined
}

export function accountOf(row: AccountRow): Account {
  const known = rolesOf(row.realm)
  const roles = (JSON.parse(row.roles) as string[]).filter(role => Object.hasOwn(known, role)) as Role[]
  return {
    id: row.id,
    realm: row.realm,
    number: row.number,
    email: row.email,
    vorname: row.vorname,
    nachname: row.nachname,
    roles,
    sections: JSON.parse(row.sections) as string[],
    taetigkeitsbereiche: JSON.parse(row.taetigkeitsbereiche) as string[],
    person: row.person ?? undefined,
    isDisabled: row.disabled_at !== null,
    hasPassword: row.password !== null,
    hasSecondFactor: row.second_factor === 1,
    pflicht: pflichtOf(row, roles),
  }
}

export const whoOf = ({ id, realm, roles, sections, vorname, nachname, email, pflicht }: Account): Who =>
  ({ realm, id, roles, sections, name: `${vorname} ${nachname}`, email, pflicht }) as Who

/** Accounts that can change rights need more than a password. */
export const needsSecondFactor = (roles: readonly Role[]): boolean => roles.includes('administration')

function pflichtOf(
  { password, pw_geaendert, second_factor }: AccountRow,
  roles: readonly Role[],
): Pflicht | undefined {
  // An account without a password signs in by the town's identity provider.
  if (password !== null && !pw_geaendert) return 'passwort'
  return needsSecondFactor(roles) && !second_factor ? 'zweiter-faktor' : undefined
}

/** The reference under which mails to the owner of an account are stored. */
export const betrifftOf = (id: string): string => `konto:${id}`

/** Addresses of mails are compared without case. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase()

export const rowById = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

export const rowByEmail = (db: Db, realm: Realm, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('realm', '=', realm)
    .where('email', '=', emailOf(email))
    .executeTakeFirst()
