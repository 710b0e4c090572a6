/** The work of one candidate in one round. */
export type Candidate = (round: number) => Promise<unknown>

/**
 * Returns the median time of each candidate in ms. All candidates work in every round, and each round begins
 * with another one, so that a busy machine slows down all of them alike.
 */
export async function takeTurns(
  candidates: readonly Candidate[],
  { warmup, rounds }: { warmup: number; rounds: number },
): Promise<number[]> {
  const times = candidates.map((): number[] => [])
  for (let round = 0; round < warmup + rounds; round++) {
    for (let turn = 0; turn < candidates.length; turn++) {
      const at = (round + turn) % candidates.length
      const begin = performance.now()
      await candidates[at]?.(round)
      const time = performance.now() - begin
      if (round >= warmup) times[at]?.push(time)
    }
  }
  return times.map(median)
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
