import type { Sitzungsstand } from '@rathausplatz/contract'
import { type Evening, headOf, type Part, partsOf } from './evening.ts'

/** How far a meeting is, as its documents and invitations say it. Nobody sets it. */
export function standOf(
  evening: Evening,
  { isInvited, now }: { isInvited: boolean; now: Date },
): Sitzungsstand {
  const { data } = headOf(evening)
  if (data.zurueckgenommen) return 'zurueckgenommen'
  if (data.zustand === 'abgesagt') return 'abgesagt'
  // Somebody may have been invited in another way than by this house.
  const isSaid = isInvited || data.zustand === 'eingeladen'
  if (!(Date.parse(data.datum_von) <= now.getTime())) return isSaid ? 'eingeladen' : 'vorbereitung'
  if (partsOf(evening).some(hasUntoldDecisions)) return 'beschluesse'
  return data.niederschrift ? 'abgeschlossen' : 'niederschrift'
}

const hasUntoldDecisions = ({ data, isReleased }: Part): boolean =>
  !isReleased &&
  data.tagesordnung.some(({ ergebnis, beschluss }) => ergebnis !== undefined || beschluss !== '')
