import { records } from '@rathausplatz/contract/records'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { mitVorlage } from '../collections/sitzung.ts'
import type { Tables } from '../store/tables.ts'
import type { Member } from './members.ts'

type Release = ExpressionBuilder<Tables & { r: Tables['releases'] }, 'r'>

/** Position of the slug in a paper's key, counted as SQL does (from 1). */
const SLUG_FROM = `${records.vorlage.under}/`.length + 1

/**
 * Query condition: may the member read content released for the council? True for content of their bodies, of
 * meetings in which they replace a member, and for papers on the non-public agenda of such a meeting. No
 * other code has this rule: meetings, papers and their files use it from here.
 */
export const isForMember =
  ({ tags }: Pick<Member, 'tags'>, now: Date) =>
  (release: Release): ExpressionWrapper<Tables, 'releases', SqlBool> => {
    const moment = now.toISOString()
    const none = release.lit(false)
    const own = (document: 'r.document_id' | 'm.document_id') =>
      tags.length === 0
        ? none
        : release.exists(
            release
              .selectFrom('release_tags as own')
              .select('own.tag')
              .where('own.document_id', '=', sql.ref<string>(document))
              .where('own.tag', 'in', tags),
          )
    const onOwnAgenda = release.exists(
      release
        .selectFrom('release_tags as item')
        .innerJoin('releases as m', 'm.document_id', 'item.document_id')
        .select('item.tag')
        .where('item.tag', '=', sql<string>`${mitVorlage('')} || substr(${sql.ref('r.key')}, ${SLUG_FROM})`)
        .where('m.kind', '=', 'sitzung')
        .where('m.audience', '=', 'raete')
        .where('m.gueltig_von', '<=', moment)
        .where('m.gueltig_bis', '>', moment)
        .where(own('m.document_id')),
    )
    return release.and([
      release('r.audience', '=', 'raete'),
      release.or([own('r.document_id'), release.and([release('r.kind', '=', 'vorlage'), onOwnAgenda])]),
    ]) as never
  }
