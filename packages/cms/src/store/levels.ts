import type { Kysely } from 'kysely'
import { isVisible, type Listed } from './lists/conditions.ts'
import { withDrafts } from './lists/rows.ts'
import type { Level, LevelEntry, LevelQuery } from './queries.ts'
import type { Tables } from './tables.ts'

/**
 * One level of the tree of pages: the paths one segment below a given path. Keys are read in order, and the
 * pages below each of these paths are skipped, so the cost depends on the size of the level, not on the pages
 * below it.
 */

/** Most paths of a level. */
const MOST = 1_000

/** Pages that are read at a time, before the rest below the last path is skipped. */
const AT_ONCE = 100

/** Sorts after every letter, so it ends a range of keys. */
const LAST = '\u{10ffff}'

type Step = { readonly path: string; id?: string; hasBelow: boolean }

export async function findLevel(db: Kysely<Tables>, query: LevelQuery): Promise<Level> {
  if (query.visible?.length === 0) return { entries: [], more: false }
  const { steps, more } = await stepsBelow(db, query)
  const ids = steps.flatMap(({ id }) => id ?? [])
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('listings')
          .select(['document_id', 'kind', 'key', 'title', 'datum', 'status', 'fields'])
          .where('document_id', 'in', ids)
          .execute()
  const byId = new Map((await withDrafts(db, rows)).map(row => [row.id, row]))
  const entries = steps.map(
    ({ path, id, hasBelow }): LevelEntry => ({
      path,
      hasBelow,
      page: id === undefined ? undefined : byId.get(id),
    }),
  )
  return { entries, more }
}

async function stepsBelow(
  db: Kysely<Tables>,
  { kind, under, visible }: LevelQuery,
): Promise<{ steps: Step[]; more: boolean }> {
  const prefix = `${under.replace(/\/+$/, '')}/`
  const steps = new Map<string, Step>()
  // The home page belongs to the first level.
  let after = prefix === '/' ? '' : prefix
  for (;;) {
    const pages = await db
      .selectFrom('documents as l')
      .select(['l.id', 'l.key'])
      .where('l.kind', '=', kind)
      .where('l.key', '>', after)
      .where('l.key', '<', prefix + LAST)
      .where('l.deleted_at', 'is', null)
      .$if(visible !== undefined, some =>
        some.where(l => {
          const listed = l as unknown as Listed
          return listed.or((visible ?? []).map(one => isVisible(listed, one)))
        }),
      )
      .orderBy('l.key')
      .limit(AT_ONCE)
      .execute()
    for (const { id, key } of pages) {
      const [name = ''] = key.slice(prefix.length).split('/', 1)
      const path = prefix + name
      const step = steps.get(path) ?? { path, hasBelow: false }
      if (!steps.has(path) && steps.size === MOST) return { steps: [...steps.values()], more: true }
      steps.set(path, step)
      if (key === path) step.id = id
      else step.hasBelow = true
      after = key === path ? key : `${path}/${LAST}`
    }
    if (pages.length < AT_ONCE) return { steps: [...steps.values()], more: false }
  }
}
