import {
  type Abobestellung,
  type Abogruppe,
  type Abowahl,
  aboEinwilligung,
  CmsError,
} from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { streetsIn } from '../abfall/find-address.ts'
import type { CmsStore } from '../collections/collections.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { askOrWait } from '../moderation/asking.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { forgetAddress } from './forget-address.ts'
import { type AboKeys, newAboId } from './keys.ts'
import { faultOfStreets } from './known-streets.ts'
import { addTopics, type Topic, topicsIn } from './own-topics.ts'
import { patienceWith } from './patience.ts'
import { streetKey } from './streets.ts'
import { type AboTables, tablesOf } from './tables.ts'
import { offeredTopics, offeredWith, streetOfTopic, titleOfOffered, topicOfStreet } from './topics.ts'
import { unconfirmedOrders } from './unconfirmed.ts'

type Options = {
  store: CmsStore
  clock: () => Date
  keys: AboKeys
  /** The address of the site, for links in mails. Never taken from a request. */
  publicUrl: string
  /** Whether the server can send mail: otherwise no subscription is offered. */
  canMail: boolean
}

/** Subscriptions by mail without an account: an address is subscribed after its owner has confirmed it. */
export function openAbos({ store, clock, keys, publicUrl, canMail }: Options) {
  const { database } = store
  const unconfirmed = unconfirmedOrders({ keys, publicUrl })

  const stored = storedIn(database)

  /**
   * Returns the chosen topics with their titles. Throws for a topic that does not exist, unless it is in
   * `owned`.
   */
  const chosen = async (
    { themen, strassen: typed }: Abowahl,
    owned: readonly Topic[] = [],
  ): Promise<Topic[]> => {
    const offered = await offeredTopics(store)
    const topics = new Map<string, string>()
    for (const thema of themen) {
      const titel =
        (await titleOfOffered(store, thema, offered)) ?? owned.find(one => one.thema === thema)?.titel
      if (titel === undefined) throw wrong('themen', 'Dieses Thema gibt es nicht mehr.')
      topics.set(thema, titel)
    }
    const owns = (name: string) => owned.some(({ thema }) => thema === topicOfStreet(streetKey(name)))
    const strassen = typed.length === 0 ? [] : await streetsIn(database.read, typed, clock())
    const fault = await faultOfStreets(
      database.read,
      strassen.filter(name => !owns(name)),
    )
    if (fault !== undefined) throw wrong('strassen', fault)
    for (const name of strassen) topics.set(topicOfStreet(streetKey(name)), `Straße: ${name}`)
    if (topics.size === 0) throw wrong('themen', 'Bitte wählen Sie mindestens ein Thema oder eine Straße.')
    return [...topics].map(([thema, titel]) => ({ thema, titel }))
  }

  const rowAt = (db: Db, id: string | undefined) =>
    id === undefined
      ? undefined
      : tablesOf(db).selectFrom('abos').selectAll().where('id', '=', id).executeTakeFirst()

  /** Returns the subscription of a key for managing. Throws `link-abgelaufen` if it has ended. */
  const opened = async (db: Db, schluessel: string) => {
    const row = await rowAt(db, keys.idIn(schluessel, 'verwalten'))
    if (row?.stand !== 'aktiv') throw new CmsError('link-abgelaufen', OVER)
    return row
  }

  return {
    /** Returns the topics on offer, and the topic that a link names. */
    async themen(thema?: string): Promise<{ moeglich: boolean; data: Abogruppe[] }> {
      return { moeglich: canMail, data: await offeredWith(store, thema ? [thema] : []) }
    },

    /**
     * Stores an order and asks its address to confirm it, later if the address has just had such a mail. The
     * answer is the same for every address.
     */
    async bestellen({ email: typed, ...wahl }: Abobestellung, sender?: string): Promise<void> {
      if (!canMail) throw new CmsError('nicht-moeglich', NO_MAIL)
      const email = typed.toLowerCase()
      const topics = await chosen(wahl)
      const retryAfter = await stored(async db => {
        const now = clock()
        const wait = await take(limitsIn(db), patienceWith(sender), now)
        if (wait !== undefined) return wait
        const id = newAboId()
        await tablesOf(db)
          .insertInto('abos')
          .values({
            id,
            email,
            stand: 'wartet',
            fuer: null,
            wortlaut: aboEinwilligung.version,
            angefragt_am: now.toISOString(),
            bestaetigt_am: null,
            bitten_am: null,
          })
          .execute()
        await addTopics(db, id, topics)
        await askOrWait(db, unconfirmed, { id, email, sender }, now)
        return undefined
      })
      if (retryAfter !== undefined) throw new CmsError('zu-viele', undefined, { retryAfter })
    },

    /** Confirms a subscription. Idempotent; an address never has more than one subscription. */
    async bestaetigen(schluessel: string): Promise<{ themen: string[]; verwalten: string }> {
      return stored(async db => {
        const now = clock()
        const row = await rowAt(db, keys.idIn(schluessel, 'bestaetigen'))
        if (!row || (row.stand === 'wartet' && row.angefragt_am < unconfirmedSince(now)))
          throw new CmsError('link-abgelaufen', TOO_LATE)
        const id = row.stand === 'wartet' ? await activate(db, row, now) : (row.fuer ?? row.id)
        const topics = await topicsIn(db, id)
        // The subscription has ended since.
        if (topics.length === 0) throw new CmsError('link-abgelaufen', OVER)
        return { themen: topics.map(({ titel }) => titel), verwalten: keys.keyFor('verwalten', id) }
      })
    },

    async auswahl(schluessel: string): Promise<Abowahl & { email: string; data: Abogruppe[] }> {
      const { id, email } = await opened(database.read, schluessel)
      const topics = await topicsIn(database.read, id)
      const streets = topics.filter(({ thema }) => streetOfTopic(thema) !== undefined)
      const themen = topics.filter(topic => !streets.includes(topic)).map(({ thema }) => thema)
      return {
        email,
        themen,
        strassen: streets.map(({ titel }) => titel.replace(/^Straße: /, '')),
        data: await offeredWith(store, themen),
      }
    },

    async aendern(schluessel: string, wahl: Abowahl): Promise<void> {
      const { id } = await opened(database.read, schluessel)
      const topics = await chosen(wahl, await topicsIn(database.read, id))
      await stored(async db => {
        // The subscription has ended since.
        await opened(db, schluessel)
        await tablesOf(db).deleteFrom('abo_themen').where('abo_id', '=', id).execute()
        await addTopics(db, id, topics)
      })
    },

    /** Ends a subscription. The answer does not tell whether the key was valid. */
    async abbestellen(schluessel: string): Promise<void> {
      const id = keys.idIn(schluessel, 'abbestellen', 'verwalten')
      if (id === undefined) return
      await stored(async db => {
        const row = await rowAt(db, id)
        if (row) await forgetAddress(db, row.email, clock())
      })
    },
  }
}

