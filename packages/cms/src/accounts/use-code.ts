import { CmsError } from '@rathausplatz/contract'
import type { Db, Room } from './room.ts'
import { hashOf } from './tokens.ts'
import { isAppCode, matchingStep } from './totp.ts'

/** Uses a code: each code of the app counts once, and a recovery code is deleted. */
export async function useCode(room: Room, db: Db, accountId: string, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const app = await db
    .selectFrom('totp')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed', '=', 1)
    .executeTakeFirst()
  const step =
    app && isAppCode(code) ? matchingStep(secretOf(room, app), code, room.clock(), app.last_step) : undefined
  if (app && step !== undefined) {
    const used = await db
      .updateTable('totp')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow()
    return used.numUpdatedRows > 0n
  }
  const recovered = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirstOrThrow()
  return recovered.numDeletedRows > 0n
}

const LOST =
  'Die Code-App lässt sich hier nicht mehr prüfen. Bitte nehmen Sie einen Wiederherstellungscode oder einen Passkey. Haben Sie keinen, bitten Sie die Administration, Ihren zweiten Faktor zu entfernen.'

/** Returns the secret of an app in clear. Throws if it was sealed with a key that is gone. */
export function secretOf({ sealing }: Room, app: { secret: string; account_id: string }): string {
  const secret = sealing.open(app.secret, app.account_id)
  if (secret === undefined) throw new CmsError('nicht-moeglich', LOST)
  return secret
}
