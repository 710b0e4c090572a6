import { type Abfalleinfuhr, CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { Names } from '../../editing/names.ts'
import { daysBefore } from '../../jobs/days-before.ts'
import { TooManyWaiting, turnstile } from '../../limits/turnstile.ts'
import { newId } from '../../store/id.ts'
import type { Database, Db } from '../../store/index.ts'
import { storedIn } from '../../stored.ts'
import { type AbfallTables, tablesOf } from '../tables.ts'
import { type ImportStep, judgeFile } from './judge-file.ts'
import type { Manner } from './order.ts'

type Report = Pick<
  Abfalleinfuhr,
  | 'zeilen'
  | 'anzahl'
  | 'erster'
  | 'letzter'
  | 'bedenken'
  | 'hinweise'
  | 'fehler'
  | 'strassen'
  | 'anzahl_strassen'
  | 'aenderungen'
  | 'unbekannte_namen'
>
type File = { readonly name: string; readonly bytes: Uint8Array } & Manner

const MOST_LISTED = 20
const ROWS_AT_ONCE = 20
/** Most files that may wait while another one is checked. */
const ROOM = 3
const COME_BACK_S = 30

/** The values of fields that older reports lack. */
const OF_BEFORE = { strassen: [], anzahl_strassen: 0 }
const NOT_COUNTED = { ausserhalb: 0, ausgelassen: 0 }

/** Imports of dates: an editor has a file checked, reads the report, and starts the import. */
export function openEinfuhren(database: Database, clock: () => Date, names: Names) {
  const write = storedIn(database)
  const looking = turnstile(1, ROOM)

  const told = async (row: AbfallTables['abfall_einfuhren']): Promise<Abfalleinfuhr> => {
    const name = (await names([row.author])).get(row.author) ?? row.author
    const report = JSON.parse(row.bericht) as Report
    return {
      ...OF_BEFORE,
      ...report,
      anzahl: { ...NOT_COUNTED, ...report.anzahl },
      id: row.id,
      name: row.name,
      stand: row.stand,
      von: { id: row.author, name },
      geprueft_am: row.geprueft_am,
      anteil: row.stand === 'fertig' ? 1 : row.schritte === 0 ? 0 : row.getan / row.schritte,
      stoerung: row.stoerung,
    }
  }

  const rowFor = async (db: Db, id: string) => {
    const row = await tablesOf(db)
      .selectFrom('abfall_einfuhren')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new CmsError('nicht-gefunden')
    return row
  }

  const forget = async (db: Db, ids: readonly string[]) => {
    if (ids.length === 0) return
    await tablesOf(db).deleteFrom('abfall_einfuhr_schritte').where('einfuhr_id', 'in', ids).execute()
    await tablesOf(db).deleteFrom('abfall_einfuhren').where('id', 'in', ids).execute()
  }

  /**
   * Stores the steps in batches as they are found: held in memory, all steps would be as large as the file.
   */
  const keeping = (id: string) => {
    let waiting: ImportStep[] = []
    let kept = 0
    const flush = async () => {
      const values = waiting.map(step => ({ einfuhr_id: id, nr: kept++, daten: JSON.stringify(step) }))
      waiting = []
      if (values.length > 0)
        await write(
          async db =>
            void (await tablesOf(db).insertInto('abfall_einfuhr_schritte').values(values).execute()),
        )
      return kept
    }
    const keep = async (step: ImportStep) => {
      waiting.push(step)
      if (waiting.length >= ROWS_AT_ONCE) await flush()
    }
    return { keep, flush }
  }

  const look = async (author: string, file: File): Promise<Abfalleinfuhr> => {
    const now = clock()
    const id = newId(now)
    // Deletes checks older than a day: their steps are as large as the files.
    await write(async db => {
      const old = await tablesOf(db)
        .selectFrom('abfall_einfuhren')
        .select('id')
        .where('stand', '=', 'geprueft')
        .where('geprueft_am', '<', daysBefore(now, 1))
        .execute()
      await forget(
        db,
        old.map(one => one.id),
      )
    })
    try {
      const { keep, flush } = keeping(id)
      const report = await judgeFile(database.read, file, now, keep)
      const row = {
        id,
        name: file.name.slice(0, 200),
        author,
        stand: 'geprueft',
        bericht: JSON.stringify(report),
        schritte: await flush(),
        getan: 0,
        stoerung: null,
        geprueft_am: now.toISOString(),
      } as const
      await write(async db => void (await tablesOf(db).insertInto('abfall_einfuhren').values(row).execute()))
      return await told(row)
    } catch (error) {
      await write(db => forget(db, [id]))
      throw error
    }
  }

  /**
   * Checks one file at a time, because each check occupies a processor core. Throws `zu-viele` if too many
   * files wait.
   */
  const check = async (author: string, file: File): Promise<Abfalleinfuhr> => {
    try {
      return await looking.run(() => look(author, file))
    } catch (error) {
      if (error instanceof TooManyWaiting) throw new CmsError('zu-viele', MANY, { retryAfter: COME_BACK_S })
      throw error
    }
  }

  const start = async (id: string, trotzdem: boolean): Promise<Abfalleinfuhr> =>
    told(
      await write(async db => {
        const row = await rowFor(db, id)
        // A retry, because the editor did not get the first answer.
        if (row.stand === 'laeuft' || row.stand === 'fertig') return row
        const running = await tablesOf(db)
          .selectFrom('abfall_einfuhren')
          .select('id')
          .where('stand', '=', 'laeuft')
          .executeTakeFirst()
        if (running) throw new CmsError('nicht-moeglich', BUSY)
        const { bedenken } = JSON.parse(row.bericht) as Report
        if (bedenken.length > 0 && !trotzdem)
          throw new CmsError('nicht-moeglich', `${bedenken.join(' ')} Bitte bestätigen Sie, dass es stimmt.`)
        await tablesOf(db)
          .updateTable('abfall_einfuhren')
          .set({ stand: 'laeuft' })
          .where('id', '=', id)
          .execute()
        return { ...row, stand: 'laeuft' as const }
      }),
    )

  const handlers = {
    async redaktionAbfalleinfuhren() {
      const rows = await tablesOf(database.read)
        .selectFrom('abfall_einfuhren')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(MOST_LISTED)
        .execute()
      return { data: await Promise.all(rows.map(told)) }
    },

    async redaktionAbfalleinfuhrPruefen({ query, file }, who) {
      const { name, ort, strasse, neue_orte, ganzer_plan } = query
      const manner = { ort, strasse, neueOrte: neue_orte, ganzerPlan: ganzer_plan }
      return check(who.id, { name, bytes: file ?? new Uint8Array(), ...manner })
    },

    async redaktionAbfalleinfuhr({ params: { id } }) {
      return told(await rowFor(database.read, id))
    },

    redaktionAbfalleinfuhrStarten: ({ params: { id }, body: { trotzdem } }) => start(id, trotzdem),

    async redaktionAbfalleinfuhrLoeschen({ params: { id } }) {
      await write(async db => {
        const { stand } = await rowFor(db, id)
        if (stand === 'laeuft') throw new CmsError('nicht-moeglich', RUNNING)
        await forget(db, [id])
      })
      return {}
    },
  } satisfies CmsHandlers

  return { handlers, check, start, find: async (id: string) => told(await rowFor(database.read, id)) }
}

const MANY = 'Es werden gerade andere Dateien geprüft. Bitte versuchen Sie es gleich noch einmal.'
const BUSY = 'Es wird gerade eine andere Datei übernommen. Bitte warten Sie, bis das fertig ist.'
const RUNNING = 'Diese Datei wird gerade übernommen. Bitte warten Sie, bis das fertig ist.'
