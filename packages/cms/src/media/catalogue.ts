import { medienPfad } from '@rathausplatz/contract/medien'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { foldedWords } from '../search/folded-words.ts'
import { noteChange } from '../store/changes.ts'
import { giveFileFree, reserveFile } from '../store/closed-files.ts'
import { freezeBeforeChange, frozenVersions } from '../store/frozen-files.ts'
import type { Database, FilesSeen, Result } from '../store/index.ts'
import { notFound, ok, orThrow } from '../store/result.ts'
import { isFileVisible } from '../store/visible-files.ts'
import { findAlike, groupsOf, type Looks, noteLooks } from './alike.ts'
import type { DeletedRow, MediaTables, MediumRow } from './tables.ts'

/** Description of a file by editors. All other fields come from its bytes. */
export type About = Pick<MediumRow, 'titel' | 'beschreibung' | 'urheber'> & { readonly dekorativ: boolean }

export type Facts = Pick<
  MediumRow,
  'datei' | 'art' | 'typ' | 'groesse' | 'breite' | 'hoehe' | 'version' | 'sha256' | 'muster'
>

type Db = Kysely<MediaTables>
type Transaction = Database['read']

const MOST_WORDS = 6
/** Most pairs in one list of similar files. Further pairs appear once these are cleaned up. */
const MOST_PAIRS = 500

const pathOf = (datei: string) => `${medienPfad}${datei}`

