import { CmsError, type Download } from '@rathausplatz/contract'
import { type Bildbreite, medienPfad } from '@rathausplatz/contract/medien'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { TooManyWaiting } from '../limits/turnstile.ts'
import type { Database } from '../store/index.ts'
import type { Tables } from '../store/tables.ts'
import type { Library } from './media-library.ts'
import type { MediaTables } from './tables.ts'

/** Condition of the query: which released documents the reader may read. */
export type Readable = (
  release: ExpressionBuilder<Tables & MediaTables & { r: Tables['releases'] }, 'r'>,
) => Expression<SqlBool>

/** All documents for the staff. */
export const ofStaff: Readable = release => release('r.audience', '=', 'intranet')

/**
 * Opens a file for readers of a released document that links to it, within the window of the document. Access
 * is one query, independent of the library: a missing file and a forbidden one get the same answer in the
 * same time. Throws `CmsError` nicht-gefunden.
 */
export function protectedFiles({
  database,
  library,
  clock,
}: {
  database: Database
  library: Pick<Library, 'open'> | undefined
  clock: () => Date
}) {
  return async (datei: string, breite: Bildbreite, readable: Readable): Promise<Download> => {
    const now = clock().toISOString()
    const leading = await database.read
      .withTables<MediaTables>()
      .selectFrom('document_references as link')
      .innerJoin('releases as r', 'r.document_id', 'link.document_id')
      .select('link.field')
      .where('link.to_path', '=', medienPfad + datei)
      .where('link.scope', '=', 'veroeffentlicht')
      .where('r.gueltig_von', '<=', now)
      .where('r.gueltig_bis', '>', now)
      .where(release => readable(release as never))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('deleted_files as d').select('d.datei').where('d.datei', '=', datei))),
      )
      .limit(1)
      .executeTakeFirst()
    const file = leading && (await library?.open(datei, breite).catch(rowIsFull))
    if (!file) throw new CmsError('nicht-gefunden')
    return file
  }
}

function rowIsFull(error: unknown): never {
  if (error instanceof TooManyWaiting)
    throw new CmsError('zu-viele', 'Es werden gerade zu viele Bilder verkleinert.', { retryAfter: 5 })
  throw error
}
