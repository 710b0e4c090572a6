import type { Oeffnungszeit } from '@rathausplatz/contract'
import { contradictions } from '@rathausplatz/kalender'
import type * as z from 'zod'

/**
 * Refuses contradictory opening hours, with an issue at the field. For `.check()` of schemas with
 * `oeffnungszeiten`.
 */
export function contradictoryHours({
  value,
  issues,
}: z.core.ParsePayload<{ oeffnungszeiten: Oeffnungszeit[] }>): void {
  for (const [index, hours] of value.oeffnungszeiten.entries()) {
    for (const { path, message } of contradictions(hours)) {
      issues.push({ code: 'custom', path: ['oeffnungszeiten', index, ...path], message, input: hours })
    }
  }
}
