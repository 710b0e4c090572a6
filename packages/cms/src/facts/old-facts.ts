import { breathing } from './breathing.ts'
import { besideOwner, handedOver } from './handed-over.ts'
import { blocksOf, type Statement, statementsOf, words } from './prose.ts'
import { type FactArt, recordFacts } from './record-facts.ts'
import { namesOf, renamed } from './renamed.ts'
import { anyWord } from './spelling.ts'
import { factKey, finderOf, withFacts } from './spots.ts'
import { below, textsIn } from './texts-in.ts'
import { whose } from './whose.ts'

/** A fact that a record had in an older version and has no more, or in fewer fields. */
export type OldFact = {
  readonly art: FactArt
  readonly alt: string
  /**
   * The new value of the same field; undefined if the field is gone, or its value was in another field
   * before.
   */
  readonly neu: string | undefined
  /**
   * Its person or thing within the record; undefined for the record itself, or if another has the field now.
   */
  readonly wer: string | undefined
  /** Fields of the record that still have the value, because only one of several fields has changed. */
  readonly noch: readonly string[]
  /** Set if somebody else in the record has the value now: it is old only beside the name of `wer`. */
  readonly neben?: true
}

/** A place with an old fact: a paragraph, list item, table row, or a whole plain text. */
export type OldPlace = {
  readonly fact: OldFact
  readonly feld: string
  /** The index of its block in the field. */
  readonly absatz: number
  /** The first sentence with the fact. */
  readonly satz: string
  /** The spelling in that sentence. */
  readonly wortlaut: string
  /** The heading above that sentence; '' for none. */
  readonly ueberschrift: string
  /** The text is in a record that has the fact itself, such as another office with the same number. */
  readonly eigene: boolean
  /** Whether a program can insert the new value. */
  readonly ersetzbar: boolean
}

/**
 * Returns the facts of older versions (the newest first) that the present data lack, or have in fewer fields.
 * A value that is still elsewhere in the record and has no successor is left out: it had one more owner
 * before.
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
      // If one of two values is gone, the other may have moved up: then the next value is no successor.
      const isNew =
        nextKey !== undefined &&
        next?.art === fact.art &&
        (said.get(nextKey) ?? []).every(feld => current.get(nextKey)?.includes(feld))
      const neu = isNew ? next?.wert : undefined
      if (neu === undefined && noch.length > 0) continue
      const was = whose(version, fact.feld)
      const wer = neu === undefined || whose(now, fact.feld) === was ? was : undefined
      old.set(key, { art: fact.art, alt: fact.wert, neu, wer, noch })
    }
  }
  for (const fact of handedOver(older, now)) {
    const key = factKey({ art: fact.art, wert: fact.alt })
    if (!old.has(key)) old.set(key, { ...fact, noch: current.get(key) ?? [], neben: true })
  }
  for (const fact of renamed(older, now))
    old.set(factKey({ art: fact.art, wert: fact.alt }), { ...fact, noch: [] })
  return [...old.values()].slice(0, MOST_FACTS)
}

/** Returns the fields of each fact. */
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

/** Most old facts of a record: more than it has at one time. After so many changes it is another record. */
const MOST_FACTS = 40

/**
 * Finds old facts in contents. An amount counts if its sentence names its subject, a value that somebody else
 * in the `record` has now, if it stands beside the name of its former owner. If another sentence of the
 * paragraph has the same amount without the subject, it may be another fee, and the paragraph is left to the
 * editor. Yields to other requests.
 */
