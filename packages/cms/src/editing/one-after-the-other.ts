/**
 * Serialises expensive work per person: calls of the same person run one after the other and do not delay
 * others.
 */
export function oneAfterTheOther() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(person: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(person)
    const mine = (async () => {
      // A failure of the previous call was reported to its own caller.
      await before?.catch(() => undefined)
      return work()
    })()
    last.set(person, mine)
    try {
      return await mine
    } finally {
      if (last.get(person) === mine) last.delete(person)
    }
  }
}
