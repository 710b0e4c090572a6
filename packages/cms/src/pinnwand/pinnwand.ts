import {
  CmsError,
  type EigenerEintrag,
  type Pinnwandangaben,
  type Pinnwandaufgabe,
  type Pinnwandeintrag,
  type Pinnwandmeldung,
  type Pinnwandrubrik,
} from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { newKeyId } from '../keys/signed-keys.ts'
import { lettersFor } from '../keys/spoken.ts'
import { askOrWait } from '../moderation/asking.ts'
import { refuseOfficial } from '../moderation/official-name.ts'
import { patience, patienceWithOwn } from '../moderation/patience.ts'
import { draftToConfirm, linkedDraft, replacedBy } from '../moderation/replaced.ts'
import { deliveryOf } from '../outbox/delivery.ts'
import { lageFor } from '../outbox/delivery-words.ts'
import type { Database, Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { townName } from '../town-name.ts'
import {
  betrifftOf,
  deleteEntries,
  forEveryone,
  forOne,
  isPublic,
  noteStep,
  rowById,
  rowByNumber,
  takeStep,
} from './entries.ts'
import { conversationsAbout, lostIn, missedBy } from './lost-messages.ts'
import type { PinnwandKeys } from './mails.ts'
import { addReport } from './reports.ts'
import { type Eintrag, tablesOf } from './tables.ts'
import { unconfirmedEntries } from './unconfirmed.ts'

export type PinnwandSources = {
  database: Database
  clock: () => Date
  keys: PinnwandKeys
  /** Address of the site for links in mails. Never taken from a request. */
  publicUrl: string
  /** Whether the town sends mail; without it no entry can be confirmed. */
  canMail: boolean
}

type Asked = {
  readonly rubriken?: readonly Pinnwandrubrik[] | undefined
  readonly limit: number
  readonly offset: number
}
type OwnStep = 'sperren' | 'entsperren' | 'verlaengern' | 'loeschen'

/**
 * The residents' side of the pin board: read entries, put up and confirm one, and manage it by its private
 * link.
 */
export function openPinnwand({ database, clock, keys, publicUrl, canMail }: PinnwandSources) {
  const stored = storedIn(database)
  const unconfirmed = unconfirmedEntries({ keys, publicUrl })
  const asked = (db: Db, schluessel: string, now: Date) => ({
    table: 'pinnwand_eintraege' as const,
    id: keys.idIn(schluessel, 'bestaetigen'),
    find: (id: string) => rowById(db, id),
    now,
    tooLate: TOO_LATE,
  })
  /** Returns the entry of a key. Throws `CmsError` link-abgelaufen if there is no such entry. */
  const own = async (db: Db, schluessel: string): Promise<Eintrag> => {
    const id = keys.idIn(schluessel, 'verwalten')
    const row = id === undefined ? undefined : await rowById(db, id)
    if (!row || row.stand === 'entwurf') throw new CmsError('link-abgelaufen', OVER)
    return row
  }

  return {
    moeglich: canMail,

    /** Returns the public entries, newest first, and their number. */
    async eintraege({ rubriken, limit, offset }: Asked): Promise<{ data: Pinnwandeintrag[]; count: number }> {
      const now = clock().toISOString()
      const listed = tablesOf(database.read)
        .selectFrom('pinnwand_eintraege')
        .where('stand', '=', 'freigegeben')
        .where('laeuft_ab_am', '>', now)
        .$if(rubriken !== undefined && rubriken.length > 0, query =>
          query.where('rubrik', 'in', rubriken ?? []),
        )
      const [rows, counted] = await Promise.all([
        listed
          .selectAll()
          .orderBy('freigegeben_am', 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
        listed.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
      ])
      return { data: rows.map(forEveryone), count: Number(counted.count) }
    },

    async eintrag(nummer: string): Promise<Pinnwandeintrag> {
      const row = await rowByNumber(database.read, nummer)
      if (!row || !isPublic(row, clock())) throw new CmsError('nicht-gefunden', NOT_HERE)
      return forEveryone(row)
    },

    /**
     * Stores the entry and sends its author a link to confirm it, with a delay if this address had several
     * mails. The entry becomes public after confirmation and review.
     */
    async aufgeben(einreichung: string, { email: typed, ...angaben }: Pinnwandaufgabe, sender?: string) {
      if (!canMail) throw new CmsError('nicht-moeglich', NO_MAIL)
      return stored(async db => {
        const now = clock()
        const email = typed.toLowerCase()
        const known = await tablesOf(db)
          .selectFrom('pinnwand_eintraege')
          .selectAll()
          .where('einreichung', '=', einreichung)
          .executeTakeFirst()
        if (known && known.email === email && saysTheSame(known, angaben)) return { nummer: known.nummer }
        // The author went back in the form. An entry can be replaced in this way until it is confirmed.
        if (known && known.stand !== 'entwurf') throw new CmsError('nicht-moeglich', ALREADY)
        refuseOfficial(angaben.name, await townName(db, now))
        await patience(db, 'pinnwand', sender, now)
        if (known) await deleteEntries(db, [known.id])
        const row: Eintrag = {
          ...angaben,
          id: newKeyId(),
          nummer: `P-${lettersFor(einreichung)}`,
          einreichung,
          email,
          stand: 'entwurf',
          stand_davor: null,
          gesperrt_von: null,
          grund: '',
          verlaengert: 0,
          fassung: 1,
          angelegt_am: now.toISOString(),
          geaendert_am: now.toISOString(),
          freigegeben_am: null,
          laeuft_ab_am: null,
          erinnert_am: null,
          bitten_am: null,
          ersetzt: replacedBy(known),
        }
        await tablesOf(db).insertInto('pinnwand_eintraege').values(row).execute()
        await askOrWait(db, unconfirmed, { id: row.id, email, sender }, now)
        return { nummer: row.nummer }
      })
    },

    /** Tells whether a link still confirms the newest entry. */
    async bestaetigung(schluessel: string): Promise<{ ersetzt: boolean }> {
      const { read } = database
      return { ersetzt: (await linkedDraft(read, asked(read, schluessel, clock()))) === 'ersetzt' }
    },

    /** Confirms an entry. Idempotent. */
    bestaetigen: (schluessel: string) =>
      stored(async db => {
        const now = clock()
        const row = await draftToConfirm(db, asked(db, schluessel, now))
        if (row.stand === 'entwurf')
          await takeStep(db, row, { schritt: 'bestaetigen', wer: 'verfasser', now })
        return { titel: row.titel, verwalten: keys.keyFor('verwalten', row.id) }
      }),

    async eigener(schluessel: string): Promise<EigenerEintrag> {
      const row = await own(database.read, schluessel)
      const [mail, conversations] = await Promise.all([
        deliveryOf(database.read, betrifftOf(row)),
        conversationsAbout(database.read, [row]),
      ])
      const missed = await lostIn(database.read, conversations, ['verfasser'])
      return {
        ...forOne(row, 'verfasser', clock()),
        zustellung: mail && lageFor(mail),
        nicht_angekommen: missed.map(message =>
          missedBy(message, {
            name: message.conversation.name,
            schluessel: keys.keyFor('antworten-verfasser', message.conversation.id),
          }),
        ),
      }
    },

    /** Changes an entry. Saving the same values changes nothing, so that no review is needed. */
    aendern: (schluessel: string, grundfassung: number, angaben: Pinnwandangaben): Promise<EigenerEintrag> =>
      stored(async db => {
        const row = await own(db, schluessel)
        const now = clock()
        if (saysTheSame(row, angaben)) return forOne(row, 'verfasser', now)
        if (row.fassung !== grundfassung) throw new CmsError('konflikt', CHANGED)
        await patienceWithOwn(db, ownKey(row), now)
        refuseOfficial(angaben.name, await townName(db, now))
        const step = { schritt: 'aendern', wer: 'verfasser', now, angaben } as const
        return forOne(await takeStep(db, row, step), 'verfasser', now)
      }),

    /** Takes a step. Does nothing if the entry is already in the state to which the step leads. */
    schritt: (schluessel: string, schritt: OwnStep): Promise<EigenerEintrag | null> =>
      stored(async db => {
        const now = clock()
        const row = await own(db, schluessel)
        if (schritt === 'loeschen') {
          await deleteEntries(db, [row.id])
          if (isPublic(row, now)) await noteStep(db, row, { now, what: 'geloescht' })
          return null
        }
        const isDone =
          schritt === 'sperren'
            ? row.stand === 'gesperrt'
            : schritt === 'entsperren' && row.stand !== 'gesperrt'
        if (isDone) return forOne(row, 'verfasser', now)
        await patienceWithOwn(db, ownKey(row), now)
        return forOne(await takeStep(db, row, { schritt, wer: 'verfasser', now }), 'verfasser', now)
      }),

    /**
     * Reports an entry to the town. The answer does not reveal whether the entry exists or has enough
     * reports.
     */
    melden: (nummer: string, einreichung: string, { grund, text }: Pinnwandmeldung, sender?: string) =>
      stored(async db => {
        const now = clock()
        const row = await rowByNumber(db, nummer)
        await patience(db, 'pinnwand-meldung', sender, now)
        if (row && isPublic(row, now)) await addReport(db, row, { einreichung, grund, text, now })
      }),
  }
}

/** Key of the counter of an author's steps with one entry. */
const ownKey = ({ id }: Eintrag) => `pinnwand-eigener:${id}`

const saysTheSame = (row: Eintrag, angaben: Pinnwandangaben): boolean =>
  (Object.keys(angaben) as (keyof Pinnwandangaben)[]).every(name => row[name] === angaben[name])

const ALREADY =
  'Diesen Eintrag haben Sie schon bestätigt; Ihre Änderung ist nicht dabei. Bitte ändern Sie ihn mit dem Link, der danach auf der Seite stand.'
const NO_MAIL =
  'Die Stadt verschickt zurzeit keine E-Mails; ohne sie lässt sich ein Eintrag nicht bestätigen.'
const NOT_HERE = 'Diesen Eintrag gibt es nicht (mehr).'
const OVER = 'Dieser Link gilt nicht mehr: Den Eintrag gibt es nicht mehr.'
const TOO_LATE = `Dieser Link gilt nicht mehr: Er ist älter als ${fristen.bestaetigen} Tage, oder der Eintrag wurde gelöscht. Sie können ihn neu aufgeben.`
const CHANGED = 'Der Eintrag wurde inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.'
