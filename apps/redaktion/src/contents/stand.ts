import { type InhaltKopf, inhaltStatus } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'

/** What is told of how a document stands. */
export type Stand = Pick<InhaltKopf, 'status' | 'luecken' | 'zurueckgenommen_am'>

/** How a document stands, in words; of a draft with gaps also that it is not whole yet, of what was taken back since when. */
export function standOf({ status, luecken, zurueckgenommen_am }: Stand): string {
  const words = inhaltStatus[status]
  if (status === 'zurueckgenommen' && zurueckgenommen_am)
    return `${words} am ${formatDate(zurueckgenommen_am)}`
  return luecken > 0 && status !== 'papierkorb' ? `${words}, noch nicht vollständig` : words
}

/** Whether visitors find it under its address, if only with the word that it was taken back. */
export const isSeen = ({ status }: Pick<InhaltKopf, 'status'>): boolean =>
  status === 'oeffentlich' || status === 'geaendert' || status === 'zurueckgenommen'

/** Announced by law: it stays, and can only be taken back. */
export const isAnnounced = (inhalt: Pick<InhaltKopf, 'art' | 'status'>): boolean =>
  inhalt.art === 'bekanntmachung' && isSeen(inhalt)
