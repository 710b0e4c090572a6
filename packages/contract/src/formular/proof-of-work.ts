/**
 * A sum that a browser does before it sends, so that a flood costs more than one letter does: no picture, no riddle, nothing
 * that somebody could not do. It is the number with which the sum of the task begins with so many zero bits.
 */

const encoder = new TextEncoder()

async function hashOf(aufgabe: string, number: number): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`${aufgabe}:${number}`)))
}

/** Whether a sum begins with so many zero bits. */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3
  for (let index = 0; index < whole; index++) if (hash[index] !== 0) return false
  const rest = bits & 7
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0
}

/** Finds the number. `signal` ends the search where the page is left. */
export async function solve(aufgabe: string, bits: number, signal?: AbortSignal): Promise<number> {
  for (let number = 0; ; number++) {
    signal?.throwIfAborted()
    if (beginsWithZeros(await hashOf(aufgabe, number), bits)) return number
  }
}
