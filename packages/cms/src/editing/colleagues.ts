import { may, type RightIn } from '@rathausplatz/contract'
import { type AccountRow, accountOf, whoOf } from '../accounts/account.ts'
import { tablesOf } from '../accounts/room.ts'
import type { Db } from '../store/index.ts'
import type { Editor } from './leave-for.ts'

/** The editor of an account, without the duties that are due at the next sign-in. */
const editorOf = (row: AccountRow): Editor => {
  const who = whoOf(accountOf(row)) as Editor
  return { ...who, pflicht: undefined }
}

const active = (db: Db) =>
  tablesOf(db)
    .selectFrom('accounts')
    .selectAll()
    .where('realm', '=', 'redaktion')
    .where('disabled_at', 'is', null)

/** Returns all editors who may write contents, and so can be responsible for them, sorted by name. */
export async function writersOf(db: Db): Promise<readonly Editor[]> {
  const rows = await active(db).orderBy('nachname').orderBy('vorname').orderBy('id').execute()
  return rows.map(editorOf).filter(who => may(who, 'inhalte-schreiben'))
}

/** Returns all editors with a right that is not about documents, sorted by name. */
export async function accountsThat(db: Db, right: RightIn<'redaktion'>): Promise<readonly Editor[]> {
  const rows = await active(db).orderBy('nachname').orderBy('vorname').orderBy('id').execute()
  return rows.map(editorOf).filter(who => may(who, right))
}

/** Returns the editors of these accounts, without deleted and locked accounts. */
export async function presentOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Editor>> {
  if (ids.length === 0) return new Map()
  const rows = await active(db).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, editorOf(row)]))
}
