import type { TemplateName } from './schemas.ts'

/**
 * Templates whose views only show text and pictures: no state, no handlers, only sections. The server's
 * markup stays unchanged; on the first page of a visit the browser needs neither their data nor their views.
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
