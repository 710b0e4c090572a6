import { noteChange } from '../store/changes.ts'
import type { Db } from '../store/index.ts'
import { tablesOf } from './room.ts'

/**
 * Ends the program keys of an account within the transaction that ends its sessions, because an intruder may
 * have created a key. Returns how many keys were valid.
 */
export async function endProgramKeys(
  transaction: Db,
  accountId: string,
  { at, by, why }: { at: Date; by: string; why: string },
): Promise<number> {
  const ended = await tablesOf(transaction)
    .deleteFrom('program_keys')
    .where('account_id', '=', accountId)
    .returning(['id', 'name', 'ends_at'])
    .execute()
  const holding = ended.filter(({ ends_at }) => ends_at >= at.toISOString())
  for (const { id, name } of holding) {
    const document = { id, kind: 'zugang', key: name }
    await noteChange(transaction, { at, who: by, what: 'geloescht', document, note: why })
  }
  return holding.length
}
