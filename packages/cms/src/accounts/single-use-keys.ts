import { type Db, later, type Room } from './room.ts'
import type { KeyPurpose } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

type NewKey = {
  purpose: KeyPurpose
  /** Null if the account is not known yet, or if there is none: creating such a key takes the same time. */
  accountId: string | null
  data?: string
  seconds: number
}

export async function makeKey(
  { clock }: Room,
  db: Db,
  { purpose, accountId, data = '', seconds }: NewKey,
): Promise<string> {
  const key = newToken()
  await db
    .insertInto('single_use_keys')
    .values({
      key_hash: hashOf(key),
      purpose,
      account_id: accountId,
      data,
      expires_at: later(clock(), seconds),
    })
    .execute()
  return key
}

/** Returns the content of a key without using it. */
export const lookAtKey = ({ clock }: Room, db: Db, purpose: KeyPurpose, key: string) =>
  db
    .selectFrom('single_use_keys')
    .select(['account_id', 'data'])
    .where('key_hash', '=', hashOf(key))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock().toISOString())
    .executeTakeFirst()

/** Uses a key; true for only one of several concurrent calls. */
export async function takeKey(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('single_use_keys')
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function dropKeys(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('single_use_keys').where('account_id', '=', accountId).execute()
}
