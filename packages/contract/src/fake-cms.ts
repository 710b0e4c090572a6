import { isDeepStrictEqual } from 'node:util'
import { type Call, inputParts } from './call.ts'
import { type CallName, calls } from './calls.ts'
import type { CmsHandlers, Identify } from './cms.ts'
import { CmsError } from './cms-error.ts'
import { rolesOf, type Who } from './rights.ts'

/**
 * A CMS that knows nothing but the examples of the contract: for working on the site without a store, and for tests of
 * remote mode. Who asks for one thing that no example has hears 'nicht-gefunden'; all else is answered like the first.
 */
export function fakeCms(): CmsHandlers {
  return Object.fromEntries(Object.keys(calls).map(name => [name, play(calls[name as CallName] as Call)]))
}

/** Everybody with a token is somebody who may everything in its realm. */
export const fakeIdentify: Identify = async realm =>
  ({
    realm,
    id: '7f1c2a58-2f0e-4c7e-9b0f-3d1f5f3f9a10',
    roles: Object.keys(rolesOf(realm)),
    sections: ['/'],
    name: 'Anna Beispiel',
    email: 'anna.beispiel@example.org',
  }) as Who

type Asked = { params?: unknown; query?: unknown; body?: unknown }

/** What a call names one thing by: its path, and what must be said in its query. All else narrows, orders and pages. */
function nameIn({ query }: Call, { params, query: asked }: Asked): readonly unknown[] {
  const needed = Object.entries(query?.shape ?? {}).filter(([, field]) => !field.safeParse(undefined).success)
  return [params, ...needed.map(([name]) => (asked as Record<string, unknown>)[name])]
}

/** A list is there whatever is asked of it, and what changes something has something to change. */
const asksForOne = ({ method, examples }: Call): boolean =>
  method === 'GET' && examples.every(({ answer }) => !Object.hasOwn(Object(answer), 'data'))

function play(call: Call) {
  // What is asked comes with the defaults of the contract.
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
