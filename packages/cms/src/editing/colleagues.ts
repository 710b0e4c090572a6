import { may, type RightIn } from '@rathausplatz/contract'
import { type AccountRow, accountOf, whoOf } from '../accounts/account.ts'
import { tablesOf } from '../accounts/room.ts'
import type { Db } from '../store/index.ts'
import type { Editor } from './leave-for.ts'

/** Whoever may sign in at the desk, whatever they have to do first when they do. */
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

/** Who can answer for contents: everybody who may write, in the order of their names. */
export async function writersOf(db: Db): Promise<readonly Editor[]> {
  const rows = await active(db).orderBy('nachname').orderBy('vorname').orderBy('id').execute()
  return rows.map(editorOf).filter(who => may(who, 'inhalte-schreiben'))
}

/** Everybody who may do something that no document is about, in the order of their names. */
export async function accountsThat(db: Db, right: RightIn<'redaktion'>): Promise<readonly Editor[]> {
  const rows = await active(db).orderBy('nachname').orderBy('vorname').orderBy('id').execute()
  return rows.map(editorOf).filter(who => may(who, right))
}

/** Of these accounts those that are there and not locked. */
export async function presentOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Editor>> {
  if (ids.length === 0) return new Map()
  const rows = await active(db).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, editorOf(row)]))
}
