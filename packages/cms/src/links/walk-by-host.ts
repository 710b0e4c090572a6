import { setTimeout } from 'node:timers/promises'

type Manners = {
  readonly atOnce: number
  /** Between two questions to one house. */
  readonly pauseMs: number
  readonly signal: AbortSignal
}

/**
 * Does something with many addresses, a few at once, and never two of one house at once or shortly after one another.
 * `work` is given the pause for questions of its own.
 */
export async function walkByHost<T extends { readonly address: string }>(
  items: readonly T[],
  { atOnce, pauseMs, signal }: Manners,
  work: (item: T, pause: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const freeAt = new Map<string, number>()
  const asked = new Set<string>()

  /** The one whose house has been left alone the longest. */
  const take = (): T | undefined => {
    const free = left.filter(({ address }) => !asked.has(hostOf(address)))
    const [next] = free.toSorted(
      (one, other) => (freeAt.get(hostOf(one.address)) ?? 0) - (freeAt.get(hostOf(other.address)) ?? 0),
    )
    if (next) left.splice(left.indexOf(next), 1)
    return next
  }
  const wait = async (ms: number) => {
    if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined)
  }
  // Where only addresses of a house are left that somebody asks already, that one goes on alone.
  const walk = async () => {
    for (let next = take(); next && !signal.aborted; next = take()) {
      const host = hostOf(next.address)
      asked.add(host)
      await wait((freeAt.get(host) ?? 0) - performance.now())
      if (!signal.aborted) await work(next, () => wait(pauseMs))
      freeAt.set(host, performance.now() + pauseMs)
      asked.delete(host)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}

const hostOf = (address: string): string => URL.parse(address)?.host ?? ''
