import type { Intranetbeitrag } from '@rathausplatz/contract/records'
import type { Kysely } from 'kysely'
import { collections } from '../collections/collections.ts'
import { type Collection, formOf } from '../store/collection.ts'
import type { Tables } from '../store/tables.ts'
import { tablesOf } from './tables.ts'

type IntranetKind = 'intranetrubrik' | 'intranetbeitrag' | 'archivthema' | 'archiv' | 'archivdokument'

/**
 * Documents released for the staff and within their window at `now`. Every answer of the intranet reads from
 * here.
 */
export const releasedAt = (db: Kysely<Tables>, now: Date) =>
  tablesOf(db)
    .selectFrom('releases as r')
    .where('r.audience', '=', 'intranet')
    .where('r.gueltig_von', '<=', now.toISOString())
    .where('r.gueltig_bis', '>', now.toISOString())

/** Like `releasedAt` for one kind, with the number by which the API names each document. */
export const numberedAt = (db: Kysely<Tables>, now: Date, kind: IntranetKind) =>
  releasedAt(db, now)
    .where('r.kind', '=', kind)
    .innerJoin('intranet_nummern as n', 'n.document_id', 'r.document_id')
    .select(['n.nummer', 'r.document_id', 'r.kind', 'r.key', 'r.revision', 'r.form', 'r.data'])

/**
 * Returns the content of a release. Content of an older shape that is not migrated yet is parsed into the
 * current shape.
 */
export function dataOf<Data = Intranetbeitrag>({
  kind,
  form,
  data,
}: {
  readonly kind: string
  readonly form: string
  readonly data: string
}): Data {
  const stored: unknown = JSON.parse(data)
  const collection = collections[kind as keyof typeof collections] as unknown as Collection
  if (formOf(collection) === form) return stored as Data
  const parsed = collection.parse(stored)
  return (parsed.issues ? stored : parsed.value) as Data
}
