import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import { ask } from '../ask.ts'
import { inTurns } from '../in-turns.ts'
import type { EntryWords } from '../search-engine.ts'

export async function put(db: Kysely<Tables>, words: EntryWords): Promise<void> {
  const { id, titel, begriffe, einleitung, text, each } = words
  await ask(db, 'insert into suche_index (rowid, titel, begriffe, einleitung, text) values (?, ?, ?, ?, ?)', [
    id,
    titel,
    begriffe,
    einleitung,
    text,
  ])
  await setImmediate()
  await ask(db, 'insert into suche_titel (rowid, titel) values (?, ?)', [id, titel])
  for await (const some of inTurns(each))
    await ask(
      db,
      `insert into suche_worte (wort, rueckwaerts, form, gross, anzahl)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, 1 from json_each(?) where true
        on conflict (wort) do update set anzahl = anzahl + 1, gross = gross + excluded.gross,
          form = iif(excluded.gross > gross, excluded.form, form)`,
      [JSON.stringify(some)],
    )
}

export async function remove(db: Kysely<Tables>, id: number, words: ReadonlySet<string>): Promise<void> {
  await ask(db, 'delete from suche_index where rowid = ?', [id])
  await ask(db, 'delete from suche_titel where rowid = ?', [id])
  for await (const some of inTurns(words)) {
    const gone = JSON.stringify(some)
    const those = 'wort in (select value from json_each(?))'
    // The number of capitalised entries is reduced by their average share: precise enough to distinguish
    // things.
    await ask(
      db,
      `update suche_worte set gross = gross - round(1.0 * gross / anzahl), anzahl = anzahl - 1 where ${those}`,
      [gone],
    )
    await ask(db, `delete from suche_worte where anzahl <= 0 and ${those}`, [gone])
  }
}

export async function empty(db: Kysely<Tables>): Promise<void> {
  for (const table of ['suche_index', 'suche_titel', 'suche_worte']) await ask(db, `delete from ${table}`)
}
