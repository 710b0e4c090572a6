import { setImmediate } from 'node:timers/promises'
import { holdingRoughly } from '../store/changes.ts'
import type { Database, Db } from '../store/index.ts'
import { type AboutUebernahme, type StueckeTable, tablesOf, writerOf, type Zustand } from './tables.ts'

/** A piece of an import with its data parsed. */
export type Stueck = Omit<StueckeTable, 'hinweise' | 'gewaehlt'> & {
  readonly hinweise: readonly string[]
  readonly gewaehlt: boolean
}
/** A found piece that does not belong to an import yet. */
export type Piece = Omit<Stueck, 'uebernahme_id'>
export type Counts = Readonly<Record<Zustand | 'gewaehlt', number>>

export type Change = { readonly gewaehlt?: boolean; readonly art?: string; readonly ordner?: string }

const AT_ONCE = 100
/** Most values per query, because both databases limit the number of parameters. */
export const ASKED_AT_ONCE = 400

/** The rows of the pieces of imports. Each write is one transaction. */
export function pieceRows(database: Database, clock: () => Date) {
  const read = () => tablesOf(database.read)
  const write = writerOf(database)
  const now = () => clock().toISOString()

  return {
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

    /** Rebuilds the pieces of a table that are not imported yet, after a change of its columns. */
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
  }
}

/** Returns the size of the content of pieces, in characters. */
export const weightOf = (stuecke: readonly Piece[]): number =>
  stuecke.reduce((sum, { data }) => sum + data.length, 0)

/** Inserts the pieces of an import, in several statements. */
export async function putPieces(
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

/** Returns a place moved to another folder: only its last part is kept. */
const placeIn = (ordner: string, ziel: string): string => {
  const last = ziel.split('/').at(-1) ?? ''
  return `${ordner === '/' ? '' : ordner.replace(/\/$/, '')}/${last}`
}

const stueckOf = ({ hinweise, gewaehlt, ...row }: StueckeTable): Stueck => ({
  ...row,
  gewaehlt: gewaehlt === 1,
  hinweise: JSON.parse(hinweise) as string[],
})