export function placesOf(
  old: readonly OldFact[],
  names: readonly string[],
  record?: unknown,
): (data: unknown) => Promise<OldPlace[]> {
  const find = finderOf(old.map(fact => ({ fact, art: fact.art, wert: fact.alt })))
  /** Returns the facts in a text, each with its first spelling. */
  const writtenIn = (text: string) => {
    const written = new Map<OldFact, string>()
    for (const { fact, from, to } of find(text))
      if (!written.has(fact.fact)) written.set(fact.fact, text.slice(from, to))
    return written
  }
  /** A heading, or a link without the fact in its text. */
  const bare = (block: string, fact: OldFact): Saying => {
    const text = words(block)
    return { text, heading: '', written: writtenIn(text).get(fact) }
  }
  const hasName = anyWord(names)
  const isBeside = besideOwner(record)
  const isOf = ({ heading, text }: Saying, fact: OldFact) =>
    fact.neben ? isBeside(text, fact) : fact.art !== 'gebuehr' || hasName(`${heading} ${text}`)
  const isOnce = (block: string, fact: OldFact) =>
    find(words(block)).filter(spot => spot.fact.fact === fact).length === 1
  const breathe = breathing()

  /** Returns the statements of a field with any of the facts, by block. */
  async function sayingIn(text: string, feld: string) {
    const saying = new Map<number, Map<OldFact, Saying[]>>()
    for (const { text: said, heading, block } of statementsOf(text, { path: feld, key: nameOf(feld) })) {
      await breathe()
      for (const [fact, written] of writtenIn(said)) {
        const facts = saying.get(block) ?? new Map<OldFact, Saying[]>()
        saying.set(block, facts)
        const others = facts.get(fact) ?? []
        facts.set(fact, others)
        others.push({ text: said, heading, written })
      }
    }
    return saying
  }

  return async data => {
    const places: OldPlace[] = []
    let own: ReadonlySet<string> | undefined
    for (const { feld, text } of textsIn(data)) {
      await breathe()
      if (find(text).length === 0) continue
      own ??= new Set([...recordFacts(data)].map(fact => `${fact.feld} ${factKey(fact)}`))
      const saying = await sayingIn(text, feld)
      for (const [absatz, block] of blocksOf(text).entries()) {
        await breathe()
        for (const [fact, hidden] of writtenIn(block)) {
          const spoken = saying.get(absatz)?.get(fact) ?? [bare(block, fact)]
          const mine = spoken.filter(saying => isOf(saying, fact))
          const [first] = mine
          if (!first) continue
          // Otherwise the fact is only in the address of a link.
          const read = first.written
          places.push({
            fact,
            feld,
            absatz,
            satz: read === undefined ? `${first.text} (Link: ${hidden})` : first.text,
            wortlaut: read ?? hidden,
            ueberschrift: first.heading,
            eigene: own.has(`${feld} ${factKey({ art: fact.art, wert: fact.alt })}`),
            ersetzbar:
              isSafe(fact.neu) && mine.length === spoken.length && (!fact.neben || isOnce(block, fact)),
          })
        }
      }
    }
    return places
  }
}

/** A value that would be read as markup is left to the editor. */
const isSafe = (neu: string | undefined): boolean => neu !== undefined && !/[<>&"]/.test(neu)

/** A statement with a fact, and its spelling. */
type Saying = Pick<Statement, 'text' | 'heading'> & { readonly written: string | undefined }

/** Returns the name of a field; for entries of a list the name of the list. */
const nameOf = (feld: string): string => feld.split('.').findLast(step => !/^\d+$/.test(step)) ?? ''

/** Returns the content with the new values in the given places. */
export function withNew(data: unknown, places: readonly OldPlace[]): unknown {
  const facts = new Set(places.filter(({ ersetzbar }) => ersetzbar).map(({ fact }) => fact))
  if (facts.size === 0) return data
  const find = finderOf([...facts].map(fact => ({ fact, art: fact.art, wert: fact.alt })))
  const wanted = new Map<string, Set<OldFact>>()
  for (const { fact, feld, absatz } of places.filter(({ ersetzbar }) => ersetzbar)) {
    const key = blockKey(feld, absatz)
    wanted.set(key, (wanted.get(key) ?? new Set()).add(fact))
  }
  const felder = new Set(places.map(({ feld }) => feld))
  return changed(data, felder, (text, feld) =>
    blocksOf(text)
      .map((block, absatz) => {
        const here = wanted.get(blockKey(feld, absatz))
        if (!here) return block
        const spots = find(block).filter(({ fact }) => here.has(fact.fact))
        return withFacts(block, spots, ({ fact }) => fact.neu ?? fact.alt)
      })
      .join(''),
  )
}

/** Whether a content has the new value of an old fact. */
export function saysNew(data: unknown, { art, neu }: OldFact): boolean {
  if (neu === undefined) return false
  if (art === 'name' && namesOf(data).includes(neu)) return true
  const find = finderOf([{ art, wert: neu }])
  return [...textsIn(data)].some(({ text }) => find(text).length > 0)
}

const blockKey = (feld: string, absatz: number): string => `${feld} ${absatz}`

/** Returns the value with changed texts in some fields. */
function changed(
  value: unknown,
  felder: ReadonlySet<string>,
  change: (text: string, feld: string) => string,
  feld = '',
): unknown {
  if (typeof value === 'string') return felder.has(feld) ? change(value, feld) : value
  if (Array.isArray(value)) return value.map((item, at) => changed(item, felder, change, below(feld, at)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changed(item, felder, change, below(feld, key))]),
  )
}
