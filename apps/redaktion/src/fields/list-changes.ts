/** Moves an entry; an invalid index changes nothing. */

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list]
  const [one] = rest.splice(from, 1)
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return [...list]
  rest.splice(to, 0, one as T)
  return rest
}

export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)

/** Inserts before the index, or at the end if the list is shorter. */
export const insertedAt = <T>(list: readonly T[], at: number, one: T): T[] => [
  ...list.slice(0, at),
  one,
  ...list.slice(at),
]
