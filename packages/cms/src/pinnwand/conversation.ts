import { CmsError, type Pinnwandnachricht } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { inQuotes } from '@rathausplatz/text'
import { daysBefore } from '../jobs/days-before.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { mailsOfADay } from '../limits/of-senders.ts'
import { askOrWait } from '../moderation/asking.ts'
import { refuseOfficial } from '../moderation/official-name.ts'
import { patience } from '../moderation/patience.ts'
import { expectedDelivery } from '../outbox/delivery.ts'
import { lageFor } from '../outbox/delivery-words.ts'
import { putMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { storedIn } from '../stored.ts'
import { townName } from '../town-name.ts'
import { eintragPfad, isPublic, rowById, rowByNumber } from './entries.ts'
import { lostIn, missedBy } from './lost-messages.ts'
import { messagesTo, relayedMail, type Side } from './mails.ts'
import type { PinnwandSources } from './pinnwand.ts'
import { type Eintrag, type Gespraech, tablesOf } from './tables.ts'
import { unconfirmedMessages } from './unconfirmed.ts'

const HOUR = 60 * 60
/** Messages per hour in one conversation and to the author of one entry. */
const MOST_IN_ONE = 10
const MOST_TO_AUTHOR = 20
/** Messages per day to one address, over all conversations. */
const MOST_TO_ADDRESS = 50

/**
 * Conversations about an entry: the town relays messages, and neither side learns the address of the other.
 * No text goes to an address before its owner has confirmed it by a link: the author confirmed the entry, and
 * the other side must confirm the first message before it is relayed.
 */
export function openConversations({ database, clock, keys, publicUrl, canMail }: PinnwandSources) {
  const stored = storedIn(database)
  const unconfirmed = unconfirmedMessages({ keys, publicUrl })

  const handOn = async (
    db: Db,
    about: { entry: Eintrag; conversation: Gespraech; to: Side; name: string; text: string },
  ) => {
    const now = clock()
    const { entry, conversation, to } = about
    const an = to === 'verfasser' ? entry.email : conversation.email
    const limits = [
      { key: `pinnwand-gespraech:${conversation.id}`, most: MOST_IN_ONE, seconds: HOUR },
      ...(to === 'verfasser'
        ? [{ key: `pinnwand-post:${entry.id}`, most: MOST_TO_AUTHOR, seconds: HOUR }]
        : []),
      mailsOfADay('pinnwand-post', an, MOST_TO_ADDRESS),
    ]
    const retryAfter = await take(limitsIn(db), limits, now)
    if (retryAfter !== undefined) throw new CmsError('zu-viele', TOO_MANY, { retryAfter })
    const words = { publicUrl, keys, town: await townName(db, now) }
    // A message that could not be sent is deleted after this term.
    const giltBis = new Date(daysBefore(now, -fristen.nachricht))
    await orThrow(Promise.resolve(await putMail(db, { ...relayedMail(words, about), an, giltBis }, now)))
    await tablesOf(db)
      .updateTable('pinnwand_gespraeche')
      .set({ zuletzt_am: now.toISOString() })
      .where('id', '=', conversation.id)
      .execute()
  }

  /** Returns the conversation of a key, and the side that the holder writes to. */
  const opened = async (db: Db, schluessel: string) => {
    const asAuthor = keys.idIn(schluessel, 'antworten-verfasser')
    const id = asAuthor ?? keys.idIn(schluessel, 'antworten-anfrage')
    const conversation = await conversationAt(db, id)
    const entry = conversation && (await rowById(db, conversation.eintrag_id))
    // If the town has locked the entry, the conversation is over for both sides.
    if (conversation?.stand !== 'bestaetigt' || !entry || entry.gesperrt_von === 'stadt')
      throw new CmsError('link-abgelaufen', OVER)
    const to: Side = asAuthor === undefined ? 'verfasser' : 'anfrage'
    const [name, other] = to === 'anfrage' ? [entry.name, conversation.name] : [conversation.name, entry.name]
    return { conversation, entry, to, name, other: other || `Wer ${inQuotes(entry.titel)} geschrieben hat` }
  }

  return {
    /**
     * Stores the first message of a conversation and sends its author a link to confirm it, with a delay if
     * this address had several mails. Idempotent per `einreichung`; sent again with changes before the
     * confirmation, the message is corrected.
     */
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
          .selectAll()
          .where('einreichung', '=', einreichung)
          .executeTakeFirst()
        const email = message.email.toLowerCase()
        const said = { email, name: message.name, wartende_nachricht: message.text }
        if (known && (known.stand !== 'gefragt' || isSame(known, said))) return
        refuseOfficial(message.name, await townName(db, now))
        await patience(db, 'pinnwand-nachricht', sender, now)
        // The mail quotes nothing, so its link confirms the corrected message as well.
        if (known?.email === email) {
          await tablesOf(db).updateTable('pinnwand_gespraeche').set(said).where('id', '=', known.id).execute()
          return
        }
        if (known) await tablesOf(db).deleteFrom('pinnwand_gespraeche').where('id', '=', known.id).execute()
        const moment = now.toISOString()
        const conversation: Gespraech = {
          id: newKeyId(),
          eintrag_id: entry.id,
          einreichung,
          ...said,
          stand: 'gefragt',
          begonnen_am: moment,
          zuletzt_am: moment,
          bitten_am: null,
        }
        await tablesOf(db).insertInto('pinnwand_gespraeche').values(conversation).execute()
        await askOrWait(db, unconfirmed, { id: conversation.id, email, sender }, now)
      }),

    /** Confirms the address and relays the message. Idempotent. */
    bestaetigen: (schluessel: string): Promise<{ titel: string; detailURL: string }> =>
      stored(async db => {
        const now = clock()
        const conversation = await conversationAt(db, keys.idIn(schluessel, 'nachricht-bestaetigen'))
        const entry = conversation && (await rowById(db, conversation.eintrag_id))
        if (!conversation || !entry) throw new CmsError('link-abgelaufen', TOO_LATE)
        const answer = { titel: entry.titel, detailURL: eintragPfad(entry.nummer) }
        const { stand, begonnen_am, name, wartende_nachricht } = conversation
        if (stand === 'bestaetigt') return answer
        if (begonnen_am < daysBefore(now, fristen.bestaetigen) || !isPublic(entry, now))
          throw new CmsError('link-abgelaufen', TOO_LATE)
        await tablesOf(db)
          .updateTable('pinnwand_gespraeche')
          .set({ stand: 'bestaetigt', wartende_nachricht: '' })
          .where('id', '=', conversation.id)
          .execute()
        await handOn(db, { entry, conversation, to: 'verfasser', name, text: wartende_nachricht })
        return answer
      }),

    /**
     * Returns the key of the conversation for the author of a message. Empty until the message is confirmed.
     */
    async nachricht(schluessel: string): Promise<{ gespraech?: string }> {
      const conversation = await conversationAt(database.read, keys.idIn(schluessel, 'nachricht-bestaetigen'))
      return conversation?.stand === 'bestaetigt'
        ? { gespraech: keys.keyFor('antworten-anfrage', conversation.id) }
        : {}
    },

    async gespraech(schluessel: string) {
      const { entry, conversation, to, other } = await opened(database.read, schluessel)
      const holder: Side = to === 'verfasser' ? 'anfrage' : 'verfasser'
      const [mail, missed] = await Promise.all([
        expectedDelivery(database.read, messagesTo(to, conversation)),
        lostIn(database.read, [conversation], [holder]),
      ])
      return {
        titel: entry.titel,
        name: other,
        detailURL: eintragPfad(entry.nummer),
        zustellung: mail && lageFor(mail),
        nicht_angekommen: missed.map(message => missedBy(message, { name: other })),
      }
    },

    antworten: (schluessel: string, einreichung: string, text: string): Promise<void> =>
      stored(async db => {
        const { entry, conversation, to, name } = await opened(db, schluessel)
        const sent = await tablesOf(db)
          .insertInto('pinnwand_gesendet')
          .values({ einreichung, gespraech_id: conversation.id })
          .onConflict(conflict => conflict.column('einreichung').doNothing())
          .executeTakeFirst()
        if (Number(sent.numInsertedOrUpdatedRows ?? 0) === 0) return
        await handOn(db, { entry, conversation, to, name, text })
      }),
  }
}

const conversationAt = async (db: Db, id: string | undefined): Promise<Gespraech | undefined> =>
  id === undefined
    ? undefined
    : tablesOf(db).selectFrom('pinnwand_gespraeche').selectAll().where('id', '=', id).executeTakeFirst()

const NO_MAIL = 'Die Stadt verschickt zurzeit keine E-Mails; Nachrichten lassen sich nicht weiterreichen.'
const NOT_HERE = 'Diesen Eintrag gibt es nicht (mehr).'
type Said = Pick<Gespraech, 'email' | 'name' | 'wartende_nachricht'>

const isSame = (one: Said, other: Said): boolean =>
  one.email === other.email && one.name === other.name && one.wartende_nachricht === other.wartende_nachricht

const OVER = 'Dieser Link gilt nicht mehr: Das Gespräch oder der Eintrag ist beendet.'
const TOO_LATE =
  'Dieser Link gilt nicht mehr: Er ist älter als sieben Tage, oder der Eintrag ist nicht mehr öffentlich.'
const TOO_MANY =
  'Hier wurde gerade sehr viel geschrieben. Bitte versuchen Sie es in einigen Stunden noch einmal.'
