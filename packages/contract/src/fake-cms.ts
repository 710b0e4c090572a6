import { isDeepStrictEqual } from 'node:util'
import { type Call, inputParts } from './call.ts'
import { type CallName, calls } from './calls.ts'
import type { CmsHandlers, Identify } from './cms.ts'
import { CmsError } from './cms-error.ts'
import type { Who } from './may.ts'
import { rolesOf } from './rights.ts'

/**
 * Returns a CMS that knows only the examples of the contract: for work on the site without a store, and for
 * tests of remote mode. A single document without an example is 'nicht-gefunden'; every other request gets
 * the first example.
 */
export function fakeCms(): CmsHandlers {
  return Object.fromEntries(Object.keys(calls).map(name => [name, play(calls[name as CallName] as Call)]))
}

/** Every token belongs to a user with all rights of its realm. */
export const fakeIdentify: Identify = async realm =>
  ({
    realm,
    id: '7f1c2a58-2f0e-4c7e-9b0f-3d1f5f3f9a10',
    roles: Object.keys(rolesOf(realm)),
    sections: ['/'],
    name: 'Anna Beispiel',
    email: 'anna.beispiel@example.org',
    confirmed: true,
  }) as Who

type Asked = { params?: unknown; query?: unknown; body?: unknown }

/**
 * The fields of a call that identify a single document: its path and the required fields of its query. Other
 * fields only filter, order and page.
 */
function nameIn({ query }: Call, { params, query: asked }: Asked): readonly unknown[] {
  const needed = Object.entries(query?.shape ?? {}).filter(([, field]) => !field.safeParse(undefined).success)
  return [params, ...needed.map(([name]) => (asked as Record<string, unknown>)[name])]
}

/**
 * Returns true for a call that asks for a single document, which may not exist. A list exists for any query,
 * and a change always has something to change.
 */
const asksForOne = ({ method, examples }: Call): boolean =>
  method === 'GET' && examples.every(({ answer }) => !Object.hasOwn(Object(answer), 'data'))

function play(call: Call) {
  // The input arrives with the defaults of the contract.
  const examples = call.examples.map(({ answer, ...asked }) => {
    const filled = inputParts.flatMap(part =>
      call[part] ? [[part, call[part].parse((asked as Asked)[part] ?? {})]] : [],
    )
    return { answer, asked: Object.fromEntries(filled) as Asked }
  })
  return (given: Asked) => {
    const name = nameIn(call, given)
    const ofThing = examples.filter(({ asked }) => isDeepStrictEqual(nameIn(call, asked), name))
    const alike = ofThing.filter(({ asked }) => isDeepStrictEqual(asked.query, given.query))
    const example =
      alike.find(({ asked }) => isDeepStrictEqual(asked.body, given.body)) ??
      alike[0] ??
      ofThing[0] ??
      (asksForOne(call) ? undefined : examples[0])
    if (!example) throw new CmsError('nicht-gefunden')
    return call.answer.parse(example.answer)
  }
}
