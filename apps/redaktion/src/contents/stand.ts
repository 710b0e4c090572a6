import { type InhaltKopf, inhaltStatus } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'

/** The fields that describe the state of a document. */
export type Stand = Pick<InhaltKopf, 'status' | 'luecken' | 'zurueckgenommen_am'> &
  Partial<Pick<InhaltKopf, 'zielgruppe'>>

/**
 * Returns the state in words; marks a draft with gaps as incomplete, and names the day of a withdrawal. What
 * only staff or members of the council read is never called public.
 */
export function standOf({ status, luecken, zurueckgenommen_am, zielgruppe = 'oeffentlich' }: Stand): string {
  const words = inhaltStatus[status].replace('Öffentlich', READERS[zielgruppe].stand)
  if (status === 'zurueckgenommen' && zurueckgenommen_am)
    return `${words} am ${formatDate(zurueckgenommen_am)}`
  return luecken > 0 && status !== 'papierkorb' ? `${words}, noch nicht vollständig` : words
}

/** Where documents are shown once they are published, by those who may read them. */
export const READERS = {
  oeffentlich: { stand: 'Öffentlich', where: 'Auf der Website' },
  intranet: { stand: 'Im Intranet', where: 'Im Intranet' },
  raete: { stand: 'Im Ratsbereich', where: 'Im Ratsbereich' },
} as const satisfies Readonly<Record<InhaltKopf['zielgruppe'], { stand: string; where: string }>>

/** True if visitors find the document at its address, even if only the note of its withdrawal. */
export const isSeen = ({ status }: Pick<InhaltKopf, 'status'>): boolean =>
  status === 'oeffentlich' || status === 'geaendert' || status === 'zurueckgenommen'

/** True for a notice that was announced by law: it cannot be deleted, only withdrawn. */
export const isAnnounced = (inhalt: Pick<InhaltKopf, 'art' | 'status'>): boolean =>
  inhalt.art === 'bekanntmachung' && isSeen(inhalt)
