import type { Veranstaltung } from '@rathausplatz/contract/records'
import { berlinDay, plusDays, startOfDay, utc } from '@rathausplatz/time'
import { type Kysely, sql } from 'kysely'
import { preparedQuery } from '../store/prepared-query.ts'
import type { Tables } from '../store/tables.ts'
import { OPEN_END } from '../store/window.ts'

/** A date of a public event together with the event. */
export type TerminOfEvent = {
  readonly document_id: string
  readonly revision: number
  readonly published_at: string
  readonly termin: string
  readonly datum_von: string
  readonly datum_bis: string | null
  readonly entfaellt: boolean
  readonly grund: string
  readonly event: Veranstaltung
}

export type TermineQuery = {
  /** Name of a category, to get only its dates. */
  readonly rubrik?: string | undefined
  /** First day of the list, which may be in the past. Default: only dates that are not over. */
  readonly von?: string | undefined
  /** Last day of the list: dates that begin later are left out. */
  readonly bis?: string | undefined
}

/** Most dates that are counted, so that the cost of counting is bounded. */
export const MOST_COUNTED = 1_000

/**
 * Reads dates of public events by their beginning. Dates that are running on the first day are read first,
 * then later ones follow in an index: the cost of a page does not depend on the number of events.
 */
export function termineReads(db: Kysely<Tables>, clock: () => Date) {
  const list = preparedQuery(db, (slot: (name: ListSlot) => never) => ({
    compile: () =>
      sql<Row>`${joined(sql`${matching(slot)} limit ${slot('limit')} offset ${slot('offset')}`)}`.compile(db),
  }))
  const count = preparedQuery(db, (slot: (name: ListSlot) => never) => ({
    compile: () =>
      sql<{
        count: number
      }>`select count(*) as count from (${matching(slot)} limit ${MOST_COUNTED}) as listed`.compile(db),
  }))
  const ofDocument = preparedQuery(db, (slot: (name: 'id') => never) => ({
    compile: () =>
      sql<Row>`${joined(sql`select document_id, termin, datum_von as beginn from termine where document_id = ${slot('id')}`)}`.compile(
        db,
      ),
  }))

  const stretch = ({ rubrik = '', von, bis }: TermineQuery) => {
    const now = utc(clock().toISOString())
    return {
      rubrik,
      tag: von ?? berlinDay(clock()),
      von: von === undefined ? now : startOfDay(von),
      bis: bis === undefined ? OPEN_END : startOfDay(plusDays(bis, 1)),
      now,
    }
  }

  return {
    async list(query: TermineQuery, { limit, offset = 0 }: { limit: number; offset?: number }) {
      return withEvents(await list({ ...stretch(query), limit, offset }))
    },

    /** Returns the number of dates of a list, counted up to 1,000. */
    async count(query: TermineQuery): Promise<number> {
      const [row] = await count({ ...stretch(query), limit: 0, offset: 0 })
      return row?.count ?? 0
    },

    /** Returns all dates of one event, by the id of its document. */
    async ofDocument(id: string) {
      return withEvents(await ofDocument({ id }))
    },
  }
}

export type TermineReads = ReturnType<typeof termineReads>

type ListSlot = 'rubrik' | 'tag' | 'von' | 'bis' | 'now' | 'limit' | 'offset'

type Row = Omit<TerminOfEvent, 'entfaellt' | 'event'> & { entfaellt: number; data: string }

/** Selects dates that are running on the first day, then later ones, by an index-only scan. */
const matching = (slot: (name: ListSlot) => never) => {
  const visible = sql`gueltig_von <= ${slot('now')} and gueltig_bis > ${slot('now')}`
  return sql`
    select document_id, termin, beginn from termine_by_day
      where rubrik = ${slot('rubrik')} and tag = ${slot('tag')} and beginn < ${slot('von')} and ende >= ${slot('von')}
      and ${visible}
    union all
    select document_id, termin, beginn from termine_by_day
      where rubrik = ${slot('rubrik')} and first_day = 1 and beginn >= ${slot('von')} and beginn < ${slot('bis')}
      and ${visible}
    order by beginn, document_id`
}

const joined = (listed: ReturnType<typeof sql>) => sql`
  select listed.document_id, listed.termin, datum_von, datum_bis, entfaellt, grund, revision, published_at, data
  from (${listed}) as listed
  join termine using (document_id, termin)
  join (select document_id, revision, published_at, data from published) as event using (document_id)
  order by listed.beginn, listed.document_id`

/** Adds the event to each date. Each event is parsed once, even if several of its dates are listed. */
function withEvents(rows: readonly Row[]): TerminOfEvent[] {
  const events = new Map<string, Veranstaltung>()
  return rows.map(({ data, entfaellt, ...row }) => {
    const event = events.get(row.document_id) ?? (JSON.parse(data) as Veranstaltung)
    events.set(row.document_id, event)
    return { ...row, entfaellt: entfaellt === 1, event }
  })
}
