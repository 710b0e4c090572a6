import { fieldsOf } from '../collections/as-far-as-typed.ts'

/** Returns the value at a dotted path of a content that may be incomplete. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data
  for (const step of path.split('.'))
    value = Array.isArray(value) ? value[Number(step)] : fieldsOf(value)[step]
  return value
}
