/**
 * Does a piece of work under a German headline and says how long it took. All of it goes to standard error: standard
 * output belongs to the log of the server and to the result of the tests.
 * @template T
 * @param {string} headline
 * @param {() => Promise<T>} work
 * @param {(seconds: number) => void} [took] told how long it took as well.
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
