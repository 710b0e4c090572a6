import type { ExpressionBuilder } from 'kysely'
import { authorTag, kindTag, sectionTag } from '../listing.ts'
import type { EditorQuery, Visible } from '../queries.ts'
import type { Tables } from '../tables.ts'

/** The conditions of a list, on each row by itself. */

export type Listed = ExpressionBuilder<Tables & { l: Tables['listings'] }, 'l'>

/**
 * Returns the conditions of a list. `met` is a tag that all rows have already: repeating its condition would
 * make PostgreSQL look up all rows with the tag.
 */
export function conditions(l: Listed, query: EditorQuery, met?: string) {
  const { kinds, status, section, visible, endsUntil } = query
  const isMet = section !== undefined && sectionTag(withoutSlash(section)) === met
  return [
    inTrash(l, query),
    ...(kinds ? [l('l.kind', 'in', kinds)] : []),
    ...(status ? [l('l.status', 'in', status)] : []),
    ...(section === undefined || isMet ? [] : [inSection(l, section)]),
    ...(visible ? [l.or(visible.map(some => isVisible(l, some)))] : []),
    ...(endsUntil === undefined ? [] : [isEnding(l, endsUntil)]),
    ...inStock(l, query),
    ...[...authorTags(query), ...filterTags(query)]
      .filter(tags => tags.at(-1) !== met)
      .map(tags =>
        l.exists(
          l
            .selectFrom('listing_tags as has')
            .select('has.tag')
            .whereRef('has.document_id', '=', 'l.document_id')
            .where('has.tag', 'in', tags),
        ),
      ),
  ]
}

export const inTrash = (l: Listed, { status }: EditorQuery) =>
  l('l.in_trash', '=', status?.includes('papierkorb') ? 1 : 0)

/** Condition that a document is visible, on any table with kind, key and audience of documents. */
export const isVisible = (l: Listed, { kinds, audiences, within }: Visible) =>
  l.and([
    l('l.audience', 'in', audiences),
    ...(kinds ? [l('l.kind', 'in', kinds)] : []),
    ...(within ? [isWithin(l, within)] : []),
  ])

export const isWithin = (l: Listed, { sections, keys }: NonNullable<Visible['within']>) =>
  l.or([
    ...sections.map(section => inSection(l, section)),
    ...(keys.length > 0 ? [l('l.key', 'in', keys)] : []),
  ])

/** Condition that a document expires by this moment. */
export const isEnding = (l: Listed, until: string) =>
  l.and([l('l.status', 'in', ['geplant', 'oeffentlich', 'geaendert']), l('l.gueltig_bis', '<=', until)])

/** Conditions of the inventory, in addition to those on content. */
export const inStock = (l: Listed, query: EditorQuery) => {
  const { owner, reviewUntil, unchangedSince, harderThan, withFindings } = query
  return [
    ...(owner === undefined ? [] : [l('l.owner', '=', owner)]),
    ...(reviewUntil === undefined ? [] : [l('l.review_on', '<=', reviewUntil)]),
    ...(unchangedSince === undefined ? [] : [l('l.updated_at', '<', unchangedSince)]),
    ...(harderThan === undefined ? [] : [l('l.ease', '>', Math.round(harderThan * 10))]),
    ...(withFindings ? [l('l.findings', '>', 0)] : []),
  ]
}

export const withoutSlash = (path: string) => path.replace(/\/+$/, '')

/** Condition that a page is in a section: in or below `/schillerschule`, not `/schillerschulefest`. */
export function inSection(l: Listed, path: string) {
  const section = withoutSlash(path)
  // '0' is the character after '/'.
  const below = l.and([l('l.key', '>=', `${section}/`), l('l.key', '<', `${section}0`)])
  return l.or([l('l.key', '=', section), below])
}

/**
 * Returns for each filter a list of tags; a document needs one tag of each list. Values belong to kinds, so
 * without kinds no tag matches.
 */
export const filterTags = ({ filters = {}, kinds = [] }: EditorQuery): string[][] =>
  Object.entries(filters).map(([field, value]) =>
    ['', ...kinds].map(kind => kindTag(kind, `${field}:${value}`)),
  )

export const authorTags = ({ author }: EditorQuery): string[][] =>
  author === undefined ? [] : [[authorTag(author)]]
