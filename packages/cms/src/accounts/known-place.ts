import type { Realm } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { type Room, tablesOf } from './room.ts'
import { networkOf } from './sessions.ts'

const KNOWN_PLACE_DAYS = 30

/** Whether the owner of an account has signed in lately from the sender's network. */
export async function isKnownPlace(
  { database, clock }: Room,
  realm: Realm,
  email: string,
  sender: string | undefined,
): Promise<boolean> {
  const network = networkOf(sender)
  const since = new Date(clock().getTime() - KNOWN_PLACE_DAYS * DAY_MS).toISOString()
  const known = await tablesOf(database.read)
    .selectFrom('sign_ins')
    .innerJoin('accounts', 'accounts.id', 'sign_ins.account_id')
    .select('sign_ins.id')
    .where('accounts.realm', '=', realm)
    .where('accounts.email', '=', email)
    .where('sign_ins.what', '=', 'angemeldet')
    .where('sign_ins.at', '>', since)
    .where('sign_ins.network', '=', network)
    .limit(1)
    .executeTakeFirst()
  return network !== '' && known !== undefined
}
