import { type Identify, programKeyIn, type Realm, type Who } from '@rathausplatz/contract'
import type { Database } from '../store/index.ts'
import { accountOf, rowById, whoOf } from './account.ts'
import { administration } from './administer.ts'
import { openAttempts } from './attempts.ts'
import { confirmedUntil } from './confirm.ts'
import { type Cost, openPasswords } from './passwords.ts'
import { programKeys } from './program-keys.ts'
import { openProvider } from './provider.ts'
import { type AccountSettings, type Room, tablesOf } from './room.ts'
import { openSealing } from './sealed-secrets.ts'
import { findSession } from './sessions.ts'

type Options = {
  database: Database
  clock: () => Date
  settings: AccountSettings
  telephone?: Room['telephone'] | undefined
  log?: Room['log'] | undefined
  /** Returns the lasting key of the site, which seals secrets of code apps; undefined if there is none. */
  sealKey?: (() => Buffer | undefined) | undefined
  /** The cost of hashing a password; lower in tests. */
  cost?: Cost | undefined
}

/** Accounts, sign-in and sessions. */
export function openAccounts({ database, clock, settings, telephone, log, sealKey, cost }: Options) {
  const room: Room = {
    database,
    clock,
    settings,
    telephone: telephone ?? (async () => undefined),
    passwords: openPasswords(cost),
    attempts: openAttempts(database, clock),
    provider: settings.provider && openProvider(settings.provider, settings.publicUrl),
    log: log ?? { info() {}, warn() {} },
    sealing: openSealing(sealKey ?? (() => undefined), settings.sealed),
  }
  const programs = programKeys(room)
  const identify: Identify = async (realm: Realm, token: string) => {
    const key = programKeyIn(token)
    if (key !== undefined) return realm === 'redaktion' ? programs.find(key) : undefined
    const session = await findSession(room, realm, token)
    if (!session) return undefined
    return { ...whoOf(session.account), confirmed: confirmedUntil(session, clock()) !== undefined }
  }
  /**
   * Returns an editor with their present rights, for work in their name or by one of their programs;
   * undefined once the account is disabled or the key has ended.
   */
  const editorOf = async (id: string, program?: string): Promise<Who<'redaktion'> | undefined> => {
    const row = await rowById(tablesOf(database.read), id)
    const account = row && accountOf(row)
    if (!account || account.realm !== 'redaktion' || account.isDisabled) return undefined
    // A duty at the next sign-in does not stop work that has begun.
    const who = { ...(whoOf(account) as Who<'redaktion'>), pflicht: undefined }
    return program === undefined ? who : programs.partOf(who, program)
  }
  return { room, identify, programs, editorOf, administration: administration(room) }
}

export type Accounts = ReturnType<typeof openAccounts>
