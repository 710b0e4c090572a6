import { asProtected } from '@rathausplatz/contract/medien'
import type { Sitzung, Vorlage } from '@rathausplatz/contract/records'
import { records } from '@rathausplatz/contract/records'
import type { Kysely } from 'kysely'
import { collections } from '../collections/collections.ts'
import { readdressed } from '../collections/links.ts'
import { formOf, shownOf } from '../store/collection.ts'
import type { Tables } from '../store/tables.ts'
import type { CouncilReads } from './council.ts'
import type { Member } from './members.ts'
import { isForMember } from './readable.ts'

/** Most meetings or papers read at once: more than any request needs. */
const MOST = 2_000

type Kind = 'sitzung' | 'vorlage'
type Row = { kind: string; key: string; document_id: string; form: string; data: string }

/** Reads meetings and papers for a member: public ones, and those released for this member. */
export function memberReads(
  db: Kysely<Tables>,
  member: Pick<Member, 'tags'>,
  published: CouncilReads,
  now: Date,
) {
  const readable = (kind: Kind) =>
    db
      .selectFrom('releases as r')
      .select(['r.kind', 'r.key', 'r.document_id', 'r.form', 'r.data'])
      .where('r.kind', '=', kind)
      .where('r.gueltig_von', '<=', now.toISOString())
      .where('r.gueltig_bis', '>', now.toISOString())
      .where(release => {
        const isTheirs = isForMember(member, now)(release as never)
        return release.or([release('r.audience', '=', 'oeffentlich'), isTheirs as never])
      })

  const meetings = ({ from = '', to, tag }: Stretch): Promise<Row[]> => {
    let query = readable('sitzung').where('r.datum_von', '>=', from)
    if (to !== undefined) query = query.where('r.datum_von', '<', to)
    if (tag !== undefined)
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('release_tags as asked')
            .select('asked.tag')
            .whereRef('asked.document_id', '=', 'r.document_id')
            .where('asked.tag', '=', tag),
        ),
      )
    return query.orderBy('r.datum_von').orderBy('r.document_id').limit(MOST).execute()
  }

  return {
    /** The reads of the public, with content for this member included. */
    reads: {
      ...published,
      async byKey(kind, key) {
        if (kind !== 'sitzung' && kind !== 'vorlage') return published.byKey(kind, key)
        const row = await readable(kind).where('r.key', '=', key).executeTakeFirst()
        return row && Object.assign(row, { data: dataOf(row) })
      },
      async list(kind, query) {
        if (kind !== 'sitzung') return published.list(kind, query)
        const rows = await meetings(query)
        return rows.map(row => Object.assign(row, { data: dataOf(row) }))
      },
    } as CouncilReads,

    /**
     * Returns the meetings between two moments, public and not, in order of time, with the id of their
     * documents.
     */
    async meetings(stretch: Stretch): Promise<{ id: string; data: Sitzung }[]> {
      const rows = await meetings(stretch)
      return rows.map(row => ({ id: row.document_id, data: dataOf(row) as Sitzung }))
    },

    /** Returns a meeting that the member may read, with the id of its document. */
    async meeting(key: string): Promise<{ id: string; data: Sitzung } | undefined> {
      const row = await readable('sitzung').where('r.key', '=', key).executeTakeFirst()
      return row && { id: row.document_id, data: dataOf(row) as Sitzung }
    },

    /** Returns papers of these kinds, newest first, of one body or of all. */
    async papers({ arten, gremium }: Papers): Promise<Vorlage[]> {
      const rows = await readable('vorlage').orderBy('r.datum_von', 'desc').limit(MOST).execute()
      return rows
        .map(row => dataOf(row) as Vorlage)
        .filter(paper => arten.includes(paper.art) && (gremium === undefined || paper.gremium === gremium))
    },
  }
}

type Papers = { readonly arten: readonly string[]; readonly gremium: string | undefined }

type Stretch = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly tag?: string | undefined
}

/**
 * Returns the content of a release. Content of an older shape that is not migrated yet is parsed into the
 * current shape; of withdrawn content only the withdrawal is shown. Files of non-public content get their
 * protected address.
 */
function dataOf({ kind, form, data }: Row): Sitzung | Vorlage {
  const collection = collections[kind as Kind]
  const stored = JSON.parse(data) as Sitzung | Vorlage
  const parsed = formOf(collection) === form ? undefined : collection.parse(stored)
  const read = shownOf(collection, !parsed || parsed.issues ? stored : parsed.value) as Sitzung | Vorlage
  if (read.behandlung === 'oeffentlich') return read
  return readdressed(records[kind as Kind].schema, read, address => asProtected('raete', address))
}
