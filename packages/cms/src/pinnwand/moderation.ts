import {
  brauchtGesehenes,
  CmsError,
  type Fotoschritt,
  type GepruefterEintrag,
  meldegruende,
} from '@rathausplatz/contract'
import { berlinDay, longDay } from '@rathausplatz/time'
import { deliveriesOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { townName } from '../town-name.ts'
import { boardPhotos, photosOf } from './board-photos.ts'
import { betrifftOf, deleteEntries, forOne, noteStep, rowByNumber, takeStep } from './entries.ts'
import { aboutMessage, conversationsAbout, lostIn } from './lost-messages.ts'
import { lockedMail, releasedMail } from './mails.ts'
import type { PinnwandSources } from './pinnwand.ts'
import { countsOf, MOST_OPEN_REPORTS, NONE, reportsOf } from './reports.ts'
import { isPhotoStep, showPhoto } from './show-photo.ts'
import { type Eintrag, tablesOf } from './tables.ts'

type Stand = 'bestaetigt' | 'gemeldet' | 'freigegeben' | 'gesperrt' | 'abgelaufen' | 'alle'
export type TownStep = {
  readonly schritt:
    | 'freigeben'
    | 'ablehnen'
    | 'sperren'
    | 'entsperren'
    | 'loeschen'
    | 'meldungen-erledigen'
    | Fotoschritt
  /** The photo of a step with one photo. */
  readonly foto?: string | undefined
  readonly grund: string
  readonly grundfassung: number
  /** The account of the editor. */
  readonly author: string
}

/** The editors' side of the pin board: the review of new and of reported entries. */
export function openModeration({
  database,
  clock,
  keys,
  publicUrl,
  canMail,
  files,
  photos,
}: PinnwandSources) {
  const stored = storedIn(database)

  const withReports = async (
    db: Db,
    rows: readonly Eintrag[],
    most: number,
  ): Promise<GepruefterEintrag[]> => {
    const ids = rows.map(({ id }) => id)
    const reports = await reportsOf(db, ids, most)
    const counts = await countsOf(db, ids)
    const mails = await deliveriesOf(db, rows.map(betrifftOf))
    const fotos = await boardPhotos.of(db, rows)
    const lost = await lostIn(db, await conversationsAbout(db, rows))
    return rows.map(row => {
      const mail = mails.get(betrifftOf(row))
      const { all, open } = counts.get(row.id) ?? NONE
      return {
        ...forOne(row, fotos(row), 'stadt', clock()),
        fassung: seenAs(row, all),
        zustellung: mail && zustellungOf(mail),
        nicht_angekommen: lost
          .filter(({ conversation }) => conversation.eintrag_id === row.id)
          .map(({ conversation, to, mail: message }) => ({
            worum: aboutMessage(to, conversation),
            am: message.put,
            zustellung: zustellungOf(message.delivery),
          })),
        angelegt_am: row.angelegt_am,
        geaendert_am: row.geaendert_am,
        meldungen_offen: open,
        meldungen: reports
          .filter(({ eintrag_id }) => eintrag_id === row.id)
          .map(({ am, grund, text, erledigt }) => ({
            am,
            grund: meldegruende[grund as keyof typeof meldegruende],
            text,
            erledigt: erledigt === 1,
          })),
      }
    })
  }

  const told = async (db: Db, nummer: string): Promise<GepruefterEintrag> => {
    const [found] = await withReports(db, [await confirmed(db, nummer)], MOST_OPEN_REPORTS)
    if (!found) throw new CmsError('nicht-gefunden')
    return found
  }

  const entriesIn = (db: Db, stand: Stand) => {
    // Unconfirmed entries may be from anybody: the town does not see them.
    const rows = tablesOf(db).selectFrom('pinnwand_eintraege').where('stand', '<>', 'entwurf')
    if (stand === 'alle') return rows
    if (stand !== 'gemeldet') return rows.where('stand', '=', stand)
    return rows.where('id', 'in', some =>
      some.selectFrom('pinnwand_meldungen').select('eintrag_id').where('erledigt', '=', 0),
    )
  }
  const countIn = async (stand: Stand) =>
    Number(
      (
        await entriesIn(database.read, stand)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  const tellAuthor = async (db: Db, entry: Eintrag, schritt: TownStep['schritt']) => {
    if (!canMail) return
    const now = clock()
    const words = { publicUrl, keys, town: await townName(db, now) }
    const mail =
      entry.stand === 'freigegeben'
        ? releasedMail(words, entry, {
            until: longDay(berlinDay(new Date(entry.laeuft_ab_am ?? now))),
            hidden: (await photosOf(db, entry)).filter(({ zeigen }) => zeigen === 0).length,
          })
        : schritt === 'ablehnen' || schritt === 'sperren'
          ? lockedMail(words, entry, schritt)
          : undefined
    if (mail) await putAwaitedMail(db, { ...mail, an: entry.email }, now)
  }

  return {
    /** Entries that wait for review come oldest first, all others newest first. */
    async liste(stand: Stand, { limit, offset }: { limit: number; offset: number }) {
      const [rows, bestaetigt, gemeldet, freigegeben] = await Promise.all([
        entriesIn(database.read, stand)
          .selectAll()
          .orderBy('geaendert_am', stand === 'bestaetigt' ? 'asc' : 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
        countIn('bestaetigt'),
        countIn('gemeldet'),
        countIn('freigegeben'),
      ])
      const data = await withReports(database.read, rows, REPORTS_IN_LISTS)
      return { data, anzahl: { bestaetigt, gemeldet, freigegeben } }
    },

    eintrag: (nummer: string): Promise<GepruefterEintrag> => told(database.read, nummer),

    /** Returns a photo of an entry, public or not. */
    async foto(nummer: string, kennung: string) {
      const row = await confirmed(database.read, nummer)
      const found = (await photosOf(database.read, row)).find(one => one.kennung === kennung)
      return photos.answer(found, nummer)
    },

    /**
     * Takes a step. Steps that approve need the version that the editor saw, and throw `CmsError` konflikt
     * otherwise; locking is always possible.
     */
    async schritt(
      nummer: string,
      { schritt, grund, grundfassung, author, foto }: TownStep,
    ): Promise<GepruefterEintrag | null> {
      const { eintrag, gone } = await stored(async db => {
        const now = clock()
        const row = await confirmed(db, nummer)
        const { all } = (await countsOf(db, [row.id])).get(row.id) ?? NONE
        const isSeen = seenAs(row, all) === grundfassung
        if (
          !isSeen &&
          (isPhotoStep(schritt) || schritt === 'meldungen-erledigen' || brauchtGesehenes(schritt))
        )
          throw new CmsError('konflikt', 'Dieser Eintrag wurde gerade von jemand anderem geändert.')
        if (schritt === 'loeschen') {
          const removed = await deleteEntries(db, [row.id])
          await noteStep(db, row, { now, what: 'geloescht', who: author, note: grund })
          return { eintrag: null, gone: removed }
        }
        if (isPhotoStep(schritt)) {
          await showPhoto(db, row, { foto, schritt, now, author })
          return { eintrag: await told(db, nummer), gone: [] }
        }
        // Reports that came in after the editor saw the entry stay open.
        if (isSeen)
          await tablesOf(db)
            .updateTable('pinnwand_meldungen')
            .set({ erledigt: 1 })
            .where('eintrag_id', '=', row.id)
            .execute()
        if (schritt !== 'meldungen-erledigen') {
          const changed = await takeStep(db, row, { schritt, wer: 'stadt', now, grund, author })
          await tellAuthor(db, changed, schritt)
        }
        return { eintrag: await told(db, nummer), gone: [] }
      })
      await files.remove(gone)
      return eintrag
    },
  }
}

/** Number of last reports that a list shows for each entry. */
const REPORTS_IN_LISTS = 3

/**
 * The version includes the number of reports: a step meant for an earlier state must not settle new reports.
 */
const seenAs = ({ fassung }: Eintrag, reports: number): number => fassung + reports

async function confirmed(db: Db, nummer: string): Promise<Eintrag> {
  const row = await rowByNumber(db, nummer)
  if (!row || row.stand === 'entwurf')
    throw new CmsError('nicht-gefunden', 'Diesen Eintrag gibt es nicht mehr.')
  return row
}
