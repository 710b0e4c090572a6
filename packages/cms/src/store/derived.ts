import { setImmediate } from 'node:timers/promises'
import type { Audience } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Document } from './document.ts'
import { findDocumentsAfter } from './editor-reads.ts'
import { ok, orThrow } from './result.ts'
import type { DerivedTable, Tables } from './tables.ts'
import { OPEN_BEGIN, OPEN_END } from './window.ts'

/** A document in its public version. */
export type PublicDocument = Pick<Document, 'id' | 'kind' | 'data' | 'gueltig_von' | 'gueltig_bis'> & {
  readonly revision: number
}

/** Tables that are rebuilt only if a new version of their room derives other rows from the same documents. */
interface DerivedTables {
  readonly name: string
  /** A value that changes whenever the same documents lead to other rows. */
  readonly form: string
  /** Tests whether a table of this name belongs to the room. */
  isTable(name: string): boolean
  /** Empties the tables, for rooms whose new rows cannot be mixed with old ones. */
  empty?(transaction: Kysely<Tables>): Promise<void>
}

/**
 * Rows that a room derives from public documents, such as dates of events or the search index. They change in
 * the transaction that changes the public version, so they are always consistent with it.
 */
export interface Derived extends DerivedTables {
  readonly of?: undefined
  /** The audience of the documents. Default: everyone. */
  readonly audience?: Audience
  /** Replaces the rows of a public document. */
  put(transaction: Kysely<Tables>, document: PublicDocument, now: Date): Promise<void>
  remove(
    transaction: Kysely<Tables>,
    document: Pick<PublicDocument, 'id' | 'kind' | 'data'>,
    now: Date,
  ): Promise<void>
}

/**
 * Rows that a room derives from documents as editors see them: from the draft, and from the public version
 * beside it. They change in the transaction of every step.
 */
export interface DerivedOfDrafts extends DerivedTables {
  readonly of: 'drafts'
  /** Replaces the rows of a document; one in the trash has none. */
  put(transaction: Kysely<Tables>, document: Document, now: Date): Promise<void>
}

export type AnyDerived = Derived | DerivedOfDrafts

/** Documents per step: few enough not to delay an editor's save. */
const AT_ONCE = 20

/** Records which rows have to be rebuilt. Must run before any other read or write. */
export async function noteForms(database: Database, all: readonly AnyDerived[]): Promise<void> {
  if ((await others(database.read, all)).length === 0) return
  await orThrow(
    database.write(async db => {
      // Checked again inside the transaction: another process may have recorded them meanwhile.
      const other = await others(db, all)
      // Without any document there is nothing to rebuild.
      const first = await db.selectFrom('documents').select('id').limit(1).executeTakeFirst()
      for (const { name, form, empty } of other) {
        await empty?.(db)
        const row = { form, filled_up_to: first ? '' : null }
        await db
          .insertInto('derived')
          .values({ name, ...row })
          .onConflict(conflict => conflict.column('name').doUpdateSet(row))
          .execute()
      }
      return ok(undefined)
    }),
  )
}

/**
 * Rebuilds derived rows, document by document in the order of ids, in small steps that record their progress:
 * after a crash, the next start continues. The publication of a document meanwhile writes the rows of that
 * document itself.
 */
export async function fillDerived(
  database: Database,
  all: readonly AnyDerived[],
  isClosed: () => boolean,
  clock = () => new Date(),
): Promise<void> {
  for (const derived of all) {
    let isDone = !(await rows(database.read)).some(
      ({ name, filled_up_to }) => name === derived.name && filled_up_to !== null,
    )
    while (!isDone && !isClosed()) {
      isDone = await orThrow(database.write(async db => ok(await fillStep(db, derived, clock()))))
      await setImmediate()
    }
  }
}

/** Tests whether rows of this program's form have to be rebuilt. */
export async function isToFill(db: Kysely<Tables>, all: readonly AnyDerived[]): Promise<boolean> {
  const own = new Map(all.map(({ name, form }) => [name, form]))
  return (await rows(db)).some(
    ({ name, form, filled_up_to }) => filled_up_to !== null && own.get(name) === form,
  )
}

/** Returns the rooms whose stored rows have another form. */
async function others(db: Kysely<Tables>, all: readonly AnyDerived[]): Promise<AnyDerived[]> {
  const noted = new Map((await rows(db)).map(row => [row.name, row.form]))
  return all.filter(({ name, form }) => noted.get(name) !== form)
}

/**
 * Rebuilds the rows of the next few documents. Returns true if none are left, or if another program has
 * recorded another form.
 */
async function fillStep(db: Kysely<Tables>, derived: AnyDerived, now: Date): Promise<boolean> {
  const own = (await rows(db)).find(({ name, form }) => name === derived.name && form === derived.form)
  const after = own?.filled_up_to ?? null
  if (after === null) return true
  const filled_up_to = await (derived.of === 'drafts'
    ? putDrafts(db, derived, after, now)
    : putReleases(db, derived, after, now))
  await db.updateTable('derived').set({ filled_up_to }).where('name', '=', derived.name).execute()
  return filled_up_to === null
}

/** Rebuilds the rows of the next few drafts. Returns the id of the last one; null if none are left. */
async function putDrafts(db: Kysely<Tables>, derived: DerivedOfDrafts, after: string, now: Date) {
  const next = await findDocumentsAfter(db, undefined, after, AT_ONCE)
  for (const document of next) await derived.put(db, document, now)
  return next.at(-1)?.id ?? null
}

async function putReleases(db: Kysely<Tables>, derived: Derived, after: string, now: Date) {
  const next = await db
    .selectFrom('releases')
    .select(['document_id', 'kind', 'revision', 'data', 'gueltig_von', 'gueltig_bis'])
    .where('audience', '=', derived.audience ?? 'oeffentlich')
    .where('document_id', '>', after)
    .orderBy('document_id')
    .limit(AT_ONCE)
    .execute()
  for (const { document_id: id, kind, revision, data, gueltig_von, gueltig_bis } of next)
    await derived.put(
      db,
      {
        id,
        kind,
        revision,
        data: JSON.parse(data),
        gueltig_von: gueltig_von === OPEN_BEGIN ? null : gueltig_von,
        gueltig_bis: gueltig_bis === OPEN_END ? null : gueltig_bis,
      },
      now,
    )
  return next.at(-1)?.document_id ?? null
}

const rows = (db: Kysely<Tables>): Promise<DerivedTable[]> => db.selectFrom('derived').selectAll().execute()
