import { AUSFUHR_STUNDEN } from '@rathausplatz/contract'
import { withActing } from '../store/acting.ts'
import { noteChange } from '../store/changes.ts'
import { newId } from '../store/id.ts'
import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import type { Extent } from './format.ts'
import { type AusfuhrTable, type Made, tablesOf } from './tables.ts'

export type Ausfuhr = Pick<
  AusfuhrTable,
  'id' | 'author' | 'stand' | 'created_at' | 'attempt' | 'percent' | 'fault' | 'ends_at'
> & { readonly extent: Extent; readonly made: Made | null }

/** One attempt at an export; writes of an earlier attempt are ignored. */
export type Attempt = Pick<Ausfuhr, 'id' | 'attempt'>

const HOUR_MS = 3_600_000

/** The kind of an export in the change log. */
const KIND = 'ausfuhr'
const TITLE = 'Ganze Stadt'

/**
 * The row of a town's only export. Each write is one transaction, with a note in the change log if needed.
 */
export function ausfuhrStore(database: Database, clock: () => Date) {
  const write = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    orThrow(database.write(async db => ok(await work(db))))

  const note = (
    db: Db,
    what: 'ausgefuehrt' | 'heruntergeladen' | 'geloescht',
    { id, extent }: Ausfuhr,
    who: string,
  ) =>
    noteChange(db, {
      at: clock(),
      who,
      what,
      document: { id, kind: KIND, key: TITLE },
      note: extentInWords(extent),
    })

  const isNoted = async (db: Db, { id, extent }: Ausfuhr, who: string): Promise<boolean> => {
    const found = await db
      .selectFrom('changes')
      .select('seq')
      .where('document_id', '=', id)
      .where('what', '=', 'heruntergeladen')
      .where('who', '=', who)
      .where('note', '=', withActing(extentInWords(extent)))
      .executeTakeFirst()
    return found !== undefined
  }

  const end = () => new Date(clock().getTime() + AUSFUHR_STUNDEN * HOUR_MS).toISOString()

  /** Returns false if the export was cancelled, or another attempt has begun. */
  const set = async (
    db: Db,
    { id, attempt }: Attempt,
    columns: Partial<Omit<AusfuhrTable, 'one' | 'id'>>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tablesOf(db)
      .updateTable('ausfuhr')
      .set(columns)
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('stand', '=', 'laeuft')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    current: (): Promise<Ausfuhr | undefined> => find(database.read),

    /**
     * Starts an export in place of the last one. Returns undefined while an export with another extent is
     * running.
     */
    begin: (author: string, extent: Extent): Promise<Ausfuhr | undefined> =>
      write(async db => {
        const before = await find(db)
        if (before?.stand === 'laeuft')
          return extentInWords(before.extent) === extentInWords(extent) ? before : undefined
        await tablesOf(db).deleteFrom('ausfuhr').execute()
        const row: AusfuhrTable = {
          one: 1,
          id: newId(clock()),
          author,
          extent: JSON.stringify(extent),
          stand: 'laeuft',
          created_at: clock().toISOString(),
          attempt: 0,
          percent: null,
          fault: null,
          ends_at: null,
          made: null,
        }
        await tablesOf(db).insertInto('ausfuhr').values(row).execute()
        const begun = ausfuhrOf(row)
        await note(db, 'ausgefuehrt', begun, author)
        return begun
      }),

    /** Cancels an export; the job deletes its file. Returns false for an unknown id. */
    callOff: (id: string, by: string): Promise<boolean> =>
      write(async db => {
        const found = await find(db)
        if (found?.id !== id) return false
        if (found.stand === 'vorbei') return true
        await tablesOf(db).updateTable('ausfuhr').set({ stand: 'vorbei' }).where('id', '=', id).execute()
        await note(db, 'geloescht', found, by)
        return true
      }),

    /** Records a download. The rest of an interrupted download is not recorded again. */
    noteTaken: (ausfuhr: Ausfuhr, by: string, isRest: boolean): Promise<void> =>
      write(async db => {
        if (isRest && (await isNoted(db, ausfuhr, by))) return
        await note(db, 'heruntergeladen', ausfuhr, by)
      }),

    /** Starts the next attempt; returns undefined if the export was cancelled. */
    attempt: ({ id, attempt }: Attempt): Promise<Attempt | undefined> =>
      write(async db => {
        const next = { id, attempt: attempt + 1 }
        return (await set(db, { id, attempt }, { attempt: next.attempt, percent: null })) ? next : undefined
      }),

    tellPercent: (at: Attempt, percent: number | null): Promise<boolean> =>
      write(db => set(db, at, { percent })),

    finish: (at: Attempt, made: Made): Promise<boolean> =>
      write(db => set(db, at, { stand: 'fertig', made: JSON.stringify(made), ends_at: end() })),

    fail: (at: Attempt, fault: string): Promise<boolean> =>
      write(db => set(db, at, { stand: 'gescheitert', fault, ends_at: end() })),

    /** Deletes the row of an export whose file is already deleted. */
    forget: (id: string): Promise<void> =>
      write(async db => void (await tablesOf(db).deleteFrom('ausfuhr').where('id', '=', id).execute())),
  }
}

export type AusfuhrStore = ReturnType<typeof ausfuhrStore>

/** Whether the export is cancelled or expired. */
export const isOver = ({ stand, ends_at }: Pick<Ausfuhr, 'stand' | 'ends_at'>, now: Date): boolean =>
  stand === 'vorbei' || (ends_at !== null && ends_at <= now.toISOString())

async function find(db: Db): Promise<Ausfuhr | undefined> {
  const row = await tablesOf(db).selectFrom('ausfuhr').selectAll().executeTakeFirst()
  return row && ausfuhrOf(row)
}

const ausfuhrOf = ({ one: _, extent, made, ...row }: AusfuhrTable): Ausfuhr => ({
  ...row,
  extent: JSON.parse(extent) as Extent,
  made: made === null ? null : (JSON.parse(made) as Made),
})

function extentInWords({ nurOeffentlich, mitFassungen, mitIntranet, mitRat }: Extent): string {
  if (nurOeffentlich) return 'nur, was öffentlich ist'
  const more = [
    mitFassungen && 'ältere Fassungen',
    mitIntranet && 'was nur Beschäftigte lesen',
    mitRat && 'was nur der Rat liest',
  ]
  return ['mit Entwürfen', ...more.filter(words => typeof words === 'string')].join(', ')
}
