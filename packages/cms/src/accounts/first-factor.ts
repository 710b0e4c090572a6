import { CmsError } from '@rathausplatz/contract'
import { type AccountRow, accountOf, needsSecondFactor } from './account.ts'
import type { Db, Room } from './room.ts'
import { hashOf } from './tokens.ts'

/**
 * A mailbox alone must not lead around a second factor: neither around one at the town's provider nor around
 * the duty to have one (decision 0164).
 */

const ASK =
  'Bitte lassen Sie sich von der Administration der Website ein Einmalpasswort geben und melden Sie sich damit neu an.'
const AFTER_MAIL = `Ihr Passwort kam zuletzt über eine E-Mail. Das genügt nicht, um den ersten zweiten Faktor dieses Kontos einzurichten. ${ASK}`
const AT_PROVIDER = `Ihr Konto ist mit dem Konto der Verwaltung verbunden. Bitte melden Sie sich mit diesem an, mit zweitem Faktor. Geht das nicht? ${ASK}`

/** Whether the town's provider answers for the second factor of this account. */
export async function isVouched({ provider }: Room, db: Db, accountId: string): Promise<boolean> {
  if (!provider || provider.settings.factorWords.length === 0) return false
  const bound = await db
    .selectFrom('identities')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('issuer', '=', provider.settings.issuer)
    .executeTakeFirst()
  return bound !== undefined
}

/** Whether a mail may lead to a new password: a factor here is asked for after it, one at the provider is not. */
export const mayResetByMail = async (
  room: Room,
  db: Db,
  { id, second_factor }: Pick<AccountRow, 'id' | 'second_factor'>,
): Promise<boolean> => !(await isVouched(room, db, id)) || second_factor === 1

/**
 * Throws `nicht-moeglich` if this session may not set up the first factor of an account that must have one.
 * Further factors need no more than before: their sessions have shown one.
 */
export async function requireFirstFactorAllowed(
  room: Room,
  db: Db,
  row: AccountRow,
  token: string,
): Promise<void> {
  if (row.second_factor || !needsSecondFactor(accountOf(row).roles)) return
  const session = await db
    .selectFrom('sessions')
    .select('begun_with')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (session?.begun_with === 'verwaltung-mit-faktor') return
  if (row.password_from === 'administration' || row.password_from === 'faktor') return
  if (row.password_from === 'mail') throw new CmsError('nicht-moeglich', AFTER_MAIL)
  if (await isVouched(room, db, row.id)) throw new CmsError('nicht-moeglich', AT_PROVIDER)
}
