import type { WorkJob } from '../jobs/job.ts'
import { type Room, stored, tablesOf } from './room.ts'

/**
 * Seals the secrets of code apps that are still in clear: those of older versions, and those made while the
 * site had no lasting key. Reports secrets that were sealed with a key that is gone.
 */
export const sealSecrets = (room: Room): WorkJob => ({
  name: 'Geheimnisse der Code-Apps versiegeln',
  due: { everyMinutes: 60 },
  async work() {
    const { sealing, log } = room
    const apps = await tablesOf(room.database.read)
      .selectFrom('totp')
      .select(['account_id', 'secret'])
      .execute()
    const clear = apps.filter(({ secret }) => !sealing.isSealed(secret))
    if (sealing.mark.isDone()) {
      if (clear.length > 0) log.warn({ konten: clear.length }, WRITTEN)
    } else if (sealing.canSeal()) {
      for (const app of clear) await seal(room, app)
      sealing.mark.noteDone()
    }
    const lost = apps.filter(
      ({ account_id, secret }) => sealing.isSealed(secret) && sealing.open(secret, account_id) === undefined,
    )
    if (lost.length > 0) log.warn({ konten: lost.length }, LOST_KEY)
  },
})

const seal = (room: Room, { account_id, secret }: { account_id: string; secret: string }) =>
  stored(room, db =>
    db
      .updateTable('totp')
      .set({ secret: room.sealing.seal(secret, account_id) })
      .where('account_id', '=', account_id)
      // The owner may have set up another app meanwhile.
      .where('secret', '=', secret)
      .execute(),
  )

const WRITTEN =
  'Geheimnisse von Code-Apps stehen unversiegelt in der Datenbank, obwohl alle versiegelt waren. Jemand hat sie dort eingetragen; sie gelten nicht. Bitte prüfen Sie, wer in die Datenbank schreiben kann, und richten Sie die Code-Apps neu ein: „npm run konto -- zweiter-faktor“.'

const LOST_KEY =
  'Code-Apps lassen sich nicht prüfen: Die Datei „schluessel“ im Datenordner ist eine andere als bei ihrer Einrichtung. Bitte holen Sie sie aus der Sicherung zurück. Sonst helfen Wiederherstellungscodes und Passkeys, oder „npm run konto -- zweiter-faktor“ und eine neue Einrichtung.'