/** The catalogue: the rows of the files of the library. */
export function openCatalogue(database: Database, clock: () => Date) {
  const tablesOf = (db: Transaction): Db => db.withTables<MediaTables>()
  const rowOf = (db: Transaction, datei: string) =>
    tablesOf(db).selectFrom('medien').selectAll().where('datei', '=', datei).executeTakeFirst()

  const deletedOf = (db: Transaction, datei: string) =>
    tablesOf(db).selectFrom('deleted_files').selectAll().where('datei', '=', datei).executeTakeFirst()

  const changed = (
    transaction: Transaction,
    what: 'angelegt' | 'bearbeitet' | 'geloescht' | 'zurueckgeholt',
    datei: string,
    who: string,
  ) =>
    noteChange(transaction, {
      at: clock(),
      who,
      what,
      document: { id: datei, kind: 'medium', key: pathOf(datei) },
    })

  /** Deletes the bytes of a file that has no row, and frees its name. */
  const giveBack = (datei: string, takeAway: TakeAway) =>
    database.write<void>(async transaction => {
      if (await rowOf(transaction, datei)) return ok(undefined)
      await takeAway(await frozenVersions(transaction, datei))
      await giveFileFree(transaction, pathOf(datei))
      return ok(undefined)
    })

  /** Returns the rows of these files that `seenBy` may see, in the same order. */
  const rowsSeen = async (names: readonly string[], seenBy: FilesSeen): Promise<MediumRow[]> => {
    if (names.length === 0) return []
    const rows = await database.read
      .withTables<MediaTables>()
      .selectFrom('medien')
      .selectAll()
      .where('datei', 'in', names)
      .where(medium => isFileVisible(medium, seenBy))
      .execute()
    const byName = new Map(rows.map(row => [row.datei, row]))
    return names.flatMap(datei => byName.get(datei) ?? [])
  }

  return {
    find: (datei: string): Promise<MediumRow | undefined> => rowOf(database.read, datei),

    /** Returns matching rows, last changed first. */
    async list({ art, suche = '', version, ordner, seenBy, limit, offset }: ListQuery): Promise<MediumRow[]> {
      let found = database.read.withTables<MediaTables>().selectFrom('medien').selectAll()
      if (seenBy) found = found.where(medium => isFileVisible(medium, seenBy))
      if (art) found = found.where('art', '=', art)
      if (version) found = found.where('version', '=', version)
      if (ordner !== undefined) found = found.where(medium => isInFolder(medium, ordner))
      for (const word of foldedWords(suche).slice(0, MOST_WORDS))
        found = found.where('suchtext', 'like', `% ${word}%`)
      return found
        .orderBy('updated_at', 'desc')
        .orderBy('datei', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
    },

    /** Returns the folders with files that `seenBy` may see, and the number of these files. */
    async folders(seenBy: FilesSeen): Promise<{ ordner: string; anzahl: number }[]> {
      const rows = await database.read
        .withTables<MediaTables>()
        .selectFrom('medien')
        .select(({ fn }) => ['ordner', fn.countAll().as('anzahl')])
        .where(medium => isFileVisible(medium, seenBy))
        .groupBy('ordner')
        .orderBy('ordner')
        .execute()
      return rows.map(({ ordner, anzahl }) => ({ ordner, anzahl: Number(anzahl) }))
    },

    /**
     * Moves a file to a folder. `updated_at` stays: only editors see folders, and neither visitors nor the
     * lists of editors change.
     */
    putIntoFolder: (datei: string, ordner: string, { author }: { author: string }): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const { numUpdatedRows } = await tablesOf(transaction)
          .updateTable('medien')
          .set({ ordner })
          .where('datei', '=', datei)
          .where('ordner', '!=', ordner)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await changed(transaction, 'bearbeitet', datei, author)
        return ok(undefined)
      }),

    /** Returns files that are the same as, or look like, a file not yet in the library; nearest first. */
    async alike(looks: Looks, seenBy: FilesSeen): Promise<MediumRow[]> {
      const alike = await findAlike(tablesOf(database.read), looks)
      return rowsSeen(
        alike.map(({ datei }) => datei),
        seenBy,
      )
    },

    /** Returns groups of files that are the same or look alike. */
    async alikeGroups(seenBy: FilesSeen): Promise<MediumRow[][]> {
      const pairs = await tablesOf(database.read)
        .selectFrom('alike_files')
        .select(['datei', 'other'])
        .whereRef('datei', '<', 'other')
        .orderBy('datei')
        .orderBy('other')
        .limit(MOST_PAIRS)
        .execute()
      const groups = groupsOf(pairs)
      const rows = await rowsSeen(groups.flat(), seenBy)
      const byName = new Map(rows.map(row => [row.datei, row]))
      // A group of which the editor may see only one file is left out.
      return groups
        .map(group => group.flatMap(datei => byName.get(datei) ?? []))
        .filter(group => group.length > 1)
    },

    /** Returns pictures without a stored look, in the order of their names, behind `last`. */
    async notLookedAt(limit: number, last: string): Promise<Pick<MediumRow, 'datei' | 'version'>[]> {
      return tablesOf(database.read)
        .selectFrom('medien')
        .select(['datei', 'version'])
        .where('muster', 'is', null)
        .where('datei', '>', last)
        .orderBy('datei')
        .limit(limit)
        .execute()
    },

    /** Stores the look of a picture, unless it was replaced meanwhile. */
    noteLook: (
      { datei, version }: Pick<MediumRow, 'datei' | 'version'>,
      muster: string,
    ): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const row = await rowOf(transaction, datei)
        if (!row || row.version !== version) return ok(undefined)
        await tablesOf(transaction).updateTable('medien').set({ muster }).where('datei', '=', datei).execute()
        await noteLooks(tablesOf(transaction), { ...row, muster })
        return ok(undefined)
      }),

    /** Returns how many files an author has added since a moment. */
    async takenIn(author: string, since: string): Promise<number> {
      const { count } = await tablesOf(database.read)
        .selectFrom('medien')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('author', '=', author)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Reserves a name for an upload before its bytes are written; false if it is taken. */
    reserve: (datei: string): Promise<boolean> =>
      orThrow(
        database.write(async transaction =>
          ok(!(await rowOf(transaction, datei)) && (await reserveFile(transaction, pathOf(datei)))),
        ),
      ),

    giveBack,

    /**
     * Stores the row of a file whose bytes are on disk. A replaced file keeps its description, and notices
     * promulgated with the old bytes keep these.
     */
    note: (
      facts: Facts,
      {
        author,
        about,
        titel = facts.datei,
        ordner,
      }: { author: string; about?: About | undefined; titel?: string; ordner?: string | undefined },
    ) =>
      database.write<MediumRow>(async transaction => {
        const before = await rowOf(transaction, facts.datei)
        if (before && before.version !== facts.version)
          await freezeBeforeChange(transaction, facts.datei, clock())
        const now = clock().toISOString()
        const first = rowWords(facts.datei, about ?? unsaid(titel))
        const said = { ...(about || !before ? first : {}), ...(ordner === undefined ? {} : { ordner }) }
        await tablesOf(transaction)
          .insertInto('medien')
          .values({ ordner: ordner ?? '', ...first, ...facts, created_at: now, updated_at: now, author })
          .onConflict(conflict =>
            conflict.column('datei').doUpdateSet({ ...said, ...facts, updated_at: now }),
          )
          .execute()
        await noteLooks(tablesOf(transaction), facts)
        await changed(transaction, before ? 'bearbeitet' : 'angelegt', facts.datei, author)
        const row = await rowOf(transaction, facts.datei)
        return row ? ok(row) : notFound()
      }),

    /** Deletes versions of a file that are neither current nor frozen. */
    dropVersions: (datei: string, takeAway: TakeAway): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const row = await rowOf(transaction, datei)
        if (row) await takeAway([row.version, ...(await frozenVersions(transaction, datei))])
        return ok(undefined)
      }),

    describe: (datei: string, about: About, { author }: { author: string }) =>
      database.write<MediumRow>(async transaction => {
        await tablesOf(transaction)
          .updateTable('medien')
          .set({ ...rowWords(datei, about), updated_at: clock().toISOString() })
          .where('datei', '=', datei)
          .execute()
        const row = await rowOf(transaction, datei)
        if (!row) return notFound('Diese Datei gibt es nicht (mehr)')
        await changed(transaction, 'bearbeitet', datei, author)
        return ok(row)
      }),

    /** Returns a file in the trash, which can still be restored. */
    findDeleted: (datei: string): Promise<DeletedRow | undefined> => deletedOf(database.read, datei),

    /** Returns files in the trash, last deleted first. */
    async listDeleted({
      seenBy,
      limit,
      offset,
    }: Pick<ListQuery, 'limit' | 'offset'> & { seenBy: FilesSeen }): Promise<DeletedRow[]> {
      return (
        database.read
          .withTables<MediaTables>()
          // The alias that `isFileVisible` expects.
          .selectFrom('deleted_files as medien')
          .selectAll()
          .where(file => isFileVisible(file, seenBy))
          .orderBy('deleted_at', 'desc')
          .orderBy('datei', 'desc')
          .limit(limit)
          .offset(offset)
          .execute()
      )
    },

    /**
     * Moves an unused file to the trash. `isUnused` runs inside the transaction, so nobody can save a link
     * meanwhile. Name and bytes are kept, and the file is closed to everyone.
     */
    putIntoTrash: (
      datei: string,
      {
        author,
        isUnused,
      }: { readonly author: string; readonly isUnused: (db: Transaction) => Promise<Result<void>> },
    ): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const unused = await isUnused(transaction)
        if (!unused.ok) return unused
        const row = await rowOf(transaction, datei)
        if (!row) return ok(undefined)
        const tables = tablesOf(transaction)
        await tables
          .insertInto('deleted_files')
          .values({ ...row, deleted_at: clock().toISOString(), deleted_by: author })
          .execute()
        await tables.deleteFrom('medien').where('datei', '=', datei).execute()
        await reserveFile(transaction, pathOf(datei))
        await changed(transaction, 'geloescht', datei, author)
        return ok(undefined)
      }),

    /** Restores a file from the trash. Idempotent. Visitors see it again once public content shows it. */
    fetchBack: (datei: string, { author }: { author: string }): Promise<Result<MediumRow>> =>
      database.write<MediumRow>(async transaction => {
        const there = await rowOf(transaction, datei)
        if (there) return ok(there)
        const deleted = await deletedOf(transaction, datei)
        if (!deleted) return notFound('Diese Datei gibt es nicht (mehr)')
        const { deleted_at: _at, deleted_by: _by, ...row } = deleted
        const tables = tablesOf(transaction)
        await tables.insertInto('medien').values(row).execute()
        await tables.deleteFrom('deleted_files').where('datei', '=', datei).execute()
        await noteLooks(tables, row)
        await changed(transaction, 'zurueckgeholt', datei, author)
        return ok(row)
      }),

    /** Returns the names of files deleted before a moment. */
    async deletedBefore(moment: string, limit: number): Promise<string[]> {
      const rows = await tablesOf(database.read)
        .selectFrom('deleted_files')
        .select('datei')
        .where('deleted_at', '<', moment)
        .orderBy('deleted_at')
        .limit(limit)
        .execute()
      return rows.map(({ datei }) => datei)
    },

    /**
     * Deletes a file from the trash for good and frees its name. If `takeAway` fails, the file stays in the
     * trash.
     */
    forget: (datei: string, before: string, takeAway: TakeAway): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const { numDeletedRows } = await tablesOf(transaction)
          .deleteFrom('deleted_files')
          .where('datei', '=', datei)
          // A file that was restored and deleted again meanwhile has a new term.
          .where('deleted_at', '<', before)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return ok(undefined)
        await takeAway(await frozenVersions(transaction, datei))
        await giveFileFree(transaction, pathOf(datei))
        return ok(undefined)
      }),
  }
}

