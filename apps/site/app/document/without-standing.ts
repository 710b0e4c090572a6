import { isPlain } from './plain.ts'
import type { Standing } from './standing.ts'

const LEFT_OUT = 'standing' satisfies keyof Standing<unknown>

/** Removes values that the page already shows from the data. An object that occurs twice stays one object. */
export function withoutStanding(value: unknown, made = new Map<unknown, unknown>()): unknown {
  if (!isPlain(value)) return value
  const known = made.get(value)
  if (known !== undefined) return known
  const kept = Array.isArray(value)
    ? value.map(part => withoutStanding(part, made))
    : Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => name !== LEFT_OUT)
          .map(([name, part]) => [name, withoutStanding(part, made)]),
      )
  made.set(value, kept)
  return kept
}
