import type { Sitzungsstand } from '@rathausplatz/contract'
import { type Evening, headOf, type Part, partsOf } from './evening.ts'

/** Derives the state of a meeting from its documents and invitations; it is not stored. */
export function standOf(
  evening: Evening,
  { isInvited, now }: { isInvited: boolean; now: Date },
): Sitzungsstand {
  const { data } = headOf(evening)
  if (data.zurueckgenommen) return 'zurueckgenommen'
  if (data.zustand === 'abgesagt') return 'abgesagt'
  // It has no certain day.
  if (data.zustand === 'verschoben') return 'vorbereitung'
  // People may have been invited by other means than this system.
  const isSaid = isInvited || data.zustand === 'eingeladen'
  if (!(Date.parse(data.datum_von) <= now.getTime())) return isSaid ? 'eingeladen' : 'vorbereitung'
  if (partsOf(evening).some(hasUntoldDecisions)) return 'beschluesse'
  return data.niederschrift ? 'abgeschlossen' : 'niederschrift'
}

const hasUntoldDecisions = ({ data, isReleased }: Part): boolean =>
  !isReleased &&
  data.tagesordnung.some(({ ergebnis, beschluss }) => ergebnis !== undefined || beschluss !== '')
