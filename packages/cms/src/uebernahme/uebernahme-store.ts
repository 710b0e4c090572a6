import { setImmediate } from 'node:timers/promises'
import { holdingRoughly } from '../store/changes.ts'
import { newId } from '../store/id.ts'
import type { Database, Db } from '../store/index.ts'
import { ok, orThrow } from '../store/result.ts'
import type {
  AboutUebernahme,
  Quelle,
  Stand,
  StueckeTable,
  UebernahmenTable,
  UebernahmeTables,
  Zustand,
} from './tables.ts'

/** An import with its data parsed. */
export type Uebernahme = Omit<UebernahmenTable, 'data'> & { readonly about: AboutUebernahme }
export type Stueck = Omit<StueckeTable, 'hinweise' | 'gewaehlt'> & {
  readonly hinweise: readonly string[]
  readonly gewaehlt: boolean
}
/** A found piece that does not belong to an import yet. */
export type Piece = Omit<Stueck, 'uebernahme_id'>
export type Counts = Readonly<Record<Zustand | 'gewaehlt', number>>

export type Change = { readonly gewaehlt?: boolean; readonly art?: string; readonly ordner?: string }

export const tablesOf = (db: Db) => db.withTables<UebernahmeTables>()

const AT_ONCE = 100
/** Most values per query, because both databases limit the number of parameters. */
export const ASKED_AT_ONCE = 400

/** The rows of imports. Each write is one transaction. */
export function uebernahmeStore(database: Database, clock: () => Date) {
  const read = () => tablesOf(database.read)
  const write = <T>(work: (db: ReturnType<typeof tablesOf>, raw: Db) => Promise<T>): Promise<T> =>
    orThrow(database.write(async db => ok(await work(tablesOf(db), db))))
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
        await put(db, id, stuecke)
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
        if (numUpdatedRows > 0n) await put(db, id, stuecke)
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

    async counts(id: string): Promise<Counts> {
      const rows = await read()
        .selectFrom('uebernahme_stuecke')
        .select(({ fn }) => ['zustand', 'gewaehlt', fn.countAll().as('count')])
        .where('uebernahme_id', '=', id)
        .groupBy(['zustand', 'gewaehlt'])
        .execute()
      const counts = {
        gefunden: 0,
        gewaehlt: 0,
        uebernommen: 0,
        abgelehnt: 0,
        schon_da: 0,
        weggenommen: 0,
        geblieben: 0,
      }
      for (const { zustand, gewaehlt, count } of rows) {
        counts[zustand] += Number(count)
        if (zustand === 'gefunden' && gewaehlt === 1) counts.gewaehlt += Number(count)
      }
      return counts
    },

    async stuecke(
      id: string,
      {
        zustand,
        suche,
        limit,
        offset,
      }: {
        zustand?: readonly Zustand[] | undefined
        suche?: string | undefined
        limit: number
        offset: number
      },
    ): Promise<Stueck[]> {
      let found = read().selectFrom('uebernahme_stuecke').selectAll().where('uebernahme_id', '=', id)
      if (zustand) found = found.where('zustand', 'in', zustand)
      if (!suche) {
        const rows = await found.orderBy('nr').limit(limit).offset(offset).execute()
        return rows.map(stueckOf)
      }
      const like = holdingRoughly(suche)
      const likely = await found
        .clearSelect()
        .select(['nr', 'titel', 'adresse'])
        .where(row =>
          row.or([
            row(row.fn('lower', ['titel']), 'like', like),
            row(row.fn('lower', ['adresse']), 'like', like),
          ]),
        )
        .orderBy('nr')
        .execute()
      const small = suche.toLowerCase()
      const holding = likely.filter(({ titel, adresse }) =>
        [titel, adresse].some(text => text.toLowerCase().includes(small)),
      )
      const nrs = holding.slice(offset, offset + limit).map(({ nr }) => nr)
      if (nrs.length === 0) return []
      const rows = await found.where('nr', 'in', nrs).orderBy('nr').execute()
      return rows.map(stueckOf)
    },

    async stueck(id: string, nr: number): Promise<Stueck | undefined> {
      const row = await read()
        .selectFrom('uebernahme_stuecke')
        .selectAll()
        .where('uebernahme_id', '=', id)
        .where('nr', '=', nr)
        .executeTakeFirst()
      return row && stueckOf(row)
    },

    /** Returns the next piece in this state; of found pieces, only chosen ones. */
    async next(id: string, zustand: Zustand, after = -1): Promise<Stueck | undefined> {
      let found = read()
        .selectFrom('uebernahme_stuecke')
        .selectAll()
        .where('uebernahme_id', '=', id)
        .where('zustand', '=', zustand)
        .where('nr', '>', after)
      if (zustand === 'gefunden') found = found.where('gewaehlt', '=', 1)
      const row = await found.orderBy('nr').limit(1).executeTakeFirst()
      return row && stueckOf(row)
    },

    /** Returns the pieces of an import by their former addresses. */
    async byAddresses(id: string, adressen: readonly string[]): Promise<Stueck[]> {
      const found: StueckeTable[] = []
      for (let at = 0; at < adressen.length; at += ASKED_AT_ONCE)
        found.push(
          ...(await read()
            .selectFrom('uebernahme_stuecke')
            .selectAll()
            .where('uebernahme_id', '=', id)
            .where('adresse', 'in', adressen.slice(at, at + ASKED_AT_ONCE))
            .execute()),
        )
      return found.map(stueckOf)
    },

    change: (id: string, nrs: readonly number[] | 'alle', { gewaehlt, art, ordner }: Change): Promise<void> =>
      write(async db => {
        let found = db
          .selectFrom('uebernahme_stuecke')
          .select(['nr', 'ziel', 'titel', 'art'])
          .where('uebernahme_id', '=', id)
          .where('zustand', '=', 'gefunden')
        if (nrs !== 'alle') found = found.where('nr', 'in', [...nrs])
        else if (art !== undefined || ordner !== undefined) found = found.where('gewaehlt', '=', 1)
        for (const { nr, ziel } of await found.execute())
          await db
            .updateTable('uebernahme_stuecke')
            .set({
              ...(gewaehlt === undefined ? {} : { gewaehlt: gewaehlt ? 1 : 0 }),
              ...(art === undefined ? {} : { art }),
              ...(ordner === undefined ? {} : { ziel: placeIn(ordner, ziel) }),
            })
            .where('uebernahme_id', '=', id)
            .where('nr', '=', nr)
            .execute()
      }),

    /** Rebuilds all pieces of a table after a change of its columns. */
    remap: (
      id: string,
      about: AboutUebernahme,
      of: (zeile: readonly unknown[]) => Pick<Stueck, 'titel' | 'art' | 'adresse' | 'gewaehlt' | 'hinweise'>,
    ): Promise<void> =>
      write(async db => {
        await db
          .updateTable('uebernahmen')
          .set({ data: JSON.stringify(about), updated_at: now() })
          .where('id', '=', id)
          .execute()
        const found = await db
          .selectFrom('uebernahme_stuecke')
          .select(['nr', 'data'])
          .where('uebernahme_id', '=', id)
          .where('zustand', '=', 'gefunden')
          .execute()
        for (const [count, { nr, data }] of found.entries()) {
          const { gewaehlt, hinweise, ...columns } = of(JSON.parse(data) as unknown[])
          await db
            .updateTable('uebernahme_stuecke')
            .set({ ...columns, gewaehlt: gewaehlt ? 1 : 0, hinweise: JSON.stringify(hinweise) })
            .where('uebernahme_id', '=', id)
            .where('nr', '=', nr)
            .execute()
          // Yields to requests of visitors.
          if (count % 50 === 49) await setImmediate()
        }
      }),

    settle: (
      { uebernahme_id, nr }: Pick<Stueck, 'uebernahme_id' | 'nr'>,
      columns: Partial<Pick<StueckeTable, 'zustand' | 'titel' | 'document_id' | 'ziel' | 'art' | 'data'>>,
      hinweise: readonly string[],
      also: (db: Db) => Promise<void> = async () => {},
    ): Promise<void> =>
      write(async (db, raw) => {
        await also(raw)
        await db
          .updateTable('uebernahme_stuecke')
          .set({ ...columns, hinweise: JSON.stringify(hinweise) })
          .where('uebernahme_id', '=', uebernahme_id)
          .where('nr', '=', nr)
          .execute()
        await db
          .updateTable('uebernahmen')
          .set({ updated_at: now() })
          .where('id', '=', uebernahme_id)
          .execute()
      }),

    forget: (id: string): Promise<void> => write(db => forgetUebernahme(db, id)),
  }
}

