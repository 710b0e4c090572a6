import type { Judged } from './judged.ts'
import type { KnownFacts } from './known-facts.ts'
import { isOnlyWays, strangeWays } from './own-ways.ts'
import { type Person, wayKey } from './people.ts'
import type { Statement } from './prose.ts'
import { digitsOf, mailsIn, plain, telephonesIn } from './spelling.ts'

/** The people that a text names for the line below it: „Gerhard Nold“, then „Telefon …“. */
export type Above = { readonly group: string; readonly people: readonly Person[] }

/** Judges the telephone numbers and addresses of a statement: each is in a record, and of the person beside it. */
export function* judgeWays(
  statement: Statement,
  text: string,
  known: KnownFacts,
  above: Above | undefined,
): Generator<Judged> {
  const told = new Set<string>()
  for (const { wert, key, people } of strangeWays(text, {
    named: known.named.inOrder,
    shared: known.sharedWays,
    above: peopleAbove(statement, text, known, above),
  })) {
    const hinweis = rightFor(wert, key, people, known)
    if (told.has(key) || hinweis === undefined) continue
    told.add(key)
    yield { art: artOf(wert), wert, hinweis, wer: people.map(({ name }) => name).join(', ') }
  }
  for (const wert of new Set([...telephonesIn(text), ...mailsIn(text)]))
    if (!told.has(wayKey(wert)) && !isKnown(wert, known))
      yield {
        art: artOf(wert),
        wert,
        hinweis: `Diese ${wert.includes('@') ? 'Adresse' : 'Nummer'} steht in keinem Datensatz.`,
      }
}

/** Longest line, in characters, that names somebody for the line below it. */
const LONGEST_LINE = 120

/** Returns the people for the next line: those of this one, if it says nothing of how to reach them. */
export function aboveNext({ field }: Statement, text: string, known: KnownFacts): Above | undefined {
  if (text.length > LONGEST_LINE) return undefined
  const people = known.named.inOrder(text).map(({ thing }) => thing)
  const hasWays = telephonesIn(text).length > 0 || mailsIn(text).length > 0
  return people.length > 0 && !hasWays ? { group: groupOf(field), people } : undefined
}

function peopleAbove(
  { heading, field }: Statement,
  text: string,
  known: KnownFacts,
  above: Above | undefined,
): readonly Person[] {
  if (!isOnlyWays(text)) return []
  if (above?.group === groupOf(field)) return above.people
  return known.named.inOrder(plain(heading)).map(({ thing }) => thing)
}

/** A title and its text are fields of one group. */
const groupOf = (field: string): string => field.slice(0, Math.max(0, field.lastIndexOf('.')))

export const artOf = (wert: string): 'telefon' | 'email' => (wert.includes('@') ? 'email' : 'telefon')

const isKnown = (wert: string, { telephones, mails }: KnownFacts): boolean =>
  wert.includes('@') ? mails.has(wert) : telephones.has(digitsOf(wert))

/** Returns what is right in place of a number or address; undefined if the records do not say. */
export function rightFor(
  wert: string,
  key: string,
  people: readonly Person[],
  known: KnownFacts,
): string | undefined {
  const right = people.flatMap(({ name, ways }) =>
    [...ways.values()].filter(way => artOf(way) === artOf(wert)).map(way => `${name}: ${way}`),
  )
  if (right.length > 0) return `In den Datensätzen: ${[...new Set(right)].join(', ')}.`
  const owner = [...known.people.values()].find(({ ways }) => ways.has(key))
  return owner && `In den Datensätzen gehört sie zu ${owner.name}.`
}
