import type { Database } from '../store/index.ts'
import { isVisible, type Listed } from '../store/lists/conditions.ts'
import type { Visible } from '../store/queries.ts'
import { type CheckTables, checksIn, type Db } from './tables.ts'

/** The limit of a count: more is shown as „more“. */
const MOST = 1_000

type Read = Database['read']

/**
 * Selects the visible documents with findings of a rule; the limit keeps the database from reading all of
 * them.
 */
const having = (db: Read, rule: string, visible: readonly Visible[]) =>
  db
    .withTables<CheckTables>()
    .selectFrom('findings as f')
    .innerJoin('listings as l', 'l.document_id', 'f.document_id')
    .where('f.rule', '=', rule)
    .where(row => {
      const listed = row as unknown as Listed
      return listed.or(visible.map(some => isVisible(listed, some)))
    })

/** Counts the documents with findings of a rule. */
export async function findRule(
  db: Read,
  rule: string,
  visible: readonly Visible[],
): Promise<{ inhalte: number; mehr: boolean }> {
  if (visible.length === 0) return { inhalte: 0, mehr: false }
  const some = having(db, rule, visible)
    .select('f.document_id')
    .distinct()
    .limit(MOST + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const inhalte = Number(count)
  return { inhalte: Math.min(inhalte, MOST), mehr: inhalte > MOST }
}

type Place = Pick<CheckTables['findings'], 'field' | 'field_name' | 'sentence' | 'advice' | 'words'>
type Found = {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  readonly title: string
  readonly findings: readonly Place[]
}

/** Returns the documents with findings of a rule, ordered by title, each with its places. */
export async function findPlaces(
  db: Read,
  {
    rule,
    visible,
    limit,
    offset,
  }: { rule: string; visible: readonly Visible[]; limit: number; offset: number },
): Promise<{ documents: readonly Found[]; count: number; more: boolean }> {
  if (visible.length === 0) return { documents: [], count: 0, more: false }
  const all = await having(db, rule, visible)
    .select(['f.document_id', 'l.kind', 'l.key', 'l.title', 'l.title_key'])
    .distinct()
    .limit(MOST + 1)
    .execute()
  const told = all.slice(0, MOST)
  const page = told
    .toSorted((one, other) => (one.title_key < other.title_key ? -1 : 1))
    .slice(offset, offset + limit)
  const places = page.length === 0 ? [] : await placesIn(checksIn(db), rule, page)
  return {
    documents: page.map(({ document_id, kind, key, title }) => ({
      document_id,
      kind,
      key,
      title,
      findings: places.filter(place => place.document_id === document_id),
    })),
    count: told.length,
    more: all.length > MOST,
  }
}

const placesIn = (db: Db, rule: string, page: readonly { readonly document_id: string }[]) =>
  db
    .selectFrom('findings')
    .select(['document_id', 'field', 'field_name', 'sentence', 'advice', 'words'])
    .where('rule', '=', rule)
    .where(
      'document_id',
      'in',
      page.map(({ document_id }) => document_id),
    )
    .orderBy('document_id')
    .orderBy('number')
    .execute()

/** Counts the public documents that are to be checked at once, up to the limit. */
export async function findWaiting(db: Db): Promise<number> {
  const some = db.selectFrom('checks').select('document_id').where('due_at', '=', '').limit(MOST)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
