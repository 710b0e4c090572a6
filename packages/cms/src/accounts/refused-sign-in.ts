import { CmsError, type Realm } from '@rathausplatz/contract'
import type { Room } from './room.ts'

/** The ways to show who one is, at the sign-in and afterwards. */
export type SignInWay =
  | 'passwort'
  | 'code'
  | 'passkey'
  | 'verwaltung'
  | 'passwort-neu'
  | 'wieder-passwort'
  | 'wieder-code'

/**
 * Logs a refused sign-in as an event of its own: the area, the way and the outcome. Neither the typed address nor
 * the account nor the sender, because the log holds no personal data.
 */
export const noteRefused = ({ log }: Room, bereich: Realm, weg: SignInWay, ergebnis: string): void =>
  log.info({ ereignis: 'anmeldung', bereich, weg, ergebnis }, 'Anmeldung abgewiesen')

export async function notingRefusal<T>(
  room: Room,
  realm: Realm,
  way: SignInWay,
  signIn: Promise<T>,
): Promise<T> {
  try {
    return await signIn
  } catch (error) {
    if (error instanceof CmsError) noteRefused(room, realm, way, error.code)
    throw error
  }
}
