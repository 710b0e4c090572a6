/** A rate limit: allows up to `most` at once, and `perSecond` more each second. */
export function createRation(most: number, perSecond: number, clock: () => number = () => performance.now()) {
  let left = most
  let at = clock()
  const refill = () => {
    const then = clock()
    left = Math.min(most, left + ((then - at) / 1_000) * perSecond)
    at = then
  }
  return {
    take(): void {
      refill()
      left = Math.max(0, left - 1)
    },
    giveBack(): void {
      left = Math.min(most, left + 1)
    },
    isUsedUp(): boolean {
      refill()
      return left < 1
    },
  }
}
