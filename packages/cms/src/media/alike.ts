import type { Kysely } from 'kysely'
import type { Database, FilesSeen, Result } from '../store/index.ts'
import { ok } from '../store/result.ts'
import { isFileVisible } from '../store/visible-files.ts'
import { rowOf, tablesOf } from './catalogue-rows.ts'
import { apart, MOST_APART, partsOf } from './look.ts'
import type { MediaTables, MediumRow } from './tables.ts'

type Db = Kysely<MediaTables>

/** The fields by which a file is compared: its bytes (`version`) and its look. */
type Looks = Pick<MediumRow, 'muster' | 'version' | 'breite' | 'hoehe'>

/** Pictures with white areas share many parts, so the number of candidates is limited. */
const MOST_LOOKED_AT = 2_000
/** Most similar files returned: a webcam may have left a thousand similar pictures. */
const MOST_ALIKE = 20
/** A crop counts as another picture: the ratio of height to width may differ only by what rounding causes. */
const SAME_SHAPE = 0.03
/** Most pairs in one list of similar files. Further pairs appear once these are cleaned up. */
const MOST_PAIRS = 500

/** Returns files with the same bytes and pictures that look the same, nearest first. */
async function findAlike(
  db: Db,
  { muster, version, breite, hoehe }: Looks,
  besides = '',
): Promise<{ datei: string; distance: number }[]> {
  const same = await db
    .selectFrom('medien')
    .select('datei')
    .where('version', '=', version)
    .where('datei', '!=', besides)
    .limit(MOST_ALIKE)
    .execute()
  const found = new Map(same.map(({ datei }) => [datei, 0]))
  const parts = partsOf(muster ?? '')
  const candidates =
    parts.length === 0
      ? []
      : await db
          .selectFrom('picture_parts')
          .innerJoin('medien', 'medien.datei', 'picture_parts.datei')
          .select(['medien.datei', 'medien.muster', 'medien.breite', 'medien.hoehe'])
          .distinct()
          .where('picture_parts.part', 'in', parts)
          .where('medien.datei', '!=', besides)
          .limit(MOST_LOOKED_AT)
          .execute()
  const shape = shapeOf({ breite, hoehe })
  for (const other of candidates) {
    const distance = apart(muster ?? '', other.muster ?? '')
    const isShaped = Math.abs(shapeOf(other) / shape - 1) <= SAME_SHAPE
    if (distance <= MOST_APART && isShaped && !found.has(other.datei)) found.set(other.datei, distance)
  }
  return [...found]
    .map(([datei, distance]) => ({ datei, distance }))
    .toSorted((a, b) => a.distance - b.distance || (a.datei < b.datei ? -1 : 1))
    .slice(0, MOST_ALIKE)
}

const shapeOf = ({ breite, hoehe }: Pick<Looks, 'breite' | 'hoehe'>): number => (hoehe ?? 1) / (breite || 1)

/** Replaces the stored look of a file and compares it with all others. */
export async function noteLooks(db: Db, file: Looks & Pick<MediumRow, 'datei'>): Promise<void> {
  const { datei } = file
  await db.deleteFrom('picture_parts').where('datei', '=', datei).execute()
  await db
    .deleteFrom('alike_files')
    .where(pair => pair.or([pair('datei', '=', datei), pair('other', '=', datei)]))
    .execute()
  const alike = await findAlike(db, file, datei)
  const pairs = alike.flatMap(({ datei: other, distance }) => [
    { datei, other, distance },
    { datei: other, other: datei, distance },
  ])
  if (pairs.length > 0) await db.insertInto('alike_files').values(pairs).execute()
  const parts = partsOf(file.muster ?? '').map(part => ({ part, datei }))
  if (parts.length > 0) await db.insertInto('picture_parts').values(parts).execute()
}

/**
 * Joins pairs into groups: a file that is similar to one member belongs to the group. Groups come in the
 * order of their first pair.
 */
function groupsOf(pairs: readonly { datei: string; other: string }[]): string[][] {
  const groupOf = new Map<string, Set<string>>()
  for (const { datei, other } of pairs) {
    const one = groupOf.get(datei) ?? new Set([datei])
    const two = groupOf.get(other) ?? new Set([other])
    const both = new Set([...one, ...two])
    for (const member of both) groupOf.set(member, both)
  }
  return [...new Set(groupOf.values())].map(group => [...group].toSorted())
}

/** Finds files of the catalogue that are the same or look alike. */
export function alikeFiles(database: Database) {
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
  }
}
