/**
 * A mark for what another CMS has given none: the same for the same words, another one as soon as they change. It tells
 * things apart and keeps no secret.
 */
export function derivedMark(parts: readonly unknown[], length: number): string {
  const text = JSON.stringify(parts.map(part => part ?? ''))
  let mark = ''
  for (let round = 1; mark.length < length; round++) mark += fnv(text, round).toString(16).padStart(8, '0')
  return mark.slice(0, length)
}

/** FNV-1a: short, everywhere the same, in browsers too. */
function fnv(text: string, seed: number): number {
  let hash = Math.imul(0x811c9dc5, seed * 2 - 1) >>> 0
  // A text that is longer than any field tells enough by its beginning.
  for (let at = 0; at < Math.min(text.length, 20_000); at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
