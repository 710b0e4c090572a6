import type { HeroImage } from '@rathausplatz/contract'
import type { ResolvedEntry } from './resolve-entries.ts'

/** Most credits in the line. */
const MOST = 12

/** Returns the credits of a page's pictures without duplicates. */
export function authorsOf(heroImages: readonly HeroImage[], entries: readonly ResolvedEntry[]): string[] {
  const names = new Set<string>()
  for (const { copyright } of heroImages) if (copyright) names.add(copyright)
  for (const { context, data } of entries) gather([context, data], names)
  return [...names]
}

function gather(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null || names.size >= MOST) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'bildcopyright' && typeof inner === 'string' && inner) names.add(inner)
    else gather(inner, names)
  }
}
