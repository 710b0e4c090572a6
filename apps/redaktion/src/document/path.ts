/** The place of a value in the data of a document: `['content', 3, 'context', 'text']`. */
export type Path = readonly (string | number)[]

export type Daten = Record<string, unknown>

export const isRecord = (value: unknown): value is Daten =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the path as the CMS names fields: `content.3.context.text`. */
export const dotted = (path: Path): string => path.join('.')

/** Returns the value at a place; undefined if there is no such place. */
export function valueAt(data: unknown, path: Path): unknown {
  let found = data
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string | number, unknown>)[step]
  }
  return found
}

/**
 * Returns the data with another value at a place. Objects beside the path stay the same, so that only what
 * has changed is rendered again. Undefined removes the field. Missing parents are created.
 */
export function withValue<D>(data: D, path: Path, value: unknown): D {
  const [step, ...rest] = path
  if (step === undefined) return value as D
  const around = holderFor(data, step)
  const next = rest.length === 0 ? value : withValue((around as Daten)[step], rest, value)
  if (Array.isArray(around)) {
    const list: unknown[] = [...around]
    if (next === undefined) list.splice(Number(step), 1)
    else list[Number(step)] = next
    return list as D
  }
  // A spread copies a field named __proto__ as a field.
  const { [step]: _, ...others } = around as Daten
  if (next === undefined) return others as D
  return (Object.hasOwn(around, step) ? { ...around, [step]: next } : { ...others, [step]: next }) as D
}

/**
 * Returns `data` if the step fits: a list for an index, a group for a name. Returns a new list or group
 * otherwise.
 */
function holderFor(data: unknown, step: string | number): object {
  if (typeof step === 'number') return Array.isArray(data) ? data : []
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
}

/** Deep equality, regardless of the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every(name => Object.hasOwn(other, name) && isSame((one as Daten)[name], (other as Daten)[name]))
  )
}
