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

/** More meetings than a council has between two days that somebody looks at. */
const MOST = 2_000

type Kind = 'sitzung' | 'vorlage'
type Row = { kind: string; key: string; document_id: string; form: string; data: string }

/** What a member reads of meetings and papers: what is public, and what is for them. */
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
    /** The same questions as the public asks, with what is for this member among the answers. */
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

    /** Meetings between two moments, public and not, in the order of time: each with its document. */
    async meetings(stretch: Stretch): Promise<{ id: string; data: Sitzung }[]> {
      const rows = await meetings(stretch)
      return rows.map(row => ({ id: row.document_id, data: dataOf(row) as Sitzung }))
    },

    /** A meeting that they may read, with its document. */
    async meeting(key: string): Promise<{ id: string; data: Sitzung } | undefined> {
      const row = await readable('sitzung').where('r.key', '=', key).executeTakeFirst()
      return row && { id: row.document_id, data: dataOf(row) as Sitzung }
    },

    /** Papers of these kinds, the newest first; of one body, or of all. */
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
 * Content of an older form that is not renewed yet is read as it will be; of what was taken back only that. Files of what is
 * not public are told under the address at which its readers get them.
 */
function dataOf({ kind, form, data }: Row): Sitzung | Vorlage {
  const collection = collections[kind as Kind]
  const stored = JSON.parse(data) as Sitzung | Vorlage
  const parsed = formOf(collection) === form ? undefined : collection.parse(stored)
  const read = shownOf(collection, !parsed || parsed.issues ? stored : parsed.value) as Sitzung | Vorlage
  if (read.behandlung === 'oeffentlich') return read
  return readdressed(records[kind as Kind].schema, read, address => asProtected('raete', address))
}
