/** Work that reads the whole town: each person has it done once at a time, and only they wait for it. */
export function oneAfterTheOther() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(person: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(person)
    const mine = (async () => {
      // How it ended has been told to whoever asked for it.
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
