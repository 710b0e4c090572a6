/**
 * Derives a mark if a remote CMS sends none: equal parts give an equal mark, changed parts another one. A
 * mark only distinguishes contents; it is no secret.
 */
export function derivedMark(parts: readonly unknown[], length: number): string {
  const text = JSON.stringify(parts.map(part => part ?? ''))
  let mark = ''
  for (let round = 1; mark.length < length; round++) mark += fnv(text, round).toString(16).padStart(8, '0')
  return mark.slice(0, length)
}

/** FNV-1a: short, and the same on servers and in browsers. */
function fnv(text: string, seed: number): number {
  let hash = Math.imul(0x811c9dc5, seed * 2 - 1) >>> 0
  // Hashes only the beginning of a text that is longer than any field.
  for (let at = 0; at < Math.min(text.length, 20_000); at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
