import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import { ok } from '../store/result.ts'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import { ask } from './ask.ts'
import { foundKinds } from './document-text.ts'
import { putDocument } from './put-document.ts'
import { removeEntry } from './write-entry.ts'

/** Changed whenever texts are taken apart in another way: then the whole index is made anew. */
const FORM_OF_INDEX = 5

/** Few enough that an editor who saves meanwhile does not notice. */
const AT_ONCE = 20

type PublishedRow = {
  document_id: string
  kind: string
  revision: number
  gueltig_von: string
  gueltig_bis: string
  data: string
}

/**
 * Brings the index to what is public, in small steps: for databases that were filled before there was an index, and
 * after a change of its form or of the kinds. While it runs, the search finds what is there already. Public documents
 * are gone through once, in the order of their ids: what is written meanwhile is brought to the index by its writer.
 */
export async function catchUp(store: CmsStore, isClosed: () => boolean): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined && !isClosed(); ) {
    const missing: readonly PublishedRow[] = await missingEntries(store, last)
    if (missing.length > 0)
      await writeOrThrow(store, async db => {
        for (const { document_id: id, kind, revision, data, gueltig_von, gueltig_bis } of missing)
          await putDocument(db, {
            id,
            kind,
            revision,
            data: JSON.parse(data) as unknown,
            gueltig_von: gueltig_von === OPEN_BEGIN ? null : gueltig_von,
            gueltig_bis: gueltig_bis === OPEN_END ? null : gueltig_bis,
          })
      })
    last = missing.at(-1)?.document_id
    await setImmediate()
  }
  for (let gone = await goneEntries(store); gone.length > 0 && !isClosed(); gone = await goneEntries(store)) {
    await writeOrThrow(store, async db => {
      for (const ref of gone) await removeEntry(db, ref)
    })
    await setImmediate()
  }
}

async function writeOrThrow({ database }: CmsStore, work: (db: Kysely<Tables>) => Promise<void>) {
  const done = await database.write(async db => {
    await work(db)
    return ok(undefined)
  })
  if (!done.ok) throw new Error(done.error.message, { cause: done.cause })
}

const TABLES = [
  'suche_dokumente',
  'suche_texte',
  'suche_index',
  'suche_titel',
  'suche_worte',
  'suche_begriffe',
]

/** Empties an index of another form, before anything is written to it. */
export async function beginAnewIfOther(store: CmsStore): Promise<void> {
  const form = JSON.stringify([FORM_OF_INDEX, foundKinds])
  const [known] = await ask<{ wert: string }>(
    store.database.read,
    "select wert from suche_stand where name = 'form'",
  )
  if (known?.wert === form) return
  await writeOrThrow(store, async db => {
    for (const table of TABLES) await ask(db, `delete from ${table}`)
    await ask(db, "insert or replace into suche_stand values ('form', ?)", [form])
  })
}

/** Public documents behind an id that the index does not know, or knows in another revision; the first of them. */
const missingEntries = ({ database }: CmsStore, after: string) =>
  ask<PublishedRow>(
    database.read,
    `select document_id, published.kind, revision, published.gueltig_von, published.gueltig_bis, data
      from published left join suche_dokumente on ref = document_id
      where document_id > ?1 and iif(published.kind = 'suchbegriff',
        not exists (select 1 from suche_begriffe where suche_begriffe.document_id = published.document_id),
        published.kind in (select value from json_each(?2)) and (ref is null or version <> cast(revision as text)))
      order by document_id limit ${AT_ONCE}`,
    [after, JSON.stringify(foundKinds)],
  )

/** Entries whose document is no longer public. */
async function goneEntries({ database }: CmsStore): Promise<string[]> {
  const rows = await ask<{ ref: string }>(
    database.read,
    `select ref from suche_dokumente left join published on document_id = ref
      where document_id is null and ref not like 'medien:%' limit ${AT_ONCE}`,
  )
  return rows.map(({ ref }) => ref)
}
