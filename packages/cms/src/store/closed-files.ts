import { medienPfad } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import type { MediaTables } from '../media/tables.ts'
import type { ClosedFile, FileUse } from './document.ts'
import { frozenVersions, isFrozenForEveryone } from './frozen-files.ts'
import type { ClosedFor, Tables } from './tables.ts'

/**
 * Files that are not there for everyone. A row closes a file, and only a public document that leads to it opens it, for as
 * long as it does. What the house itself takes in (the demo town, an import) has no row.
 */

/** Closes files for these readers. Who was fewer stays: a file that was once for the council is never less. */
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

/** Whom a file may have been for until it is for these alone. */
const MORE = { intranet: ['redaktion'], raete: ['redaktion', 'intranet'] } as const

/**
 * Keeps a name for a file that is about to come, closed from its first byte on. False if somebody has it, leads to it, or
 * it was ever kept from everyone: such an address is given to no other file.
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

/** Closes a file that comes out of another town as it was closed there, before its bytes are here. */
export const keepClosed = (db: Kysely<Tables>, path: string, audience: ClosedFor): Promise<unknown> =>
  audience === 'redaktion'
    ? db
        .insertInto('closed_files')
        .values({ path, audience })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    : closeFiles(db, [path], audience)

/** Gives the name of a file free that did not come, or is gone, unless it was kept for some or is part of what was promulgated. */
export async function giveFileFree(db: Kysely<Tables>, path: string): Promise<void> {
  if ((await frozenVersions(db, path.slice(medienPfad.length))).length > 0) return
  await db.deleteFrom('closed_files').where('path', '=', path).where('audience', '=', 'redaktion').execute()
}

/** Where a file is used: by drafts, also from the trash, and by what is public of documents. `besides` one of them. */
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

/** What is to be known of a file that is not for everyone; undefined if it is. `besides` one document. */
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

/** Whether everyone may see a file at this moment. */
export const isForEveryone = async (db: Kysely<Tables>, path: string, now: Date): Promise<boolean> =>
  (await isFrozenForEveryone(db, path, now)) ?? (!(await closedFor(db, path)) || isOpened(db, path, { now }))

/** For whom a file was closed, whatever opens it by now. */
export async function closedFor(db: Kysely<Tables>, path: string): Promise<ClosedFor | undefined> {
  const row = await db
    .selectFrom('closed_files')
    .select('audience')
    .where('path', '=', path)
    .executeTakeFirst()
  return row?.audience
}

/** Whether a public document leads to it: to visitors one within its window at a moment, to the desk any. */
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
    // Whoever writes the address of what lies in the trash fetches nothing out of it.
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