/** Deletes all versions of a file except those in `keep`. */
type TakeAway = (keep: readonly string[]) => Promise<void>

type ListQuery = {
  art?: MediumRow['art'] | undefined
  suche?: string | undefined
  /** Only files with these bytes. */
  version?: string | undefined
  /** Only files in this folder and those below it; empty: only files in no folder. */
  ordner?: string | undefined
  /** Default: no restriction, for the system itself. */
  seenBy?: FilesSeen | undefined
  limit: number
  offset: number
}

/** Names of subfolders start with `${ordner} / `; `!` is the character after the space. */
const isInFolder = (medium: ExpressionBuilder<MediaTables, 'medien'>, ordner: string) =>
  ordner === ''
    ? medium('ordner', '=', '')
    : medium.or([
        medium('ordner', '=', ordner),
        medium.and([medium('ordner', '>=', `${ordner} / `), medium('ordner', '<', `${ordner} /!`)]),
      ])

/** For a file without a description, such as those of the demo town. */
const unsaid = (titel: string): About => ({ titel, beschreibung: '', dekorativ: false, urheber: '' })

const rowWords = (datei: string, { titel, beschreibung, dekorativ, urheber }: About) => ({
  titel,
  beschreibung,
  dekorativ: dekorativ ? 1 : 0,
  urheber,
  suchtext: ` ${foldedWords(`${titel} ${beschreibung} ${urheber} ${datei}`).join(' ')}`,
})
