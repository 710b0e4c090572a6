import type { Realm } from '@rathausplatz/contract'
import { noteChange } from '../store/changes.ts'
import { type AccountRow, accountOf, emailOf, rowByEmail } from './account.ts'
import { AccountRefused } from './account-refused.ts'
import { type Db, type Room, stored } from './room.ts'

/** The author of changes by the operator; other changes have the id of the administrator. */
export const OPERATOR = 'npm run konto'

export type Transaction = Parameters<typeof noteChange>[0]

/** Changes accounts, and notes changes in the log. */
export function accountChanges(room: Room) {
  return { noted, change }

  function noted(
    transaction: Transaction,
    { id, realm, email }: AccountRow,
    who: string,
    what: 'angelegt' | 'bearbeitet',
    note?: string,
  ): Promise<void> {
    const document = { id, kind: 'konto', key: `${realm} ${email}` }
    return noteChange(transaction, {
      at: room.clock(),
      who,
      what,
      document,
      note: note?.slice(0, 500) ?? null,
    })
  }

  /** Changes one account in one transaction, with its entry in the change log. */
  function change(
    realm: Realm,
    email: string,
    { by, note }: { by: string; note: string },
    work: (db: Db, account: AccountRow, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    return stored(room, async (db, transaction) => {
      const row = await rowByEmail(db, realm, email)
      if (!row)
        throw new AccountRefused(
          `Ein Konto mit der Adresse ${emailOf(email)} gibt es in diesem Bereich nicht.`,
        )
      await work(db, row, transaction)
      // Only the operator may leave the desk without an administrator: the command line can create another.
      if (by !== OPERATOR && !(await hasAdministrator(db)))
        throw new AccountRefused('Mindestens ein Konto mit der Rolle Administration muss bleiben.')
      await noted(transaction, row, by, 'bearbeitet', note)
    }).catch(unwrapped)
  }
}

/**
 * Whether an account with the role `administration` is left. Must run in the transaction of the change, so
 * that two administrators who remove each other's role do not both succeed.
 */
async function hasAdministrator(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('realm', '=', 'redaktion')
    .where('disabled_at', 'is', null)
    .execute()
  return rows.some(row => accountOf(row).roles.includes('administration'))
}

/** Throws the cause of an error that a transaction wraps. */
export function unwrapped(error: unknown): never {
  throw error instanceof Error && error.cause instanceof AccountRefused ? error.cause : error
}
