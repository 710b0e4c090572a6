import { CmsError } from '@rathausplatz/contract'
import { hashOf } from '../keys/hash-of.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import type { Db } from '../store/index.ts'
import { type FormularTables, tablesOf } from './tables.ts'

/** Returns the result of an earlier submission with the same id; throws if its answers were different. */
export async function sentBefore(db: Db, einreichung: string, fingerabdruck: string, kennwort: string) {
  const row = await tablesOf(db)
    .selectFrom('formular_eingaenge')
    .select(['vorgang', 'fingerabdruck', 'kennwort', 'email'])
    .where('einreichung', '=', einreichung)
    .executeTakeFirst()
  if (!row) return undefined
  const { vorgang } = row
  if (row.fingerabdruck !== fingerabdruck)
    throw new CmsError(
      'nicht-moeglich',
      `Dieses Formular ist schon bei uns, unter der Nummer ${vorgang}. Ihre Änderung ist nicht dabei. Soll auch sie zu uns, senden Sie das Formular bitte noch einmal ab: Es bekommt dann eine eigene Nummer.`,
    )
  // The site's key has changed since: stores the hash of the new secret, so that it works.
  if (row.kennwort !== hashOf(kennwort))
    await tablesOf(db)
      .updateTable('formular_eingaenge')
      .set({ kennwort: hashOf(kennwort) })
      .where('vorgang', '=', vorgang)
      .execute()
  // Repeats the first answer: a mail that failed is not promised again.
  const mail = await db
    .withTables<FormularTables & OutboxTables>()
    .selectFrom('formular_mails as told')
    .innerJoin('mails', 'mails.id', 'told.mail_id')
    .select('mails.id')
    .where('told.vorgang', '=', vorgang)
    .where('mails.an', '=', row.email ?? '')
    .where('mails.zustand', 'not in', ['gescheitert', 'zurueckgekommen', 'verworfen'])
    .executeTakeFirst()
  return { vorgang, kennwort, eingangsmail: mail !== undefined }
}
