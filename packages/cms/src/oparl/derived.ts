import type { Kysely } from 'kysely'
import type { Derived } from '../store/index.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import { partsOf } from './parts-of.ts'
import { settle } from './settle.ts'
import type { OparlTables } from './tables.ts'

/**
 * The objects of the council for other programs. Objects stay when a document is removed: they record their
 * deletion.
 */
export const derivedOparl: Derived = {
  name: 'oparl',
  isTable: name => name === 'oparl_parts',
  form: '3',
  async put(transaction, { id, kind, data, gueltig_von, gueltig_bis }, now) {
    const parts = partsOf(kind, data)
    const db = transaction.withTables<OparlTables>()
    const before = await forget(db, id, kind)
    const rows = parts.map(({ object, slot, target, how, values }, position) => ({
      document_id: id,
      position,
      object,
      slot,
      target,
      how,
      json: JSON.stringify(values),
      gueltig_von: gueltig_von ?? OPEN_BEGIN,
      gueltig_bis: gueltig_bis ?? OPEN_END,
    }))
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await db
        .insertInto('oparl_parts')
        .values(rows.slice(at, at + AT_ONCE))
        .execute()
    await settle(db, [...new Set([...before, ...parts.map(({ object }) => object)])], now)
  },
  async remove(transaction, { id, kind }, now) {
    const db = transaction.withTables<OparlTables>()
    await settle(db, await forget(db, id, kind), now)
  },
}

/** Rows per statement that every database accepts. */
const AT_ONCE = 100

const KINDS: ReadonlySet<string> = new Set(['stadt', 'gremium', 'ratsperson', 'sitzung', 'vorlage'])

/** Deletes the parts of a document and returns their objects. */
async function forget(db: Kysely<OparlTables>, id: string, kind: string): Promise<string[]> {
  if (!KINDS.has(kind)) return []
  const said = await db
    .selectFrom('oparl_parts')
    .select('object')
    .distinct()
    .where('document_id', '=', id)
    .execute()
  await db.deleteFrom('oparl_parts').where('document_id', '=', id).execute()
  return said.map(({ object }) => object)
}
