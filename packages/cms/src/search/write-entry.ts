import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import { ask } from './ask.ts'
import { foundKinds } from './document-text.ts'
import { entryId, LARGEST_NUMBER } from './entry-id.ts'
import type { SearchEntry } from './search-index.ts'
import { sectionOf } from './sections.ts'
import { normalise, wholes, words } from './words.ts'

/** Longer texts are found by their beginning: some hundred printed pages. */
const LONGEST_TEXT = 400_000

/** Brings an entry into the index, or over the one of the same ref; inside the transaction of the caller. */
export async function putEntry(db: Kysely<Tables>, entry: SearchEntry): Promise<void> {
  await removeEntry(db, entry.ref)
  const { titel, begriffe, einleitung, text } = analysed(entry)
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
    begriffe.worte,
    einleitung.worte,
  ])
  await ask(db, 'insert into suche_texte values (?, ?)', [id, text.text])
  await ask(db, 'insert into suche_index (rowid, titel, begriffe, einleitung, text) values (?, ?, ?, ?, ?)', [
    id,
    titel.worte,
    begriffe.worte,
    einleitung.worte,
    text.worte,
  ])
  await ask(db, 'insert into suche_titel (rowid, titel) values (?, ?)', [id, titel.worte])
  await ask(
    db,
    `insert into suche_worte (wort, rueckwaerts, form, anzahl)
      select value ->> 0, value ->> 1, value ->> 2, 1 from json_each(?) where true
      on conflict (wort) do update set anzahl = anzahl + 1`,
    [JSON.stringify(formsOf([titel, begriffe, einleitung, text]))],
  )
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
  const all = [titel_worte, begriffe_worte, einleitung_worte, analyse(text).worte].join(' ')
  const gone = JSON.stringify([...new Set(all.split(' ').filter(Boolean))])
  await ask(db, 'delete from suche_index where rowid = ?', [id])
  await ask(db, 'delete from suche_titel where rowid = ?', [id])
  await ask(db, 'delete from suche_texte where id = ?', [id])
  await ask(db, 'delete from suche_dokumente where id = ?', [id])
  await ask(db, 'update suche_worte set anzahl = anzahl - 1 where wort in (select value from json_each(?))', [
    gone,
  ])
  await ask(db, 'delete from suche_worte where anzahl <= 0 and wort in (select value from json_each(?))', [
    gone,
  ])
}

type Row = Record<'titel_worte' | 'begriffe_worte' | 'einleitung_worte' | 'text', string> & { id: number }

type Analysed = { text: string; worte: string; forms: Map<string, string> }

const analysed = ({ titel, begriffe, einleitung, text }: SearchEntry) => ({
  titel: analyse(titel),
  begriffe: analyse(begriffe),
  einleitung: analyse(einleitung),
  text: analyse(text.slice(0, LONGEST_TEXT)),
})

/** A text with the words it is found by, in one line, and how each of them is written there. */
function analyse(raw: string): Analysed {
  const text = normalise(raw)
  const found = words(text)
  const forms = new Map(found.map(({ wort, start, end }) => [wort, text.slice(start, end)]))
  const worte = [...found.map(({ wort }) => wort), ...wholes(text)].join(' ')
  return { text, worte, forms }
}

/** Every word once, backwards too, with a form to show. */
function formsOf(parts: readonly Analysed[]): [string, string, string][] {
  const all = new Set(parts.flatMap(({ worte }) => worte.split(' ').filter(Boolean)))
  const form = (wort: string) => parts.find(({ forms }) => forms.has(wort))?.forms.get(wort) ?? ''
  return [...all].map(wort => [wort, backwards(wort), form(wort)])
}

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
