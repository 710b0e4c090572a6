import type { ExpressionBuilder } from 'kysely'
import { foldedWords } from '../search/folded-words.ts'
import { giveFileFree, reserveFile } from '../store/closed-files.ts'
import { freezeBeforeChange, frozenVersions } from '../store/frozen-files.ts'
import type { Database, FilesSeen, Result } from '../store/index.ts'
import { notFound, ok, orThrow } from '../store/result.ts'
import { isFileVisible } from '../store/visible-files.ts'
import { alikeFiles, noteLooks } from './alike.ts'
import { fileChanges, pathOf, rowOf, tablesOf } from './catalogue-rows.ts'
import { deletedFiles, type TakeAway } from './deleted-files.ts'
import type { MediaTables, MediumRow } from './tables.ts'

/** Description of a file by editors. All other fields come from its bytes. */
export type About = Pick<MediumRow, 'titel' | 'beschreibung' | 'urheber'> & { readonly dekorativ: boolean }

export type Facts = Pick<
  MediumRow,
  'datei' | 'art' | 'typ' | 'groesse' | 'breite' | 'hoehe' | 'version' | 'sha256' | 'muster'
>

const MOST_WORDS = 6

/** The catalogue: the rows of the files of the library. */
export function openCatalogue(database: Database, clock: () => Date) {
  const changed = fileChanges(clock)

  /** Deletes the bytes of a file that has no row, and frees its name. */
  const giveBack = (datei: string, takeAway: TakeAway) =>
    database.write<void>(async transaction => {
      if (await rowOf(transaction, datei)) return ok(undefined)
      await takeAway(await frozenVersions(transaction, datei))
      await giveFileFree(transaction, pathOf(datei))
      return ok(undefined)
    })

  return {
    find: (datei: string): Promise<MediumRow | undefined> => rowOf(database.read, datei),

    /** Returns matching rows, last changed first. */
    async list({
      art,
      suche = '',
      saying = [],
      version,
      ordner,
      seenBy,
      limit,
      offset,
    }: ListQuery): Promise<MediumRow[]> {
      let found = database.read.withTables<MediaTables>().selectFrom('medien').selectAll()
      if (seenBy) found = found.where(medium => isFileVisible(medium, seenBy))
      if (art) found = found.where('art', '=', art)
      if (version) found = found.where('version', '=', version)
      if (ordner !== undefined) found = found.where(medium => isInFolder(medium, ordner))
      const words = foldedWords(suche).slice(0, MOST_WORDS)
      if (words.length > 0)
        found = found.where(medium =>
          medium.or([
            medium.and(words.map(word => medium('suchtext', 'like', `% ${word}%`))),
            ...(saying.length > 0 ? [medium('datei', 'in', saying)] : []),
          ]),
        )
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

    ...alikeFiles(database),
    ...deletedFiles(database, clock),
  }
}

type ListQuery = {
  art?: MediumRow['art'] | undefined
  suche?: string | undefined
  /** Files whose text says what is searched: they match too. */
  saying?: readonly string[] | undefined
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
