import { isCmsError } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { type Database, ok, type Result } from '../store/index.ts'
import type { Attempts } from './attempts.ts'
import type { Passwords } from './passwords.ts'
import type { Provider, ProviderSettings } from './provider.ts'
import type { SealedMark, Sealing } from './sealed-secrets.ts'
import type { AccountTables } from './tables.ts'

export type Db = Kysely<AccountTables>

export type AccountSettings = {
  /** The address of the site, for links in mails and for passkeys. Never taken from a request. */
  readonly publicUrl: string
  /** Seconds that a sign-in lasts (spec §9). */
  readonly sessionSeconds: number
  /**
   * Whether the server can send mail: otherwise an invitation would expire before its recipient can read it.
   */
  readonly canMail: boolean
  /** Default: known in this process only. */
  readonly sealed?: SealedMark | undefined
  /** The identity provider of the town, if it has one. */
  readonly provider?: ProviderSettings | undefined
}

/** The dependencies that all parts of the room share. */
export type Room = {
  readonly database: Database
  readonly clock: () => Date
  readonly passwords: Passwords
  readonly attempts: Attempts
  readonly settings: AccountSettings
  readonly provider: Provider | undefined
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly sealing: Sealing
  /** Returns the telephone number for help; undefined if the town has not named one. */
  readonly telephone: (transaction: Database['read']) => Promise<string | undefined>
}

export const tablesOf = (db: Database['read']): Db => db.withTables<AccountTables>()

/**
 * Runs the work in one transaction, which is committed when this returns. A `CmsError` rolls it back and is
 * thrown unchanged; any other error is the cause of the error that is thrown.
 */
export async function stored<T>(
  { database }: Room,
  work: (db: Db, transaction: Database['read']) => Promise<T>,
): Promise<T> {
  const written = await database.write<T>(
    async (transaction): Promise<Result<T>> => ok(await work(tablesOf(transaction), transaction)),
  )
  if (written.ok) return written.value
  throw isCmsError(written.cause) ? written.cause : new Error(written.error.message, { cause: written.cause })
}

export const later = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1_000).toISOString()
