import { calls } from '@rathausplatz/contract'
import type { Column, FormField } from '@rathausplatz/contract/records'
import { kennungOf, type Row } from '../contents/row.ts'
import type { Kind } from '../kinds/kinds.ts'
import { ask } from '../wall/ask.ts'
import type { Choice, Names } from './cell.ts'

/**
 * Loads the options of filters and columns. The options of a reference are the titles of its records, those
 * of a select its labels; a filter for free text without known words is a text field.
 */
export async function loadNames(kind: Kind, columns: readonly Column[]): Promise<Names> {
  const named = new Set([...(kind.liste.filters ?? []), ...columns.map(({ name }) => name)])
  const fields = kind.felder.filter(({ name }) => named.has(name))
  const known = await Promise.all(
    fields.map(async field => {
      const choices = await choicesOf(kind, field)
      return choices ? [[field.name, choices] as const] : []
    }),
  )
  return Object.fromEntries(known.flat())
}

async function choicesOf({ art, liste }: Kind, field: FormField): Promise<readonly Choice[] | undefined> {
  const one = field.control === 'liste' ? field.of : field
  if (one.control === 'auswahl')
    return one.options.map(({ value, label }) => ({ value: String(value), label }))
  if (one.control === 'schalter') return YES_OR_NO
  if (one.control === 'verweis') return remembered(one.to, () => titlesOf(one.to))
  const place = `${art}.${field.name}`
  const elsewhere = WORDS[place]
  if (elsewhere) return remembered(place, elsewhere)
  const isShown = one.control === 'zeile' && liste.columns?.includes(field.name)
  return isShown && liste.filters?.includes(field.name)
    ? remembered(place, () => wordsIn(art, field.name))
    : undefined
}

/** Returns the words in use in a free text column; undefined if the kind has too many records. */
async function wordsIn(art: string, field: string): Promise<readonly Choice[] | undefined> {
  const rows = await all(art)
  const words = rows
    ?.flatMap(({ felder }) => felder[field])
    .filter(word => typeof word === 'string' && word !== '')
  return (
    words && [...new Set(words as string[])].map(word => ({ value: word, label: word })).toSorted(byLabel)
  )
}

const YES_OR_NO: readonly Choice[] = [
  { value: 'true', label: 'ja' },
  { value: 'false', label: 'nein' },
]

/** Fields whose words come from records of another kind, by name. */
const WORDS: Readonly<Record<string, () => Promise<readonly Choice[] | undefined>>> = {
  'veranstaltung.rubriken': async () =>
    (await all('rubrik'))?.map(({ titel }) => ({ value: titel, label: titel })),
  'verzeichniseintrag.rubriken': rubrikenOfDirectories,
}

const titlesOf = async (art: string): Promise<readonly Choice[] | undefined> =>
  (await all(art))?.map(row => ({ value: kennungOf(row), label: row.titel }))

async function rubrikenOfDirectories(): Promise<readonly Choice[] | undefined> {
  const directories = await all('verzeichnis')
  const documents = await Promise.all(
    (directories ?? []).map(({ id }) => ask(calls.redaktionInhalt, { params: { id } })),
  )
  const named = documents.flatMap(({ daten }) => (daten.rubriken ?? []) as { id: string; name: string }[])
  const byId = new Map(named.map(({ id, name }) => [id, name]))
  return [...byId].map(([value, label]) => ({ value, label })).toSorted(byLabel)
}

const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, 'de')

const AT_ONCE = 100
/** Most options of a select; with more words the filter is a text field. */
const MOST = 500

/** Returns all records of a kind by title; undefined if there are too many. */
async function all(art: string) {
  const rows: Row[] = []
  for (let seite = 1; rows.length < MOST; seite++) {
    const query = { art, sortierung: 'titel:asc', seite, pro_seite: AT_ONCE } as const
    const { data } = await ask(calls.redaktionInhalte, { query })
    rows.push(...data)
    if (data.length < AT_ONCE) return rows
  }
  return undefined
}

/** Cache time in ms: a new rubrik has to appear in the list of events. */
const KEPT_FOR = 60_000

const memory = new Map<string, { since: number; choices: Promise<readonly Choice[] | undefined> }>()

function remembered(
  name: string,
  load: () => Promise<readonly Choice[] | undefined>,
): Promise<readonly Choice[] | undefined> {
  const found = memory.get(name)
  if (found && Date.now() - found.since < KEPT_FOR) return found.choices
  const choices = load().catch((error: unknown) => {
    memory.delete(name)
    throw error
  })
  memory.set(name, { since: Date.now(), choices })
  return choices
}
