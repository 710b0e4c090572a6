import * as z from 'zod'
import type { Call } from '../call.ts'
import { isRecord } from '../is-record.ts'
import { listOf } from '../other-forms.ts'
import { read } from '../read.ts'
import { parseModestJson } from './modest-json.ts'

/**
 * The maximum number of values in an answer that is checked in one go; a list is checked in slices and may
 * have more.
 */
const MOST_VALUES = 10_000
const MOST_VALUES_OF_A_LIST = 120_000
const SLICE = 50

/** Parses the body of an answer, within the limits of the call. */
export function readJson(call: Call, text: string): unknown {
  return parseModestJson(text, listIn(call) ? MOST_VALUES_OF_A_LIST : MOST_VALUES)
}

/** Checks an answer against the contract. Throws a short `Error` with the first fault. */
export async function checkAnswer(call: Call, value: unknown): Promise<unknown> {
  const list = listIn(call)
  const data = list && isRecord(value) ? value['data'] : undefined
  if (!list || !Array.isArray(data) || data.length <= SLICE) return check(call.answer, value)
  const checked: unknown[] = []
  for (let from = 0; from < data.length; from += SLICE) {
    checked.push(...(check(list, data.slice(from, from + SLICE)) as unknown[]))
    // Yields to other requests.
    await nextTurn()
  }
  mustKeepSome('data', data, checked)
  const frame = check(call.answer, { ...(value as object), data: [] })
  return { ...(frame as object), data: checked }
}

/** Browsers have no `setImmediate`; in a server it is cheaper than a timer. */
const nextTurn = () =>
  new Promise<void>(next => {
    if (typeof setImmediate === 'function') setImmediate(next)
    else setTimeout(next)
  })

/** The unlimited list of an answer, if it has one. */
function listIn({ answer }: Call): z.ZodArray | undefined {
  const data = answer instanceof z.ZodObject ? answer.shape['data'] : undefined
  return data instanceof z.ZodArray && !data.def.checks?.length ? data : undefined
}

function check(schema: z.ZodType, value: unknown): unknown {
  for (const name of listsOf(schema)) {
    const list = isRecord(value) ? listOf(value[name] || []) : []
    if (!Array.isArray(list)) throw new Error(`Feld ${name}: no list`)
  }
  const found = read(schema, value)
  if (!found.ok) throw new Error(found.reason.slice(0, 200))
  for (const name of listsOf(schema)) {
    const [sent, kept] = [value, found.value].map(of => (isRecord(of) ? listOf(of[name]) : undefined))
    mustKeepSome(name, sent, kept)
  }
  return found.value
}

/**
 * Refuses a list without a single readable entry: read as an empty list, it would say that there is nothing.
 */
function mustKeepSome(name: string, sent: unknown, kept: unknown): void {
  if (Array.isArray(sent) && sent.length > 0 && Array.isArray(kept) && kept.length === 0)
    throw new Error(`Feld ${name}: no entry that can be read`)
}

/** The lists of an answer: if one of them is no list, the answer is invalid. */
function listsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listsOf)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.keys(schema.shape).filter(name => schema.shape[name] instanceof z.ZodArray)
}
