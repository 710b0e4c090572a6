import * as z from 'zod'
import type { Call } from './call.ts'
import { type CallName, calls } from './calls.ts'

/**
 * What a page may ask of a call that it names in its `apiCalls`: the fields of the call's query. Undefined for every
 * call that is not a public list; so a page can never configure a log-in, a search for one thing or an address.
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
