import { calls } from '@rathausplatz/contract'
import type { Control, FormField } from '@rathausplatz/contract/records'
import { useEffect, useRef, useState } from 'react'
import { kennungOf } from '../contents/row.ts'
import { ask } from '../wall/ask.ts'

/** Words used elsewhere in the town, for fields in which they are used again. */

type WordSource = NonNullable<FormField['suggestedBy']>
export type PartSource = Extract<Control, { readonly control: 'teil' }>['from']

/** An entry in a list of a record. */
export type Part = { readonly id: string; readonly name: string }

const AT_ONCE = 100

/** Returns the words of a field in the first 100 records, without duplicates, in alphabetical order. */
export async function wordsFrom({ art, feld }: WordSource): Promise<readonly string[]> {
  const query = {
    art,
    sortierung: 'titel:asc',
    pro_seite: AT_ONCE,
    ...(feld ? { felder: feld } : {}),
  } as const
  const { data } = await ask(calls.redaktionInhalte, { query })
  const words = data.flatMap(({ titel, felder }) => (feld ? felder[feld] : titel))
  return [...new Set(words)].filter(isWord).toSorted(inGerman)
}

const isWord = (word: unknown): word is string => typeof word === 'string' && word !== ''

const inGerman = (one: string, other: string) => one.localeCompare(other, 'de')

/** Returns the parts that the record with this Kennung lists; empty if there is no such record. */
export async function partsOf({ art, feld }: PartSource, kennung: string): Promise<readonly Part[]> {
  const query = { art, sortierung: 'titel:asc', pro_seite: AT_ONCE, felder: feld } as const
  const { data } = await ask(calls.redaktionInhalte, { query })
  const listed = data.find(row => kennungOf(row) === kennung)?.felder[feld]
  return Array.isArray(listed) ? listed.filter(isPart) : []
}

const isPart = (one: Partial<Part> | null): one is Part =>
  typeof one?.id === 'string' && typeof one.name === 'string'

/**
 * Loads data when the field is rendered; undefined until then and after a failure: the field works without
 * it.
 */
export function useAsked<Answer>(key: string | undefined, load: () => Promise<Answer>): Answer | undefined {
  const [told, setTold] = useState<{ key: string; answer: Answer }>()
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (key === undefined) return undefined
    let isWanted = true
    answerTo(key, latest.current).then(
      answer => isWanted && setTold({ key, answer: answer as Answer }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return told?.key === key ? told?.answer : undefined
}

/** Cache time in ms: a new Rubrik has to appear in the next event. */
const KEPT_FOR = 30_000
const asked = new Map<string, { at: number; answer: Promise<unknown> }>()

/** Answers from the cache: several fields of one form make the same request. */
function answerTo(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const before = asked.get(key)
  if (before && Date.now() - before.at < KEPT_FOR) return before.answer
  const answer = load()
  asked.set(key, { at: Date.now(), answer })
  answer.catch(() => asked.delete(key))
  return answer
}
