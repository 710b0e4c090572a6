import { newId } from '../store/id.ts'
import type { Database } from '../store/index.ts'
import { type Piece, putPieces, weightOf } from './piece-rows.ts'
import {
  type AboutUebernahme,
  type Quelle,
  type Stand,
  tablesOf,
  type UebernahmenTable,
  writerOf,
} from './tables.ts'

/** An import with its data parsed. */
export type Uebernahme = Omit<UebernahmenTable, 'data'> & { readonly about: AboutUebernahme }

/** The rows of imports. Each write is one transaction. */
export function importRows(database: Database, clock: () => Date) {
  const read = () => tablesOf(database.read)
  const write = writerOf(database)
  const now = () => clock().toISOString()

  const set = (id: string, columns: Partial<UebernahmenTable>, from?: readonly Stand[]): Promise<boolean> =>
    write(async db => {
      let update = db
        .updateTable('uebernahmen')
        .set({ ...columns, updated_at: now() })
        .where('id', '=', id)
      if (from) update = update.where('stand', 'in', from)
      return (await update.executeTakeFirst()).numUpdatedRows > 0n
    })

  return {
    /**
     * Creates an import with all its pieces, in one transaction. Returns undefined if its author exceeds a
     * limit.
     */
    begin(
      row: { author: string; program: string | null; quelle: Quelle; name: string; stand: Stand },
      about: AboutUebernahme,
      stuecke: readonly Piece[] = [],
    ): Promise<string | undefined> {
      const id = newId(clock())
      const bytes = weightOf(stuecke)
      return write(async db => {
        if (await isFull(db, row.author, bytes)) return undefined
        await db
          .insertInto('uebernahmen')
          .values({
            ...row,
            id,
            created_at: now(),
            updated_at: now(),
            fault: null,
            data: JSON.stringify(about),
            bytes,
          })
          .execute()
        await putPieces(db, id, stuecke)
        return id
      })
    },

    /** Tests the limit before a file is read whose import would be refused. */
    isFull: (author: string): Promise<boolean> => isFull(read(), author, 0),

    /** Stores the pieces found at an address, unless the import was stopped. */
    found: (id: string, about: AboutUebernahme, stuecke: readonly Piece[]): Promise<void> =>
      write(async db => {
        const { numUpdatedRows } = await db
          .updateTable('uebernahmen')
          .set({
            stand: 'bereit',
            fault: null,
            data: JSON.stringify(about),
            bytes: weightOf(stuecke),
            updated_at: now(),
          })
          .where('id', '=', id)
          .where('stand', '=', 'sucht')
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await putPieces(db, id, stuecke)
      }),

    async find(id: string): Promise<Uebernahme | undefined> {
      const row = await read().selectFrom('uebernahmen').selectAll().where('id', '=', id).executeTakeFirst()
      return row && uebernahmeOf(row)
    },

    /** Returns imports, newest first: those of one author, of one of their programs, or all. */
    async list({
      author,
      program,
      limit,
      offset,
    }: {
      author?: string | undefined
      program?: string | undefined
      limit: number
      offset: number
    }) {
      let found = read().selectFrom('uebernahmen').selectAll()
      if (author !== undefined) found = found.where('author', '=', author)
      if (program !== undefined) found = found.where('program', '=', program)
      const rows = await found
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(uebernahmeOf)
    },

    /** Returns the oldest import that waits for the job. */
    async nextForJob(): Promise<Uebernahme | undefined> {
      const row = await read()
        .selectFrom('uebernahmen')
        .selectAll()
        .where('stand', 'in', [...FOR_JOB])
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst()
      return row && uebernahmeOf(row)
    },

    setStand: (id: string, stand: Stand, from: readonly Stand[], fault: string | null = null) =>
      set(id, { stand, fault }, from),

    /** Starts an import with the rights of the editor, or of the program through which they act. */
    setGoing: (
      id: string,
      stand: 'laeuft' | 'nimmt_zurueck',
      { from, program }: { from: readonly Stand[]; program: string | null },
    ) => set(id, { stand, program, fault: null }, from),

    forget: (id: string): Promise<void> => write(db => forgetUebernahme(db, id)),
  }
}

/** Most open imports per editor, and most bytes of all their imports together. */
export const MOST_OPEN = 20
export const MOST_BYTES = 300_000_000

const OPEN: ReadonlySet<Stand> = new Set<Stand>(['sucht', 'bereit', 'laeuft', 'nimmt_zurueck'])

async function isFull(db: ReturnType<typeof tablesOf>, author: string, more: number): Promise<boolean> {
  const rows = await db
    .selectFrom('uebernahmen')
    .select(['stand', 'bytes'])
    .where('author', '=', author)
    .execute()
  const bytes = rows.reduce((sum, row) => sum + Number(row.bytes), more)
  return rows.filter(({ stand }) => OPEN.has(stand)).length >= MOST_OPEN || bytes > MOST_BYTES
}

export const FOR_JOB: ReadonlySet<Stand> = new Set<Stand>(['sucht', 'laeuft', 'nimmt_zurueck'])

export async function forgetUebernahme(db: ReturnType<typeof tablesOf>, id: string): Promise<void> {
  await db.deleteFrom('uebernahme_stuecke').where('uebernahme_id', '=', id).execute()
  await db.deleteFrom('uebernahmen').where('id', '=', id).execute()
}

const uebernahmeOf = ({ data, ...row }: UebernahmenTable): Uebernahme => ({
  ...row,
  about: JSON.parse(data) as AboutUebernahme,
})
