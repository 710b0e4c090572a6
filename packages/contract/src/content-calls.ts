import * as z from 'zod'
import type { Call } from './call.ts'
import { type CallName, calls } from './calls.ts'

/**
 * Returns the query fields that a page may set for a call named in its `apiCalls`. `undefined` for every call
 * that is not a public list, so a page can never trigger a sign-in, fetch a single document or choose a URL.
 */
export function contentQuery(name: string): Readonly<Record<string, z.ZodType>> | undefined {
  if (!Object.hasOwn(calls, name)) return undefined
  const call: Call = calls[name as CallName]
  return isPublicList(call) ? (call.query?.shape as Record<string, z.ZodType> | undefined) : undefined
}

const isPublicList = ({ method, realm, params, answer }: Call) =>
  method === 'GET' &&
  !realm &&
  !params &&
  answer instanceof z.ZodObject &&
  answer.shape['data'] instanceof z.ZodArray

/** Returns the empty answer of a public list. */
export function emptyList({ answer }: Call): Record<string, unknown> {
  return emptyOf(answer) as Record<string, unknown>
}

function emptyOf(schema: unknown): unknown {
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodNumber) return 0
  if (!(schema instanceof z.ZodObject)) return undefined
  return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, emptyOf(field)]))
}
