/**
 * Runs a step under a German headline and prints how long it took. All output goes to standard error:
 * standard output belongs to the log of the server and to the result of the tests.
 * @template T
 * @param {string} headline
 * @param {() => Promise<T>} work
 * @param {(seconds: number) => void} [took] called with the time it took.
 * @returns {Promise<T>}
 */
export async function step(headline, work, took) {
  console.error(`\n── ${headline}`)
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1_000
  console.error(
    `   ${seconds.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
  )
  took?.(seconds)
  return result
}
