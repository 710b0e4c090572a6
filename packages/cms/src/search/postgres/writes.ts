import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import { ask } from '../ask.ts'
import { inTurns } from '../in-turns.ts'
import type { EntryWords } from '../search-engine.ts'
import { vectorOf, wordsOf } from './lexemes.ts'
import { isLasting, type Window } from './visibility.ts'

export async function put(db: Kysely<Tables>, entry: EntryWords): Promise<void> {
  const { id, titel, each, gueltig_von, gueltig_bis } = entry
  await ask(
    db,
    `with entry as (select $1::bigint as id, $2::tsvector as worte),
      found as (insert into suche_index (id, worte, gueltig_von, gueltig_bis) select id, worte, $3, $4 from entry)
      insert into suche_staerken (id, worte) select id, worte from entry`,
    [id, await vectorOf(entry), gueltig_von, gueltig_bis],
  )
  await ask(db, 'insert into suche_titel (wort, id) select wort, $2 from unnest($1::text[]) as wort', [
    [...new Set(wordsOf(titel))],
    id,
  ])
  const dauerhaft = Number(isLasting(entry))
  for await (const some of inTurns(each))
    await ask(
      db,
      `insert into suche_worte (wort, rueckwaerts, form, gross, anzahl, dauerhaft)
        select wort, rueckwaerts, form, gross, 1, ${dauerhaft}
          from unnest($1::text[], $2::text[], $3::text[], $4::integer[]) as written (wort, rueckwaerts, form, gross)
        on conflict (wort) do update set anzahl = suche_worte.anzahl + 1,
          dauerhaft = suche_worte.dauerhaft + excluded.dauerhaft, gross = suche_worte.gross + excluded.gross,
          form = case when excluded.gross > suche_worte.gross then excluded.form else suche_worte.form end`,
      ([0, 1, 2, 3] as const).map(column => some.map(word => word[column])),
    )
}

export async function remove(db: Kysely<Tables>, id: number, words: ReadonlySet<string>): Promise<void> {
  const [entry] = await ask<Window>(
    db,
    'delete from suche_index where id = $1 returning id, gueltig_von, gueltig_bis',
    [id],
  )
  for (const table of ['suche_staerken', 'suche_titel'])
    await ask(db, `delete from ${table} where id = $1`, [id])
  const dauerhaft = entry && isLasting(entry) ? 1 : 0
  for await (const some of inTurns(words)) {
    // The number of capitalised entries is reduced by their average share: precise enough to distinguish
    // things.
    await ask(
      db,
      `update suche_worte set gross = gross - round(1.0 * gross / anzahl)::integer, anzahl = anzahl - 1,
        dauerhaft = dauerhaft - ${dauerhaft} where wort = any($1::text[])`,
      [some],
    )
    await ask(db, 'delete from suche_worte where anzahl <= 0 and wort = any($1::text[])', [some])
  }
}

export async function empty(db: Kysely<Tables>): Promise<void> {
  for (const table of ['suche_index', 'suche_staerken', 'suche_titel', 'suche_worte'])
    await ask(db, `delete from ${table}`)
}
