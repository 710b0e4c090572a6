/** Does the work of a round for one of the candidates. */
export type Candidate = (round: number) => Promise<unknown>

/**
 * Median milliseconds of each candidate. They take turns in every round, and another one begins each time: a machine
 * that gets slower or is busy with something else does so for all alike.
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
