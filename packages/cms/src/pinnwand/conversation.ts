import { CmsError, type Pinnwandnachricht } from '@rathausplatz/contract'
import { townName } from '../abos/town-name.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { putMail } from '../outbox/put-mail.ts'
import type { Database } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { eintragPfad, isPublic, rowById, rowByNumber } from './entries.ts'
import { relayedMail } from './mails.ts'
import { type PinnwandSources, patience, storing } from './pinnwand.ts'
import { type Eintrag, type Gespraech, tablesOf } from './tables.ts'

type Db = Database['read']
type Side = 'verfasser' | 'anfrage'

const HOUR = 60 * 60
/** Messages that one conversation, and the author of one entry, is sent within an hour. */
const MOST_IN_ONE = 10
const MOST_TO_AUTHOR = 20

/** How somebody answers an entry: the town hands messages on, and neither side learns the address of the other. */
export function openConversations({ database, clock, keys, publicUrl, canMail }: PinnwandSources) {
  const stored = storing(database)

  const handOn = async (
    db: Db,
    about: { entry: Eintrag; conversation: Gespraech; to: Side; from: string; text: string },
  ) => {
    const now = clock()
    const { entry, conversation, to } = about
    const limits = [
      { key: `pinnwand-gespraech:${conversation.id}`, most: MOST_IN_ONE, seconds: HOUR },
      ...(to === 'verfasser'
        ? [{ key: `pinnwand-post:${entry.id}`, most: MOST_TO_AUTHOR, seconds: HOUR }]
        : []),
    ]
    const retryAfter = await take(limitsIn(db), limits, now)
    if (retryAfter !== undefined) throw new CmsError('zu-viele', TOO_MANY, { retryAfter })
    const words = { publicUrl, keys, town: await townName(db, now) }
    const an = to === 'verfasser' ? entry.email : conversation.email
    await orThrow(Promise.resolve(await putMail(db, { ...relayedMail(words, about), an }, now)))
    await tablesOf(db)
      .updateTable('pinnwand_gespraeche')
      .set({ zuletzt_am: now.toISOString() })
      .where('id', '=', conversation.id)
      .execute()
  }

  /** The conversation that a key belongs to, and whom its holder writes to. */
  const opened = async (db: Db, schluessel: string) => {
    const asAuthor = keys.idIn(schluessel, 'antworten-verfasser')
    const id = asAuthor ?? keys.idIn(schluessel, 'antworten-anfrage')
    const conversation =
      id === undefined
        ? undefined
        : await tablesOf(db)
            .selectFrom('pinnwand_gespraeche')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst()
    const entry = conversation && (await rowById(db, conversation.eintrag_id))
    // What the town has locked is at an end for both.
    if (!conversation || !entry || entry.gesperrt_von === 'stadt') throw new CmsError('link-abgelaufen', OVER)
    const to: Side = asAuthor === undefined ? 'verfasser' : 'anfrage'
    const author = entry.name || `Wer „${entry.titel}“ geschrieben hat`
    const [from, other] = to === 'anfrage' ? [author, conversation.name] : [conversation.name, author]
    return { conversation, entry, to, from, other }
  }

  return {
    /** Begins a conversation. The same form sent twice is one message. */
    schreiben: (
      nummer: string,
      einreichung: string,
      message: Pinnwandnachricht,
      sender?: string,
    ): Promise<void> =>
      stored(async db => {
        const now = clock()
        if (!canMail) throw new CmsError('nicht-moeglich', NO_MAIL)
        const entry = await rowByNumber(db, nummer)
        if (!entry || !isPublic(entry, now)) throw new CmsError('nicht-gefunden', NOT_HERE)
        const known = await tablesOf(db)
          .selectFrom('pinnwand_gespraeche')
          .select('id')
          .where('einreichung', '=', einreichung)
          .executeTakeFirst()
        if (known) return
        await patience(db, 'pinnwand-nachricht', sender, now)
        const moment = now.toISOString()
        const conversation: Gespraech = {
          id: newKeyId(),
          eintrag_id: entry.id,
          einreichung,
          email: message.email.toLowerCase(),
          name: message.name,
          begonnen_am: moment,
          zuletzt_am: moment,
        }
        await tablesOf(db).insertInto('pinnwand_gespraeche').values(conversation).execute()
        await handOn(db, { entry, conversation, to: 'verfasser', from: message.name, text: message.text })
      }),

    async gespraech(schluessel: string) {
      const { entry, other } = await opened(database.read, schluessel)
      return { titel: entry.titel, name: other, detailURL: eintragPfad(entry.nummer) }
    },

    antworten: (schluessel: string, einreichung: string, text: string): Promise<void> =>
      stored(async db => {
        const { entry, conversation, to, from } = await opened(db, schluessel)
        const sent = await tablesOf(db)
          .insertInto('pinnwand_gesendet')
          .values({ einreichung, gespraech_id: conversation.id })
          .onConflict(conflict => conflict.column('einreichung').doNothing())
          .executeTakeFirst()
        if (Number(sent.numInsertedOrUpdatedRows ?? 0) === 0) return
        await handOn(db, { entry, conversation, to, from, text })
      }),
  }
}

const NO_MAIL = 'Die Stadt verschickt zurzeit keine E-Mails; Nachrichten lassen sich nicht weiterreichen.'
const NOT_HERE = 'Diesen Eintrag gibt es nicht (mehr).'
const OVER = 'Dieser Link gilt nicht mehr: Das Gespräch oder der Eintrag ist beendet.'
const TOO_MANY =
  'Hier wurde gerade sehr viel geschrieben. Bitte versuchen Sie es in einer Stunde noch einmal.'
