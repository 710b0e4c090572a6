import { brauchtGesehenes, CmsError, type GepruefterEintrag, meldegruende } from '@rathausplatz/contract'
import { berlinDay, longDay } from '@rathausplatz/time'
import { deliveriesOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { townName } from '../town-name.ts'
import { betrifftOf, deleteEntries, forOne, noteStep, rowByNumber, takeStep } from './entries.ts'
import { aboutMessage, conversationsAbout, lostIn } from './lost-messages.ts'
import { lockedMail, releasedMail } from './mails.ts'
import type { PinnwandSources } from './pinnwand.ts'
import { MOST_OPEN_REPORTS } from './reports.ts'
import { type Eintrag, tablesOf } from './tables.ts'

type Stand = 'bestaetigt' | 'gemeldet' | 'freigegeben' | 'gesperrt' | 'abgelaufen' | 'alle'
export type TownStep = {
  readonly schritt: 'freigeben' | 'ablehnen' | 'sperren' | 'entsperren' | 'loeschen' | 'meldungen-erledigen'
  readonly grund: string
  readonly grundfassung: number
  /** The account of the editor. */
  readonly author: string
}

/** The editors' side of the pin board: the review of new and of reported entries. */
export function openModeration({ database, clock, keys, publicUrl, canMail }: PinnwandSources) {
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
    const lost = await lostIn(db, await conversationsAbout(db, rows))
    return rows.map(row => {
      const mail = mails.get(betrifftOf(row))
      const { all, open } = counts.get(row.id) ?? NONE
      return {
        ...forOne(row, 'stadt', clock()),
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
        ? releasedMail(words, entry, longDay(berlinDay(new Date(entry.laeuft_ab_am ?? now))))
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

    async eintrag(nummer: string): Promise<GepruefterEintrag> {
      const row = await confirmed(database.read, nummer)
      const [found] = await withReports(database.read, [row], MOST_OPEN_REPORTS)
      if (!found) throw new CmsError('nicht-gefunden')
      return found
    },

    /**
     * Takes a step. Steps that approve need the version that the editor saw, and throw `CmsError` konflikt
     * otherwise; locking is always possible.
     */
    schritt: (
      nummer: string,
      { schritt, grund, grundfassung, author }: TownStep,
    ): Promise<GepruefterEintrag | null> =>
      stored(async db => {
        const now = clock()
        const row = await confirmed(db, nummer)
        const { all } = (await countsOf(db, [row.id])).get(row.id) ?? NONE
        const isSeen = seenAs(row, all) === grundfassung
        if (!isSeen && (schritt === 'meldungen-erledigen' || brauchtGesehenes(schritt)))
          throw new CmsError('konflikt', 'Dieser Eintrag wurde gerade von jemand anderem geändert.')
        if (schritt === 'loeschen') {
          await deleteEntries(db, [row.id])
          await noteStep(db, row, { now, what: 'geloescht', who: author, note: grund })
          return null
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
        const [told] = await withReports(db, [await confirmed(db, nummer)], MOST_OPEN_REPORTS)
        return told ?? null
      }),
  }
}

/** Number of last reports that a list shows for each entry. */
const REPORTS_IN_LISTS = 3
const NONE = { all: 0, open: 0 }

/** Returns the last reports of each entry, in order. */
async function reportsOf(db: Db, ids: readonly string[], most: number) {
  if (ids.length === 0) return []
  return tablesOf(db)
    .with('gezaehlt', tables =>
      tables
        .selectFrom('pinnwand_meldungen')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over(over => over.partitionBy('eintrag_id').orderBy('am', 'desc').orderBy('id', 'desc'))
            .as('stelle'),
        )
        .where('eintrag_id', 'in', ids),
    )
    .selectFrom('gezaehlt')
    .selectAll()
    .where('stelle', '<=', most)
    .orderBy('am')
    .orderBy('id')
    .execute()
}

async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, typeof NONE>> {
  if (ids.length === 0) return new Map()
  const rows = await tablesOf(db)
    .selectFrom('pinnwand_meldungen')
    .select(({ fn }) => ['eintrag_id', fn.countAll().as('all'), fn.sum('erledigt').as('done')])
    .where('eintrag_id', 'in', ids)
    .groupBy('eintrag_id')
    .execute()
  return new Map(
    rows.map(({ eintrag_id, all, done }) => [
      eintrag_id,
      { all: Number(all), open: Number(all) - Number(done) },
    ]),
  )
}

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
