import type { Ratsnotiz } from '@rathausplatz/contract'
import { withTownOffset } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { RatTables } from './tables.ts'

type Part = { readonly document: string; readonly teil: string }

/** Returns the notes of one member at the items of some parts of a meeting. */
export async function findNotes(
  db: Kysely<Tables>,
  account: string,
  parts: readonly Part[],
): Promise<Ratsnotiz[]> {
  if (parts.length === 0) return []
  const rows = await db
    .withTables<RatTables>()
    .selectFrom('ratsnotizen')
    .selectAll()
    .where('account_id', '=', account)
    .where(
      'document_id',
      'in',
      parts.map(({ document }) => document),
    )
    .orderBy('document_id')
    .orderBy('kennung')
    .execute()
  return rows.flatMap(({ document_id, kennung, text, updated_at }) => {
    const part = parts.find(({ document }) => document === document_id)
    return part ? [{ teil: part.teil, kennung, text, geaendert: withTownOffset(updated_at) }] : []
  })
}

/** Stores a note, and replaces the one before; an empty text deletes it. */
export async function putNote(
  db: Kysely<Tables>,
  {
    account,
    document,
    kennung,
    text,
    now,
  }: {
    account: string
    document: string
    kennung: string
    text: string
    now: Date
  },
): Promise<void> {
  const notes = db.withTables<RatTables>()
  if (text.trim() === '') {
    await notes
      .deleteFrom('ratsnotizen')
      .where('account_id', '=', account)
      .where('document_id', '=', document)
      .where('kennung', '=', kennung)
      .execute()
    return
  }
  const kept = { text, updated_at: now.toISOString() }
  await notes
    .insertInto('ratsnotizen')
    .values({ account_id: account, document_id: document, kennung, ...kept })
    .onConflict(conflict => conflict.columns(['account_id', 'document_id', 'kennung']).doUpdateSet(kept))
    .execute()
}
