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

/** What is said of a file; the rest its bytes say. */
export type About = Pick<MediumRow, 'titel' | 'beschreibung' | 'urheber'> & { readonly dekorativ: boolean }

export type Facts = Pick<
  MediumRow,
  'datei' | 'art' | 'typ' | 'groesse' | 'breite' | 'hoehe' | 'version' | 'sha256' | 'muster'
>

type Db = Kysely<MediaTables>
type Transaction = Database['read']

const MOST_WORDS = 6
/** Whoever has more of them clears up these first. */
const MOST_PAIRS = 500

const pathOf = (datei: string) => `${medienPfad}${datei}`

/** The files of the library as rows: found, described, forgotten. */
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

  /** Takes away what is there of a file that has no row, and gives its name free. */
  const giveBack = (datei: string, takeAway: TakeAway) =>
    database.write<void>(async transaction => {
      if (await rowOf(transaction, datei)) return ok(undefined)
      await takeAway(await frozenVersions(transaction, datei))
      await giveFileFree(transaction, pathOf(datei))
      return ok(undefined)
    })

  /** Those of these files that somebody may see, in the same order. */
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

    /** The last changed first. */
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

    /** The folders in which something lies that somebody sees, and how much. */
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

    /** Nothing that visitors or the lists of the desk show changes by it, but where editors look for it. */
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

    /** Files that are the same as one that is not taken in yet, or look like it; the nearest first. */
    async alike(looks: Looks, seenBy: FilesSeen): Promise<MediumRow[]> {
      const alike = await findAlike(tablesOf(database.read), looks)
      return rowsSeen(
        alike.map(({ datei }) => datei),
        seenBy,
      )
    },

    /** Files that are the same or look alike, beside each other. */
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
      // Who sees only one of two sees nothing double.
      return groups
        .map(group => group.flatMap(datei => byName.get(datei) ?? []))
        .filter(group => group.length > 1)
    },

    /** Pictures at which nobody has looked yet. */
    async notLookedAt(limit: number): Promise<Pick<MediumRow, 'datei' | 'version'>[]> {
      return tablesOf(database.read)
        .selectFrom('medien')
        .select(['datei', 'version'])
        .where('muster', 'is', null)
        .orderBy('datei')
        .limit(limit)
        .execute()
    },

    /** What a picture looks like, unless it was replaced meanwhile. */
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

    /** How many files somebody has taken in since a moment. */
    async takenIn(author: string, since: string): Promise<number> {
      const { count } = await tablesOf(database.read)
        .selectFrom('medien')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('author', '=', author)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Keeps a name for a file of the desk before its bytes are written; false if it is not free. */
    reserve: (datei: string): Promise<boolean> =>
      orThrow(
        database.write(async transaction =>
          ok(!(await rowOf(transaction, datei)) && (await reserveFile(transaction, pathOf(datei)))),
        ),
      ),

    giveBack,

    /**
     * That a file is there, with what its bytes say; what was said of one that it replaces stays, and what was promulgated
     * with that one keeps it.
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

    /** Takes away versions of a file that nobody needs: those that are neither the present one nor frozen. */
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

    /** What was deleted and can still be fetched back. */
    findDeleted: (datei: string): Promise<DeletedRow | undefined> => deletedOf(database.read, datei),

    /** The last deleted first. */
    async listDeleted({
      seenBy,
      limit,
      offset,
    }: Pick<ListQuery, 'limit' | 'offset'> & { seenBy: FilesSeen }): Promise<DeletedRow[]> {
      return (
        database.read
          .withTables<MediaTables>()
          // Under the name by which the rule knows a file.
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
     * Puts a file to which nobody leads into the trash; `isUnused` is asked while nobody can save. Its name and its bytes
     * are kept, and it is closed to everyone.
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

    /** Fetches a file back; the same when it is sent twice. Visitors see it again when something public shows it. */
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

    /** Names of what was deleted before a moment. */
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

    /** Forgets what lay in the trash for long enough, and gives its name free. What could not be taken away stays there. */
    forget: (datei: string, before: string, takeAway: TakeAway): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const { numDeletedRows } = await tablesOf(transaction)
          .deleteFrom('deleted_files')
          .where('datei', '=', datei)
          // Fetched back and deleted again meanwhile, it begins anew.
          .where('deleted_at', '<', before)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return ok(undefined)
        await takeAway(await frozenVersions(transaction, datei))
        await giveFileFree(transaction, pathOf(datei))
        return ok(undefined)
      }),
  }
}

/** Takes versions of a file away, but for these. */
type TakeAway = (keep: readonly string[]) => Promise<void>

type ListQuery = {
  art?: MediumRow['art'] | undefined
  suche?: string | undefined
  /** Only files with these bytes. */
  version?: string | undefined
  /** Only files of this folder and those below it; empty: only those in none. */
  ordner?: string | undefined
  /** Default: the house, which sees all. */
  seenBy?: FilesSeen | undefined
  limit: number
  offset: number
}

/** The names of those below it lie between a blank and what comes after a blank. */
const isInFolder = (medium: ExpressionBuilder<MediaTables, 'medien'>, ordner: string) =>
  ordner === ''
    ? medium('ordner', '=', '')
    : medium.or([
        medium('ordner', '=', ordner),
        medium.and([medium('ordner', '>=', `${ordner} / `), medium('ordner', '<', `${ordner} /!`)]),
      ])

/** Of a file that came without words, such as one of the demo town. */
const unsaid = (titel: string): About => ({ titel, beschreibung: '', dekorativ: false, urheber: '' })

const rowWords = (datei: string, { titel, beschreibung, dekorativ, urheber }: About) => ({
  titel,
  beschreibung,
  dekorativ: dekorativ ? 1 : 0,
  urheber,
  suchtext: ` ${foldedWords(`${titel} ${beschreibung} ${urheber} ${datei}`).join(' ')}`,
})
