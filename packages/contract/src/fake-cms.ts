import { isDeepStrictEqual } from 'node:util'
import type { Call } from './call.ts'
import { type CallName, calls } from './calls.ts'
import type { CmsHandlers } from './cms.ts'
import { CmsError } from './cms-error.ts'

/**
 * A CMS that knows nothing but the examples of the contract: for working on the site without a store, and for tests of
 * remote mode. An input that no example has is 'nicht-gefunden' where the call asks for one thing, and gets the first
 * example where it asks for a list or a log-in.
 */
export function fakeCms(): CmsHandlers {
  return Object.fromEntries(Object.keys(calls).map(name => [name, play(calls[name as CallName] as Call)]))
}

const exact: ReadonlySet<CallName> = new Set([
  'route',
  'menu',
  'organisationseinheit',
  'leistung',
  'lebenslage',
])

type Asked = { params?: unknown; query?: unknown }

function play(call: Call) {
  return ({ params, query }: Asked) => {
    const match = call.examples.find(example => {
      const asked = example as Asked
      return isDeepStrictEqual(asked.query, query) && isDeepStrictEqual(asked.params, params)
    })
    const example = match ?? (exact.has(call.name as CallName) ? undefined : call.examples[0])
    if (!example) throw new CmsError('nicht-gefunden')
    return call.answer.parse(example.answer)
  }
}
