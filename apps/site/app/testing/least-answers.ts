import { type Call, type Cms, CmsError, checkAnswer, read } from '@rathausplatz/contract'

type Path = readonly (string | number)[]

/** Returns the paths of all fields, the innermost last; of a list only those of its first entry. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at: Path = path.concat(Array.isArray(value) ? Number(key) : key)
    const below = fieldsOf(inner, at)
    return Array.isArray(value) ? below : [at].concat(below)
  })
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? without(one, rest) : one))
  if (typeof value !== 'object' || value === null) return value
  const { [key]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) }
}

/** Keeps one entry of each list: with several, an unreadable one would only be left out. */
function single(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(single)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, single(inner)]))
}

/** Whether the answer is still read, with as many entries in each list as before. */
const isRead = (call: Call, answer: unknown): boolean => {
  const found = read(call.answer, answer)
  return found.ok && found.leftOut.length === 0
}

/** Returns the least of a valid answer that a CMS of the letter may send: the fields without which it is none. */
export function leastAnswer(call: Call, answer: unknown): unknown {
  let least = single(answer)
  if (!isRead(call, least)) least = answer
  for (const path of fieldsOf(least)) {
    const candidate = without(least, path)
    if (isRead(call, candidate)) least = candidate
  }
  return least
}

/** A CMS that answers every public call with the least of its first example. */
export const leastCms: Cms = {
  call: (async (call: Call) => {
    const [example] = call.examples
    if (!example || call.realm) throw new CmsError('nicht-gefunden')
    return checkAnswer(call, leastAnswer(call, example.answer))
  }) as unknown as Cms['call'],
}
