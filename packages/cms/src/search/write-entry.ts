import { setImmediate } from 'node:timers/promises'
import { pageThemes, sectionOf } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import { type Analysed, analyse } from './analyse.ts'
import { foundKinds } from './document-text.ts'
import { engineOf } from './engine-of.ts'
import { BETWEEN_NAMES } from './entries.ts'
import { entryId, LARGEST_NUMBER } from './entry-id.ts'
import { inTurns } from './in-turns.ts'
import type { WrittenWord } from './search-engine.ts'
import type { SearchEntry } from './search-index.ts'
import type { SearchTables } from './tables.ts'
import { backwards, normalise } from './words.ts'

/** Most names of one entry. */
const MOST_NAMES = 200

/**
 * Adds an entry to the index, or replaces the one with the same ref; inside the transaction of the caller.
 */
export async function putEntry(db: Kysely<Tables>, entry: SearchEntry): Promise<void> {
  await removeEntry(db, entry.ref)
  const titel = await analyse(entry.titel)
  const namen = await Promise.all(entry.namen.slice(0, MOST_NAMES).map(analyse))
  const einleitung = await analyse(entry.einleitung)
  const text = await analyse(entry.text)
  const id = entryId({
    kind: foundKinds.indexOf(entry.kind),
    section: pageThemes.indexOf(sectionOf(entry.url).theme),
    datum: entry.datum,
    number: await nextNumber(db),
  })
  const window = { gueltig_von: entry.gueltig_von ?? OPEN_BEGIN, gueltig_bis: entry.gueltig_bis ?? OPEN_END }
  const tables = db.withTables<SearchTables>()
  await tables
    .insertInto('suche_dokumente')
    .values({
      id,
      ref: entry.ref,
      kind: entry.kind,
      version: entry.version,
      url: entry.url,
      titel: normalise(entry.titel),
      groesse: entry.groesse,
      ...window,
      titel_worte: titel.worte,
      begriffe_worte: namen.map(({ worte }) => worte).join(BETWEEN_NAMES),
      einleitung_worte: einleitung.worte,
    })
    .execute()
  await tables.insertInto('suche_texte').values({ id, text: text.text }).execute()
  await setImmediate()
  await engineOf(db).put(db, {
    id,
    ...window,
    titel: titel.worte,
    begriffe: namen.map(({ worte }) => worte).join(' '),
    einleitung: einleitung.worte,
    text: text.worte,
    each: formsOf([titel, text, einleitung], namen),
  })
}

/**
 * Yields every word once. Names include addresses, so the form of a word in a name is used only if no text
 * contains the word.
 */
function* formsOf(texts: readonly Analysed[], names: readonly Analysed[]): Generator<WrittenWord> {
  const parts = [...texts, ...names]
  const seen = new Set<string>()
  for (const wort of wordsIn(parts.map(({ worte }) => worte))) {
    if (seen.has(wort)) continue
    seen.add(wort)
    const form = parts.find(({ forms }) => forms.has(wort))?.forms.get(wort) ?? ''
    yield [wort, backwards(wort), form, /^\p{Lu}/u.test(form) ? 1 : 0]
  }
}

/** A generator, so that a long text is not analysed in one turn. */
function* wordsIn(lines: readonly string[]): Generator<string> {
  for (const line of lines) for (const [word] of line.matchAll(/[^ ]+/g)) yield word
}

/** Removes an entry from the index, inside the transaction of the caller. */
export async function removeEntry(db: Kysely<Tables>, ref: string): Promise<void> {
  const tables = db.withTables<SearchTables>()
  const before = await tables
    .selectFrom('suche_dokumente')
    .innerJoin('suche_texte', 'suche_texte.id', 'suche_dokumente.id')
    .select(['suche_dokumente.id', 'titel_worte', 'begriffe_worte', 'einleitung_worte', 'text'])
    .where('ref', '=', ref)
    .executeTakeFirst()
  if (!before) return
  const { id, titel_worte, begriffe_worte, einleitung_worte, text } = before
  const told = await analyse(text)
  const parts = [titel_worte, begriffe_worte.replaceAll(BETWEEN_NAMES, ' '), einleitung_worte, told.worte]
  await tables.deleteFrom('suche_texte').where('id', '=', id).execute()
  await tables.deleteFrom('suche_dokumente').where('id', '=', id).execute()
  const gone = new Set<string>()
  for await (const some of inTurns(wordsIn(parts))) for (const word of some) gone.add(word)
  await engineOf(db).remove(db, id, gone)
}

/**
 * Returns the next running number; restarts after four million writes, when entries still differ in other
 * parts of the id.
 */
async function nextNumber(db: Kysely<Tables>): Promise<number> {
  const tables = db.withTables<SearchTables>()
  const last = await tables
    .selectFrom('suche_stand')
    .select('wert')
    .where('name', '=', NUMBER)
    .executeTakeFirst()
  const next = last ? (Number(last.wert) + 1) % LARGEST_NUMBER : 1
  await tables
    .insertInto('suche_stand')
    .values({ name: NUMBER, wert: String(next) })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ wert: String(next) }))
    .execute()
  return next
}

const NUMBER = 'nummer'
