import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import { type Analysed, analyse } from './analyse.ts'
import { ask } from './ask.ts'
import { foundKinds } from './document-text.ts'
import { entryId, LARGEST_NUMBER } from './entry-id.ts'
import type { SearchEntry } from './search-index.ts'
import { sectionOf } from './sections.ts'
import { normalise } from './words.ts'

/** Between the other names of an entry; no word holds it. */
export const BETWEEN_NAMES = ' | '

/** More names than anything has. */
const MOST_NAMES = 200

/** Words that are brought to their table at once; others wait for no longer than that takes. */
const WORDS_AT_ONCE = 500

/** Brings an entry into the index, or over the one of the same ref; inside the transaction of the caller. */
export async function putEntry(db: Kysely<Tables>, entry: SearchEntry): Promise<void> {
  await removeEntry(db, entry.ref)
  const titel = await analyse(entry.titel)
  const namen = await Promise.all(entry.namen.slice(0, MOST_NAMES).map(analyse))
  const einleitung = await analyse(entry.einleitung)
  const text = await analyse(entry.text)
  const id = entryId({
    kind: foundKinds.indexOf(entry.kind),
    section: sectionOf(entry.url),
    datum: entry.datum,
    number: await nextNumber(db),
  })
  await ask(db, 'insert into suche_dokumente values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    id,
    entry.ref,
    entry.kind,
    entry.version,
    entry.url,
    normalise(entry.titel),
    entry.groesse,
    entry.gueltig_von ?? OPEN_BEGIN,
    entry.gueltig_bis ?? OPEN_END,
    titel.worte,
    namen.map(({ worte }) => worte).join(BETWEEN_NAMES),
    einleitung.worte,
  ])
  await ask(db, 'insert into suche_texte values (?, ?)', [id, text.text])
  await setImmediate()
  await ask(db, 'insert into suche_index (rowid, titel, begriffe, einleitung, text) values (?, ?, ?, ?, ?)', [
    id,
    titel.worte,
    namen.map(({ worte }) => worte).join(' '),
    einleitung.worte,
    text.worte,
  ])
  await setImmediate()
  await ask(db, 'insert into suche_titel (rowid, titel) values (?, ?)', [id, titel.worte])
  for await (const some of inTurns(formsOf([titel, text, einleitung], namen)))
    await ask(
      db,
      `insert into suche_worte (wort, rueckwaerts, form, gross, anzahl)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, 1 from json_each(?) where true
        on conflict (wort) do update set anzahl = anzahl + 1, gross = gross + excluded.gross,
          form = iif(excluded.gross > gross, excluded.form, form)`,
      [JSON.stringify(some)],
    )
}

/**
 * Every word once, backwards too, with a form to show, and 1 if it is written with a capital. Of names, which are
 * addresses too, a form is taken only where no text has one.
 */
function* formsOf(
  texts: readonly Analysed[],
  names: readonly Analysed[],
): Generator<[string, string, string, number]> {
  const parts = [...texts, ...names]
  for (const wort of new Set(parts.flatMap(({ worte }) => worte.split(' ').filter(Boolean)))) {
    const form = parts.find(({ forms }) => forms.has(wort))?.forms.get(wort) ?? ''
    yield [wort, backwards(wort), form, /^\p{Lu}/u.test(form) ? 1 : 0]
  }
}

/** A list in pieces, and between them the turn of everybody else. */
async function* inTurns<Item>(list: Iterable<Item>): AsyncGenerator<readonly Item[]> {
  let piece: Item[] = []
  for (const item of list) {
    piece.push(item)
    if (piece.length < WORDS_AT_ONCE) continue
    yield piece
    piece = []
    await setImmediate()
  }
  if (piece.length > 0) yield piece
}

/** Takes an entry out of the index; inside the transaction of the caller. */
export async function removeEntry(db: Kysely<Tables>, ref: string): Promise<void> {
  const [before] = await ask<Row>(
    db,
    `select suche_dokumente.id, titel_worte, begriffe_worte, einleitung_worte, text
      from suche_dokumente join suche_texte using (id) where ref = ?`,
    [ref],
  )
  if (!before) return
  const { id, titel_worte, begriffe_worte, einleitung_worte, text } = before
  const told = await analyse(text)
  const all = new Set(
    [titel_worte, begriffe_worte, einleitung_worte, told.worte].join(' ').split(' ').filter(Boolean),
  )
  await ask(db, 'delete from suche_index where rowid = ?', [id])
  await ask(db, 'delete from suche_titel where rowid = ?', [id])
  await ask(db, 'delete from suche_texte where id = ?', [id])
  await ask(db, 'delete from suche_dokumente where id = ?', [id])
  for await (const some of inTurns(all)) {
    const gone = JSON.stringify(some)
    const those = 'wort in (select value from json_each(?))'
    // Of those that write it with a capital as many are taken as there are on average: exact enough to tell things.
    await ask(
      db,
      `update suche_worte set gross = gross - round(1.0 * gross / anzahl), anzahl = anzahl - 1 where ${those}`,
      [gone],
    )
    await ask(db, `delete from suche_worte where anzahl <= 0 and ${those}`, [gone])
  }
}

type Row = Record<'titel_worte' | 'begriffe_worte' | 'einleitung_worte' | 'text', string> & { id: number }

export const backwards = (word: string): string => Array.from(word).toReversed().join('')

/** Running numbers; begins anew from the smallest after four million writes, as entries in use differ otherwise. */
async function nextNumber(db: Kysely<Tables>): Promise<number> {
  const [row] = await ask<{ wert: string }>(
    db,
    `insert into suche_stand values ('nummer', '1')
      on conflict (name) do update set wert = (wert + 1) % ${LARGEST_NUMBER} returning wert`,
  )
  return Number(row?.wert ?? 0)
}
