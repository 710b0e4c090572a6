import { medienPfad } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import type { MediaTables } from '../media/tables.ts'
import type { ClosedFile, FileUse } from './document.ts'
import { frozenVersions, isFrozenForEveryone } from './frozen-files.ts'
import type { ClosedFor, Tables } from './tables.ts'

/**
 * Files that are not public by default. A file with a row is closed; it is open only while a public document
 * links to it. Files that the server itself stores (the demo town, an import) have no row.
 */

/**
 * Closes files for an audience. The audience of a file can only become narrower: once for the council, always
 * for the council.
 */
export async function closeFiles(
  db: Kysely<Tables>,
  paths: readonly string[],
  audience: Exclude<ClosedFor, 'redaktion'>,
): Promise<void> {
  if (paths.length === 0) return
  await db
    .insertInto('closed_files')
    .values(paths.map(path => ({ path, audience })))
    .onConflict(conflict =>
      conflict.column('path').doUpdateSet({ audience }).where('closed_files.audience', 'in', MORE[audience]),
    )
    .execute()
}

/** The wider audiences that a narrower one replaces. */
const MORE = { intranet: ['redaktion'], raete: ['redaktion', 'intranet'] } as const

/**
 * Reserves the name of a file before its upload, closed from its first byte. False if the name is in use,
 * linked, or was ever closed: such an address is never given to another file.
 */
export async function reserveFile(db: Kysely<Tables>, path: string): Promise<boolean> {
  const { entwurf, oeffentlich } = await findFileUse(db, path)
  if (entwurf.length + oeffentlich.length > 0) return false
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('closed_files')
    .values({ path, audience: 'redaktion' })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Closes a file of an imported town as it was closed there, before its bytes arrive. */
export const keepClosed = (db: Kysely<Tables>, path: string, audience: ClosedFor): Promise<unknown> =>
  audience === 'redaktion'
    ? db
        .insertInto('closed_files')
        .values({ path, audience })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    : closeFiles(db, [path], audience)

/**
 * Releases the name of a file that was not stored or is deleted, unless it was restricted to an audience or
 * has promulgated versions.
 */
export async function giveFileFree(db: Kysely<Tables>, path: string): Promise<void> {
  if ((await frozenVersions(db, path.slice(medienPfad.length))).length > 0) return
  await db.deleteFrom('closed_files').where('path', '=', path).where('audience', '=', 'redaktion').execute()
}

/**
 * Returns the uses of a file: by drafts, including deleted ones, and by public versions. `besides` leaves out
 * one document.
 */
export async function findFileUse(db: Kysely<Tables>, path: string, besides = ''): Promise<FileUse> {
  const links = db
    .selectFrom('document_references as link')
    .where('link.to_path', '=', path)
    .where('link.document_id', '!=', besides)
    .distinct()
  const entwurf = await links
    .innerJoin('documents as from', 'from.id', 'link.document_id')
    .select(['from.kind', 'from.key', 'from.audience', 'from.review'])
    .where('link.scope', '=', 'entwurf')
    .execute()
  const oeffentlich = await links
    .innerJoin('releases as from', 'from.document_id', 'link.document_id')
    .select(['from.kind', 'from.key', 'from.audience'])
    .where('link.scope', '=', 'veroeffentlicht')
    .execute()
  return { entwurf, oeffentlich }
}

/** Returns the restrictions of a file; undefined if it is public. `besides` leaves out one document. */
export async function findClosedFile(
  db: Kysely<Tables>,
  path: string,
  besides = '',
): Promise<ClosedFile | undefined> {
  const audience = await closedFor(db, path)
  if (!audience || (await isOpened(db, path, { besides }))) return undefined
  const { entwurf, oeffentlich } = await findFileUse(db, path, besides)
  const keepers = [...entwurf, ...oeffentlich].filter(place => place.audience !== 'oeffentlich')
  return { path, audience, keepers }
}

/** Tests whether a file is public at this moment. */
export const isForEveryone = async (db: Kysely<Tables>, path: string, now: Date): Promise<boolean> =>
  (await isFrozenForEveryone(db, path, now)) ?? (!(await closedFor(db, path)) || isOpened(db, path, { now }))

/** Returns the audience that a file was closed for, even if a public document opens it now. */
export async function closedFor(db: Kysely<Tables>, path: string): Promise<ClosedFor | undefined> {
  const row = await db
    .selectFrom('closed_files')
    .select('audience')
    .where('path', '=', path)
    .executeTakeFirst()
  return row?.audience
}

/** Tests whether a public document links to the file: with `now`, only one within its time window. */
async function isOpened(
  db: Kysely<Tables>,
  path: string,
  { besides = '', now }: { besides?: string; now?: Date },
): Promise<boolean> {
  const moment = now?.toISOString()
  const tables = db.withTables<MediaTables>()
  const open = await tables
    .selectFrom('document_references as link')
    .innerJoin('published', 'published.document_id', 'link.document_id')
    .select('published.document_id')
    .where('link.to_path', '=', path)
    .where('link.scope', '=', 'veroeffentlicht')
    .where('link.document_id', '!=', besides)
    // A link to a deleted file does not publish it.
    .where(link =>
      link.not(
        link.exists(
          link
            .selectFrom('deleted_files')
            .select('deleted_files.datei')
            .where('deleted_files.datei', '=', path.slice(medienPfad.length)),
        ),
      ),
    )
    .$if(moment !== undefined, those =>
      those
        .where('published.gueltig_von', '<=', moment ?? '')
        .where('published.gueltig_bis', '>', moment ?? ''),
    )
    .executeTakeFirst()
  return open !== undefined
}
