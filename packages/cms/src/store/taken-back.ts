import type { Kysely } from 'kysely'
import type { Collection } from './collection.ts'
import type { Document, ListedDocument } from './document.ts'
import { invalid, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/** The public version, not the draft, decides whether a document was withdrawn. */

type Kinds = (kind: string) => Pick<Collection, 'takenBackOn'> | undefined
type Known = Pick<Document, 'id' | 'kind'>

/** Returns the day of withdrawal for each withdrawn document among these. */
export async function findTakenBack(
  db: Kysely<Tables>,
  documents: readonly Known[],
  kinds: Kinds,
): Promise<ReadonlyMap<string, string>> {
  const asked = documents.filter(({ kind }) => kinds(kind)?.takenBackOn).map(({ id }) => id)
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('releases')
    .select(['document_id', 'kind', 'data'])
    .where('document_id', 'in', asked)
    .execute()
  return new Map(
    rows.flatMap(({ document_id, kind, data }) => {
      const day = kinds(kind)?.takenBackOn?.(JSON.parse(data))
      return day === undefined ? [] : [[document_id, day]]
    }),
  )
}

export const isTakenBack = async (
  db: Kysely<Tables>,
  document: Known,
  collection: Pick<Collection, 'takenBackOn'>,
): Promise<boolean> => (await findTakenBack(db, [document], () => collection)).has(document.id)

/** Adds the day of withdrawal to rows of a list. */
export async function withDays(
  db: Kysely<Tables>,
  rows: readonly ListedDocument[],
  kinds: Kinds,
): Promise<readonly ListedDocument[]> {
  const days = await findTakenBack(
    db,
    rows.filter(({ status }) => status === 'zurueckgenommen'),
    kinds,
  )
  return rows.map(row => ({ ...row, takenBackOn: days.get(row.id) }))
}

/** Refuses changes of a withdrawn document. */
export async function onlyWhatHolds(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
): Promise<Result<Document>> {
  if (!(await isTakenBack(db, document, collection))) return ok(document)
  return invalid([{ path: '', message: TAKEN_BACK }], TAKEN_BACK)
}

const TAKEN_BACK = 'Das ist zurückgenommen. Was dort steht, wird nicht mehr geändert.'
