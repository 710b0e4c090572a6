import { type Statement, statementsOf } from './prose.ts'
import { type FactArt, recordFacts } from './record-facts.ts'
import { hasWord, plain } from './spelling.ts'
import { finderOf, isSameFact, withFact } from './spots.ts'

/** What a record has said and says no more. */
export type OldFact = {
  readonly art: FactArt
  readonly alt: string
  /** What stands in the same field now; none where the field is gone, or says what was said elsewhere before. */
  readonly neu: string | undefined
}

/** Where some content still says one of them. */
export type OldPlace = {
  readonly fact: OldFact
  readonly feld: string
  readonly satz: string
  /** It is a fact of that record too: another office with the same number. */
  readonly eigene: boolean
}

/** What older versions of a record (the newest first) have said, and its data say no more. */
export function oldFacts(older: readonly unknown[], now: unknown): OldFact[] {
  const current = [...recordFacts(now)]
  const old: OldFact[] = []
  for (const version of older) {
    const said = [...recordFacts(version)]
    for (const fact of said) {
      const isOver = !current.some(one => isSameFact(one, fact))
      if (!isOver || old.some(({ art, alt }) => isSameFact({ art, wert: alt }, fact))) continue
      const there = current.find(({ art, feld }) => art === fact.art && feld === fact.feld)
      // Of two of which one is gone the other may have moved up; one that stands elsewhere as before has not.
      const isNew =
        there &&
        said
          .filter(one => isSameFact(one, there))
          .every(({ feld }) => current.some(one => one.feld === feld && isSameFact(one, there)))
      old.push({ art: fact.art, alt: fact.wert, neu: isNew ? there.wert : undefined })
    }
  }
  return old.slice(0, MOST_FACTS)
}

/** More than a record has of them at one moment; who changes more has written another record. */
const MOST_FACTS = 40

/** Finds where contents still say it. An amount counts where the sentence speaks of what it is for. */
export function placesOf(old: readonly OldFact[], names: readonly string[]): (data: unknown) => OldPlace[] {
  const find = finderOf(old.map(fact => ({ fact, art: fact.art, wert: fact.alt })))
  const factsIn = (text: string) => new Set(find(text).map(({ fact }) => fact.fact))
  return data => {
    const texts = [...textsIn(data)]
      .map(({ feld, text }) => ({ feld, text, facts: factsIn(text) }))
      .filter(({ facts }) => facts.size > 0)
    if (texts.length === 0) return []
    const own = [...recordFacts(data)]
    const saying = byField(statementsOf(data), factsIn)
    return texts.flatMap(({ feld, text, facts }) =>
      [...facts].flatMap((fact): OldPlace[] => {
        const said = (saying.get(feld) ?? []).filter(one => one.facts.has(fact))
        if (fact.art === 'gebuehr' && !said.some(one => speaksOf(one, names))) return []
        const eigene = own.some(
          one => one.feld === feld && isSameFact(one, { art: fact.art, wert: fact.alt }),
        )
        return [{ fact, feld, satz: said[0]?.text ?? plain(text), eigene }]
      }),
    )
  }
}

/**
 * The content with what is said now wherever it says the old. An amount only where all of the field that names it speaks
 * of what it is for: the same amount may be another fee.
 */
export function withoutOld(data: unknown, old: readonly OldFact[], names: readonly string[]): unknown {
  return old.reduce((written, fact) => {
    const { art, alt, neu } = fact
    if (neu === undefined) return written
    const wanted = { art, wert: alt }
    const felder = new Set(placesOf([fact], names)(written).map(({ feld }) => feld))
    if (art === 'gebuehr')
      for (const one of statementsOf(written))
        if (felder.has(one.field) && finderOf([wanted])(one.text).length > 0 && !speaksOf(one, names))
          felder.delete(one.field)
    return felder.size === 0 ? written : changed(written, felder, text => withFact(text, wanted, neu))
  }, data)
}

/** The statements that say any of the facts, by their fields. */
function byField(statements: readonly Statement[], factsIn: (text: string) => ReadonlySet<OldFact>) {
  const saying = new Map<string, (Statement & { facts: ReadonlySet<OldFact> })[]>()
  for (const statement of statements) {
    const facts = factsIn(statement.text)
    if (facts.size === 0) continue
    const others = saying.get(statement.field)
    const one = { ...statement, facts }
    if (others) others.push(one)
    else saying.set(statement.field, [one])
  }
  return saying
}

/** Of a heading as much as a heading is: it is read once for each statement below it. */
const speaksOf = ({ heading, text }: Statement, names: readonly string[]): boolean =>
  names.some(name => hasWord(`${heading.slice(0, LONGEST_HEADING)} ${text}`, name))

const LONGEST_HEADING = 300

/** The same with other texts in some fields. */
function changed(
  value: unknown,
  felder: ReadonlySet<string>,
  change: (text: string) => string,
  feld = '',
): unknown {
  if (typeof value === 'string') return felder.has(feld) ? change(value) : value
  if (Array.isArray(value)) return value.map((item, at) => changed(item, felder, change, below(feld, at)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changed(item, felder, change, below(feld, key))]),
  )
}

function* textsIn(value: unknown, feld = ''): Generator<{ feld: string; text: string }> {
  if (typeof value === 'string') yield { feld, text: value }
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* textsIn(item, below(feld, at))
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, below(feld, key))
}

const below = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))
