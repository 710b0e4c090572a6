import type { Kysely } from 'kysely'
import type { StepJob } from '../jobs/job.ts'
import { findChanges } from '../store/changes.ts'
import type { Tables } from '../store/tables.ts'
import { settle } from './settle.ts'
import type { OparlTables } from './tables.ts'

/** Changes per step: so few that an editor who saves at the same time does not notice. */
const AT_ONCE = 20

/**
 * Updates objects when a release starts or ends by its window: no document is written then, but its parts are
 * visible from that moment, or no longer.
 */
export const followWindows: StepJob = {
  name: 'OParl: Beginn und Ende von Veröffentlichungen nachtragen',
  due: {
    async at(db, { mark, now }) {
      const last = await lastSeq(db)
      return mark === null || last > Number(mark) ? now.toISOString() : undefined
    },
  },
  async step(db, { mark, now }) {
    if (mark === null) return { more: false, mark: String(await lastSeq(db)) }
    const changes = await findChanges(db, { after: Number(mark), limit: AT_ONCE })
    const turned = changes.filter(({ what }) => what === 'sichtbar' || what === 'unsichtbar')
    const tables = db.withTables<OparlTables>()
    const ids = [...new Set(turned.map(({ document_id }) => document_id))]
    if (ids.length > 0) {
      const parts = await tables
        .selectFrom('oparl_parts')
        .select('object')
        .distinct()
        .where('document_id', 'in', ids)
        .execute()
      await settle(
        tables,
        parts.map(({ object }) => object),
        now,
      )
    }
    const seq = changes.at(-1)?.seq
    return { more: changes.length === AT_ONCE, mark: seq === undefined ? mark : String(seq) }
  },
}

async function lastSeq(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('changes').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return Number(row?.seq ?? 0)
}