/** Most open imports per editor, and most bytes of all their imports together. */
export const MOST_OPEN = 20
export const MOST_BYTES = 300_000_000

const OPEN: ReadonlySet<Stand> = new Set<Stand>(['sucht', 'bereit', 'laeuft', 'nimmt_zurueck'])

const weightOf = (stuecke: readonly Piece[]): number =>
  stuecke.reduce((sum, { data }) => sum + data.length, 0)

async function isFull(db: ReturnType<typeof tablesOf>, author: string, more: number): Promise<boolean> {
  const rows = await db
    .selectFrom('uebernahmen')
    .select(['stand', 'bytes'])
    .where('author', '=', author)
    .execute()
  const bytes = rows.reduce((sum, row) => sum + Number(row.bytes), more)
  return rows.filter(({ stand }) => OPEN.has(stand)).length >= MOST_OPEN || bytes > MOST_BYTES
}

async function put(
  db: ReturnType<typeof tablesOf>,
  uebernahme_id: string,
  stuecke: readonly Piece[],
): Promise<void> {
  for (let at = 0; at < stuecke.length; at += AT_ONCE) {
    const rows = stuecke.slice(at, at + AT_ONCE).map(({ hinweise, gewaehlt, ...stueck }) =>
      Object.assign(stueck, {
        uebernahme_id,
        gewaehlt: gewaehlt ? 1 : 0,
        hinweise: JSON.stringify(hinweise),
      }),
    )
    await db.insertInto('uebernahme_stuecke').values(rows).execute()
    // Yields to requests of visitors.
    await setImmediate()
  }
}

export type UebernahmeStore = ReturnType<typeof uebernahmeStore>

export const FOR_JOB: ReadonlySet<Stand> = new Set<Stand>(['sucht', 'laeuft', 'nimmt_zurueck'])

export async function forgetUebernahme(db: ReturnType<typeof tablesOf>, id: string): Promise<void> {
  await db.deleteFrom('uebernahme_stuecke').where('uebernahme_id', '=', id).execute()
  await db.deleteFrom('uebernahmen').where('id', '=', id).execute()
}

/** Returns a place moved to another folder: only its last part is kept. */
export const placeIn = (ordner: string, ziel: string): string => {
  const last = ziel.split('/').at(-1) ?? ''
  return `${ordner === '/' ? '' : ordner.replace(/\/$/, '')}/${last}`
}

const uebernahmeOf = ({ data, ...row }: UebernahmenTable): Uebernahme => ({
  ...row,
  about: JSON.parse(data) as AboutUebernahme,
})

const stueckOf = ({ hinweise, gewaehlt, ...row }: StueckeTable): Stueck => ({
  ...row,
  gewaehlt: gewaehlt === 1,
  hinweise: JSON.parse(hinweise) as string[],
})
