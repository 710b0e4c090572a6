import { type InhaltKopf, inhaltStatus } from '@rathausplatz/contract'

/** How a document stands, in words; of a draft with gaps also that it is not whole yet. */
export const standOf = ({ status, luecken }: Pick<InhaltKopf, 'status' | 'luecken'>): string =>
  luecken > 0 && status !== 'papierkorb'
    ? `${inhaltStatus[status]}, noch nicht vollständig`
    : inhaltStatus[status]
