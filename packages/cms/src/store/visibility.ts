import type { Kysely } from 'kysely'
import type { StepJob } from '../jobs/job.ts'
import { noteChange } from './changes.ts'
import { freezeFiles, isPromulgated } from './frozen-files.ts'
import type { Tables } from './tables.ts'
import { begins, ends } from './window.ts'

/**
 * Logs the begin and end of time windows as changes, so that caches, other processes and other machines learn
 * of them. Reads compare windows with the clock themselves.
 *
 * The mark of the job is the last logged turn (a begin or an end): its moment and its document, because many
 * documents may turn at midnight. If the clock is set back, the opposite of each premature turn is logged,
 * and the turn is logged again at its time.
 */
export const noteVisibility: StepJob = {
  name: 'Beginn und Ende von Veröffentlichungen vermerken',
  due: {
    async at(db, { mark, now }) {
      if (mark === null || mark > upTo(now)) return now.toISOString()
      const [next] = await turns(db, 'next', mark, 1)
      return next?.at
    },
  },
  async step(db, { mark, now }) {
    if (mark === null) return { more: false, mark: upTo(now) }
    const isBack = mark > upTo(now)
    const noted = isBack ? await turns(db, 'last', mark, AT_ONCE) : await turns(db, 'next', mark, AT_ONCE)
    const due = noted.filter(({ at }) => (isBack ? at > now.toISOString() : at <= now.toISOString()))
    for (const turn of due) {
      if (turn.isBegin && !isBack && isPromulgated(turn.kind))
        await freezeFiles(db, turn.id, { verkuendet_am: turn.at, befund: 'verkuendung', now })
      await noteChange(db, {
        at: isBack ? now : new Date(turn.at),
        who: 'System',
        what: turn.isBegin === isBack ? 'unsichtbar' : 'sichtbar',
        document: turn,
      })
    }
    const last = due.at(-1)
    if (!last || due.length < AT_ONCE) return { more: false, mark: upTo(now) }
    return { more: true, mark: isBack ? before(last) : after(last) }
  },
}

/** Turns per step: few enough not to delay an editor's save. */
const AT_ONCE = 50

type Turn = {
  readonly at: string
  readonly id: string
  readonly kind: string
  readonly key: string
  readonly isBegin: boolean
}

// Marks are compared as text, and '~' sorts after every id.
const upTo = (now: Date): string => `${now.toISOString()} ~`
const before = ({ at, id }: Turn): string => `${at} ${id}`
const after = ({ at, id }: Turn): string => `${at} ${id}!`

/** Returns turns at or after a mark, the next one first; or turns before it, the last one first. */
async function turns(
  db: Kysely<Tables>,
  which: 'next' | 'last',
  mark: string,
  limit: number,
): Promise<Turn[]> {
  const [moment = '', id = ''] = mark.split(' ', 2)
  const [beyond, order] = which === 'next' ? (['>', 'asc'] as const) : (['<', 'desc'] as const)
  const side = (column: 'gueltig_von' | 'gueltig_bis', isNoOpenEnd: typeof begins) =>
    db
      .selectFrom('releases')
      .select(['document_id as id', 'kind', 'key', `${column} as at`])
      .where(isNoOpenEnd(column))
      .where(row =>
        row.or([
          row(column, beyond, moment),
          row.and([row(column, '=', moment), row('document_id', which === 'next' ? '>=' : '<', id)]),
        ]),
      )
      .orderBy(column, order)
      .orderBy('document_id', order)
      .limit(limit)
      .execute()
  const found = [
    ...(await side('gueltig_von', begins)).map(row => Object.assign(row, { isBegin: true })),
    ...(await side('gueltig_bis', ends)).map(row => Object.assign(row, { isBegin: false })),
  ]
  const sorted = found.toSorted((a, b) => (before(a) < before(b) ? -1 : 1))
  return (which === 'next' ? sorted : sorted.toReversed()).slice(0, limit)
}
