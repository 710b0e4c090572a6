import { type Statement, statementsOf } from './prose.ts'
import { type FactArt, recordFacts } from './record-facts.ts'
import { hasWord, plain } from './spelling.ts'
import { factKey, finderOf, withFact } from './spots.ts'

/** What a record has said and says no more, or less often than it did. */
export type OldFact = {
  readonly art: FactArt
  readonly alt: string
  /** What stands in the same field now; none where the field is gone, or says what was said elsewhere before. */
  readonly neu: string | undefined
  /** Fields in which the record still says it: of two who had the same number one has another now. */
  readonly noch: readonly string[]
}

/** Where some content still says one of them. */
export type OldPlace = {
  readonly fact: OldFact
  readonly feld: string
  readonly satz: string
  /** As it is written in that sentence. */
  readonly wortlaut: string
  /** What stands above that sentence; '' for nothing. */
  readonly ueberschrift: string
  /** It is a fact of that record too: another office with the same number. */
  readonly eigene: boolean
}

/**
 * What older versions of a record (the newest first) have said, and its data say no more, or in fewer fields. What is still
 * said elsewhere in the record and has no successor is right as it stands: there was only one more who had it.
 */
export function oldFacts(older: readonly unknown[], now: unknown): OldFact[] {
  const current = fieldsByFact(now)
  const there = new Map([...recordFacts(now)].map(fact => [fact.feld, fact]))
  const old = new Map<string, OldFact>()
  for (const version of older) {
    const said = fieldsByFact(version)
    for (const fact of recordFacts(version)) {
      const key = factKey(fact)
      const noch = current.get(key) ?? []
      const isOver = noch.length < (said.get(key) ?? []).length && !noch.includes(fact.feld)
      if (!isOver || old.has(key)) continue
      const next = there.get(fact.feld)
      const nextKey = next && factKey(next)
      // Of two of which one is gone the other may have moved up; one that stands elsewhere as before has not.
      const isNew =
        nextKey !== undefined &&
        next?.art === fact.art &&
        (said.get(nextKey) ?? []).every(feld => current.get(nextKey)?.includes(feld))
      const neu = isNew ? next?.wert : undefined
      if (neu !== undefined || noch.length === 0) old.set(key, { art: fact.art, alt: fact.wert, neu, noch })
    }
  }
  return [...old.values()].slice(0, MOST_FACTS)
}

/** The fields that say each fact. */
function fieldsByFact(data: unknown): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>()
  for (const fact of recordFacts(data)) {
    const key = factKey(fact)
    const others = fields.get(key)
    if (others) others.push(fact.feld)
    else fields.set(key, [fact.feld])
  }
  return fields
}

/** More than a record has of them at one moment; who changes more has written another record. */
const MOST_FACTS = 40

/** Finds where contents still say it. An amount counts where the sentence speaks of what it is for. */
export function placesOf(old: readonly OldFact[], names: readonly string[]): (data: unknown) => OldPlace[] {
  const find = finderOf(old.map(fact => ({ fact, art: fact.art, wert: fact.alt })))
  const factsIn = (text: string) => new Set(find(text).map(({ fact }) => fact.fact))
  const asWritten = (text: string, fact: OldFact) => {
    const spot = find(text).find(one => one.fact.fact === fact)
    return spot ? text.slice(spot.from, spot.to) : fact.alt
  }
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
        const key = factKey({ art: fact.art, wert: fact.alt })
        const eigene = own.some(one => one.feld === feld && factKey(one) === key)
        const satz = said[0]?.text ?? plain(text)
        const ueberschrift = said[0]?.heading ?? ''
        return [{ fact, feld, satz, wortlaut: asWritten(satz, fact), ueberschrift, eigene }]
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

/** Whether a content says what is said now in the place of an old fact. */
export function saysNew(data: unknown, { art, neu }: OldFact): boolean {
  if (neu === undefined) return false
  const find = finderOf([{ art, wert: neu }])
  return [...textsIn(data)].some(({ text }) => find(text).length > 0)
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
