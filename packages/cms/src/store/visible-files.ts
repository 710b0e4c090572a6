import { medienPfad } from '@rathausplatz/contract/medien'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { MediaTables } from '../media/tables.ts'
import { isVisible, type Listed } from './lists/conditions.ts'
import type { FilesSeen } from './queries.ts'
import type { Tables } from './tables.ts'

type Media = ExpressionBuilder<Tables & MediaTables, 'medien'>
type Condition = ExpressionWrapper<Tables & MediaTables, 'medien', SqlBool>

/**
 * Returns the query condition for files that the editor may see, with the same rule as `maySee` for a single
 * file. Filtering after the query would reveal hidden files by half-filled pages.
 */
export function isFileVisible(medium: Media, { visible, unkept }: FilesSeen): Condition {
  const path = sql<string>`(${sql.lit(medienPfad)} || ${sql.ref('medien.datei')})`
  const closed = medium.selectFrom('closed_files').select('path').where('path', '=', path)
  const closedForSome = closed.where('audience', '!=', 'redaktion')
  const shown = medium
    .selectFrom('document_references as link')
    .innerJoin('published', 'published.document_id', 'link.document_id')
    .select('link.field')
    .where('link.to_path', '=', path)
    .where('link.scope', '=', 'veroeffentlicht')

  const links = medium
    .selectFrom('document_references as link')
    .select('link.field')
    .where('link.to_path', '=', path)
  const drafts = links
    .innerJoin('documents as l', 'l.id', 'link.document_id')
    .where('link.scope', '=', 'entwurf')
  const released = links
    .innerJoin('releases as l', 'l.document_id', 'link.document_id')
    .where('link.scope', '=', 'veroeffentlicht')
  /**
   * Returns the condition that documents for an audience link to the file; with `seenBy`, only documents that
   * the editor may see.
   */
  const kept = (seenBy?: FilesSeen['visible']) => {
    const are = (of: unknown) => {
      const l = of as Listed
      const seen = seenBy ? [l.or(seenBy.map(some => isVisible(l, some)))] : []
      return l.and([l('l.audience', '!=', 'oeffentlich'), ...seen])
    }
    return medium.or([medium.exists(drafts.where(l => are(l))), medium.exists(released.where(l => are(l)))])
  }
  const mayKeep =
    unkept.length > 0 ? medium.exists(closed.where('audience', 'in', unkept)) : medium.lit(false)
  return medium.or([
    medium.not(medium.exists(closedForSome)),
    medium.exists(shown),
    kept(visible),
    medium.and([medium.not(kept()), mayKeep]),
  ])
}
