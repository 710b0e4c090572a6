import type { Kysely } from 'kysely'
import { apart, MOST_APART, partsOf } from './look.ts'
import type { MediaTables, MediumRow } from './tables.ts'

type Db = Kysely<MediaTables>

/** The fields by which a file is compared: its bytes (`version`) and its look. */
export type Looks = Pick<MediumRow, 'muster' | 'version' | 'breite' | 'hoehe'>

/** Pictures with white areas share many parts, so the number of candidates is limited. */
const MOST_LOOKED_AT = 2_000
/** Most similar files returned: a webcam may have left a thousand similar pictures. */
const MOST_ALIKE = 20
/** A crop counts as another picture: the ratio of height to width may differ only by what rounding causes. */
const SAME_SHAPE = 0.03

/** Returns files with the same bytes and pictures that look the same, nearest first. */
export async function findAlike(
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
export function groupsOf(pairs: readonly { datei: string; other: string }[]): string[][] {
  const groupOf = new Map<string, Set<string>>()
  for (const { datei, other } of pairs) {
    const one = groupOf.get(datei) ?? new Set([datei])
    const two = groupOf.get(other) ?? new Set([other])
    const both = new Set([...one, ...two])
    for (const member of both) groupOf.set(member, both)
  }
  return [...new Set(groupOf.values())].map(group => [...group].toSorted())
}