/** Orders before this moment that were not confirmed have expired. */
export const unconfirmedSince = (now: Date): string => daysBefore(now, fristen.bestaetigen)

/**
 * Activates the subscription of an address, or adds its topics to the active subscription. Returns the id of
 * the active subscription.
 */
async function activate(db: Db, row: AboTables['abos'], now: Date): Promise<string> {
  const tables = tablesOf(db)
  const active = await tables
    .selectFrom('abos')
    .select('id')
    .where('email', '=', row.email)
    .where('stand', '=', 'aktiv')
    .executeTakeFirst()
  await tables
    .updateTable('abos')
    .set({
      stand: active ? 'ergaenzt' : 'aktiv',
      fuer: active?.id ?? null,
      bestaetigt_am: now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute()
  if (!active) return row.id
  await addTopics(db, active.id, await topicsIn(db, row.id))
  await tables.deleteFrom('abo_themen').where('abo_id', '=', row.id).execute()
  return active.id
}

const wrong = (path: string, message: string) =>
  new CmsError('ungueltig', message, { details: { issues: [{ path, message }] } })

const NO_MAIL = 'Die Stadt verschickt zurzeit keine E-Mails.'
const TOO_LATE = `Dieser Link gilt nicht mehr: Er ist älter als ${fristen.bestaetigen} Tage, oder das Abo wurde schon beendet. Sie können es neu bestellen.`
const OVER = 'Dieser Link gilt nicht mehr: Das Abo ist beendet. Sie können es neu bestellen.'
