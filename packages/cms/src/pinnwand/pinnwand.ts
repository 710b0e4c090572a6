import {
  type BeschriebenesFoto,
  CmsError,
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
import { patience } from '../moderation/patience.ts'
import { draftToConfirm, linkedDraft, replacedBy } from '../moderation/replaced.ts'
import { type Photos, waitsUntil } from '../resident-photos/photos.ts'
import type { Files } from '../sent-files/files.ts'
import type { Database, Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { townName } from '../town-name.ts'
import { boardPhotos, hasPhotos, photosNamed, photosOf, setPhotos } from './board-photos.ts'
import {
  deleteEntries,
  forEveryone,
  isPublic,
  rowById,
  rowByNumber,
  saysTheSame,
  takeStep,
} from './entries.ts'
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
  files: Files
  photos: Photos
  /** Whether the town sends mail; without it no entry can be confirmed. */
  canMail: boolean
}

type Asked = {
  readonly rubriken?: readonly Pinnwandrubrik[] | undefined
  readonly limit: number
  readonly offset: number
}
type NewEntry = Pinnwandaufgabe & { readonly fotos: readonly BeschriebenesFoto[] }

/** The residents' side of the pin board: read entries, report one, put up and confirm one. */
export function openPinnwand({ database, clock, keys, publicUrl, canMail, photos }: PinnwandSources) {
  const stored = storedIn(database)
  const unconfirmed = unconfirmedEntries({ keys, publicUrl })
  const asked = (db: Db, schluessel: string, now: Date) => ({
    table: 'pinnwand_eintraege' as const,
    id: keys.idIn(schluessel, 'bestaetigen'),
    find: (id: string) => rowById(db, id),
    now,
    tooLate: TOO_LATE,
  })
  const publicOne = async (nummer: string): Promise<Eintrag> => {
    const row = await rowByNumber(database.read, nummer)
    if (!row || !isPublic(row, clock())) throw new CmsError('nicht-gefunden', NOT_HERE)
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
      const shown = await boardPhotos.of(database.read, rows)
      return { data: rows.map(row => forEveryone(row, shown(row))), count: Number(counted.count) }
    },

    async eintrag(nummer: string): Promise<Pinnwandeintrag> {
      const row = await publicOne(nummer)
      return forEveryone(row, await photosOf(database.read, row))
    },

    /** Returns a photo of a public entry that the town does not hide. */
    async bild(nummer: string, kennung: string) {
      const shown = await photosOf(database.read, await publicOne(nummer))
      return photos.answer(
        shown.find(one => one.kennung === kennung && one.zeigen === 1),
        nummer,
      )
    },

    /**
     * Stores the entry and sends its author a link to confirm it, with a delay if this address had several
     * mails. The entry becomes public after confirmation and review.
     */
    async aufgeben(
      einreichung: string,
      { email: typed, fotos: given, ...angaben }: NewEntry,
      sender?: string,
    ) {
      if (!canMail) throw new CmsError('nicht-moeglich', NO_MAIL)
      return stored(async db => {
        const now = clock()
        const email = typed.toLowerCase()
        const known = await tablesOf(db)
          .selectFrom('pinnwand_eintraege')
          .selectAll()
          .where('einreichung', '=', einreichung)
          .executeTakeFirst()
        const bound = known ? await photosOf(db, known) : []
        const fotos = await photosNamed(db, photos, bound, given)
        if (known && known.email === email && saysTheSame(known, angaben) && hasPhotos(bound, fotos))
          return { nummer: known.nummer }
        // The author went back in the form. An entry can be replaced in this way until it is confirmed.
        if (known && known.stand !== 'entwurf') throw new CmsError('falscher-stand', ALREADY)
        refuseOfficial(angaben.name, await townName(db, now))
        await patience(db, 'pinnwand', sender, now)
        if (known) {
          await boardPhotos.free(db, known, waitsUntil(now))
          await deleteEntries(db, [known.id])
        }
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
        await setPhotos(db, row, [], fotos)
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

const ALREADY =
  'Diesen Eintrag haben Sie schon bestätigt; Ihre Änderung ist nicht dabei. Bitte ändern Sie ihn mit dem Link, der danach auf der Seite stand.'
const NO_MAIL =
  'Die Stadt verschickt zurzeit keine E-Mails; ohne sie lässt sich ein Eintrag nicht bestätigen.'
const NOT_HERE = 'Diesen Eintrag gibt es nicht (mehr).'
const TOO_LATE = `Dieser Link gilt nicht mehr: Er ist älter als ${fristen.bestaetigen} Tage, oder der Eintrag wurde gelöscht. Sie können ihn neu aufgeben.`
