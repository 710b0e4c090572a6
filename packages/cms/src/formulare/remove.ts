import type { OutboxTables } from '../outbox/tables.ts'
import type { Db } from '../store/index.ts'
import { type FormularTables, tablesOf } from './tables.ts'

/**
 * Deletes submissions with their files, steps and mails. Returns the ids of files that are no longer
 * referenced.
 */
export async function removeEingaenge(db: Db, vorgaenge: readonly string[]): Promise<string[]> {
  if (vorgaenge.length === 0) return []
  const tables = tablesOf(db)
  const files = await tables
    .selectFrom('formular_dateien')
    .select('kennung')
    .where('vorgang', 'in', vorgaenge)
    .execute()
  await db
    .withTables<OutboxTables & FormularTables>()
    .deleteFrom('mails')
    .where('id', 'in', some =>
      some.selectFrom('formular_mails').select('mail_id').where('vorgang', 'in', vorgaenge),
    )
    .execute()
  for (const table of [
    'formular_mails',
    'formular_schritte',
    'formular_dateien',
    'formular_eingaenge',
  ] as const)
    await tables.deleteFrom(table).where('vorgang', 'in', vorgaenge).execute()
  return files.map(({ kennung }) => kennung)
}
