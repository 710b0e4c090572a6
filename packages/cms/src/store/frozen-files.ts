import { medienPfad, verkuendeteAdresse, verkuendeteDateiAn } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import type { MediaTables } from '../media/tables.ts'
import type { Tables, VerkuendeteDateienTable } from './tables.ts'

/**
 * Promulgated documents are frozen together with their files (in BW: DVO GemO § 1): the versions are recorded
 * in the transaction that publishes the document, or before the first change of a file after the time window
 * of the document began. From then on the document links to these bytes, and the library keeps them forever.
 */

/** Kinds whose files by law must stay unchanged. */
const PROMULGATED: readonly string[] = ['bekanntmachung']

export const isPromulgated = (kind: string): boolean => PROMULGATED.includes(kind)

export type FrozenFile = VerkuendeteDateienTable

type Freezing = Pick<FrozenFile, 'verkuendet_am' | 'befund'> & { readonly now: Date }

/**
 * Freezes the files to which the public version of a document links, in their current version. Files that are
 * frozen already stay as they are.
 */
export async function freezeFiles(db: Kysely<Tables>, document_id: string, how: Freezing): Promise<void> {
  const links = await db
    .selectFrom('document_references')
    .select('to_path')
    .distinct()
    .where('document_id', '=', document_id)
    .where('scope', '=', 'veroeffentlicht')
    .where('to_path', 'like', `${medienPfad}%`)
    .execute()
  for (const { to_path } of links) await freezeFile(db, { document_id, path: to_path }, how)
}

/** Whether a document is promulgated: it is public, and its time has begun. */
export async function isPromulgatedBy(
  db: Kysely<Tables>,
  { id, kind }: { readonly id: string; readonly kind: string },
  now: Date,
): Promise<boolean> {
  if (!isPromulgated(kind)) return false
  const release = await db
    .selectFrom('releases')
    .select('document_id')
    .where('document_id', '=', id)
    .where('gueltig_von', '<=', now.toISOString())
    .executeTakeFirst()
  return release !== undefined
}

/** Freezes one file in its current version; does nothing if the library has no such file. */
export async function freezeFile(
  db: Kysely<Tables>,
  { document_id, path }: Pick<FrozenFile, 'document_id' | 'path'>,
  { verkuendet_am, befund, now }: Freezing,
): Promise<void> {
  const datei = path.slice(medienPfad.length)
  const row = await db
    .withTables<MediaTables>()
    .selectFrom('medien')
    .select(['datei', 'art', 'typ', 'titel', 'groesse', 'version', 'sha256'])
    .where('datei', '=', datei)
    .executeTakeFirst()
  if (!row) return
  await putFrozen(db, {
    ...row,
    document_id,
    path,
    adresse: verkuendeteAdresse(datei, row.version),
    verkuendet_am,
    festgehalten_am: now.toISOString(),
    befund,
  })
}

export const putFrozen = (db: Kysely<Tables>, file: FrozenFile) =>
  db
    .insertInto('verkuendete_dateien')
    .values(file)
    .onConflict(conflict => conflict.doNothing())
    .execute()

/**
 * Must run before the bytes of a file change: for documents that were promulgated with the file, its current
 * bytes are frozen.
 */
export async function freezeBeforeChange(db: Kysely<Tables>, datei: string, now: Date): Promise<void> {
  const path = `${medienPfad}${datei}`
  const promulgated = await db
    .selectFrom('document_references as link')
    .innerJoin('releases', 'releases.document_id', 'link.document_id')
    .select(['link.document_id', 'releases.gueltig_von', 'releases.published_at'])
    .distinct()
    .where('link.to_path', '=', path)
    .where('link.scope', '=', 'veroeffentlicht')
    .where('releases.kind', 'in', PROMULGATED)
    .where('releases.gueltig_von', '<=', now.toISOString())
    .execute()
  for (const { document_id, gueltig_von, published_at } of promulgated) {
    const verkuendet_am = gueltig_von > published_at ? gueltig_von : published_at
    await freezeFile(db, { document_id, path }, { verkuendet_am, befund: 'spaeter', now })
  }
}

/** Returns the frozen files of documents. */
export async function findFrozen(
  db: Kysely<Tables>,
  documents: readonly string[],
): Promise<ReadonlyMap<string, readonly FrozenFile[]>> {
  if (documents.length === 0) return new Map()
  const rows = await db
    .selectFrom('verkuendete_dateien')
    .selectAll()
    .where('document_id', 'in', documents)
    .orderBy('path')
    .execute()
  return Map.groupBy(rows, row => row.document_id)
}

/** Returns the versions of a file that are never deleted. */
export async function frozenVersions(db: Kysely<Tables>, datei: string): Promise<string[]> {
  const rows = await db
    .selectFrom('verkuendete_dateien')
    .select('version')
    .distinct()
    .where('datei', '=', datei)
    .execute()
  return rows.map(({ version }) => version)
}

/** Returns the full hashes that were stored for a version of a file when it was frozen. */
export async function frozenSums(db: Kysely<Tables>, datei: string, version: string): Promise<string[]> {
  const rows = await db
    .selectFrom('verkuendete_dateien')
    .select('sha256')
    .distinct()
    .where('datei', '=', datei)
    .where('version', '=', version)
    .execute()
  return rows.flatMap(({ sha256 }) => sha256 ?? [])
}

/** Returns the documents that keep a version of a file, latest promulgation first, with their titles. */
export const findKeepers = (db: Kysely<Tables>, datei: string) =>
  db
    .selectFrom('verkuendete_dateien as file')
    .innerJoin('releases', 'releases.document_id', 'file.document_id')
    .select(['releases.title', 'releases.key', 'file.document_id', 'file.verkuendet_am'])
    .select(['file.adresse', 'file.befund', 'file.version'])
    .where('file.datei', '=', datei)
    .orderBy('file.verkuendet_am', 'desc')
    .orderBy('file.document_id')
    .execute()

/**
 * Tests whether a frozen version of a file is public: true while a document that was promulgated with it is
 * public and links to it. Undefined if the path is not the address of a version.
 */
export async function isFrozenForEveryone(
  db: Kysely<Tables>,
  path: string,
  now: Date,
): Promise<boolean | undefined> {
  if (!verkuendeteDateiAn(path)) return undefined
  const moment = now.toISOString()
  const row = await db
    .selectFrom('verkuendete_dateien as file')
    .innerJoin('published', 'published.document_id', 'file.document_id')
    .innerJoin('document_references as link', join =>
      join.onRef('link.document_id', '=', 'file.document_id').onRef('link.to_path', '=', 'file.path'),
    )
    .select('file.document_id')
    .where('file.adresse', '=', path)
    .where('link.scope', '=', 'veroeffentlicht')
    .where('published.gueltig_von', '<=', moment)
    .where('published.gueltig_bis', '>', moment)
    .executeTakeFirst()
  return row !== undefined
}
