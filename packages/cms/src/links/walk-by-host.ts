import { setTimeout } from 'node:timers/promises'

type Manners = {
  readonly atOnce: number
  /** Pause between two requests to one host. */
  readonly pauseMs: number
  readonly signal: AbortSignal
}

/**
 * Calls `work` for many addresses, `atOnce` at a time, never two of one host at once or without a pause.
 * `work` gets the pause for its own further requests.
 */
export async function walkByHost<T extends { readonly address: string }>(
  items: readonly T[],
  { atOnce, pauseMs, signal }: Manners,
  work: (item: T, pause: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const freeAt = new Map<string, number>()
  const asked = new Set<string>()

  /** Takes the item whose host has been idle the longest. */
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
  // If all remaining addresses belong to hosts in use, this walker ends and the others finish them.
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
