import type { TemplateName } from './schemas.ts'

/**
 * Templates whose views are words and pictures and nothing else: no state, no handler, only sections. What the server
 * drew of them stays as it is; on the first page of a visit the browser needs neither their content nor their views.
 */
const standing: ReadonlySet<string> = new Set<TemplateName>([
  'bild-text',
  'bild-text-teaser-3x',
  'headline-teaser',
  'heute',
  'kurzinfo-icons',
  'text',
])

export const isStanding = (template: string): boolean => standing.has(template)
