/**
 * Proof of work: a computation in the browser before sending, which makes floods expensive. No picture and no
 * puzzle, so nobody is excluded. The solution is the number for which the SHA-256 hash of
 * `{aufgabe}:{number}` begins with a given number of zero bits.
 */

const encoder = new TextEncoder()

async function hashOf(aufgabe: string, number: number): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`${aufgabe}:${number}`)))
}

/** Returns true if a hash begins with this number of zero bits. */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3
  for (let index = 0; index < whole; index++) if (hash[index] !== 0) return false
  const rest = bits & 7
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0
}

/** Finds the solution. `signal` stops the search when the visitor leaves the page. */
export async function solve(aufgabe: string, bits: number, signal?: AbortSignal): Promise<number> {
  for (let number = 0; ; number++) {
    signal?.throwIfAborted()
    if (beginsWithZeros(await hashOf(aufgabe, number), bits)) return number
  }
}
