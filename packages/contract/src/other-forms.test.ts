import { describe, expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { givesFile } from './file-answer.ts'
import { checkAnswer } from './http/read-answer.ts'

/**
 * All examples except two kinds: calls of the intranet whose numbers may be strings on the wire and stay
 * strings, and files, which are no JSON.
 */
const examples = (Object.values(calls) as Call[])
  .filter(call => !/^intranet(?:Texte?|Neues)$/.test(call.name) && !givesFile(call))
  .flatMap(call => call.examples.map(({ summary, answer }) => ({ call, name: call.name, summary, answer })))

/** The same answer as a program in another language might write it. */
function rewritten(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map(item => rewritten(item, change)))
  if (typeof value !== 'object' || value === null) return change(value)
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner, change)])),
  )
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const forms: Record<string, (value: unknown) => unknown> = {
  'numbers as texts': value => (typeof value === 'number' ? String(value) : value),
  'switches as "1" and "0"': value => (typeof value === 'boolean' ? String(Number(value)) : value),
  'switches as 1 and 0': value => (typeof value === 'boolean' ? Number(value) : value),
  'fields that nobody knows': value =>
    isRecord(value) ? { ...(value as object), _id: 7, '@type': [{}] } : value,
  'lists with numbered keys': value =>
    Array.isArray(value) && value.length > 0 ? Object.fromEntries(value.entries()) : value,
}

describe.each(Object.entries(forms))('An answer with %s is read like the original', (_, change) => {
  test.each(examples)('$name: $summary', async ({ call, answer }) => {
    const changed = rewritten(answer, change)
    // Keeps the contents of a page: templates read them, not the contract.
    const { content } = answer as { content?: unknown }
    const told = content === undefined ? changed : { ...(changed as object), content }
    expect(await checkAnswer(call, told)).toMatchObject(call.answer.parse(answer) as object)
  })
})
