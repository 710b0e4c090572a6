import * as beispiel from '../beispiele.ts'

/** Shared values of the examples: an export of WordPress. */

export const kopf = {
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d20',
  quelle: 'wordpress',
  name: 'rebenau.wordpress.2026-11-22.xml',
  stand: 'bereit',
  fehler: null,
  von: beispiel.anna,
  angelegt_am: '2026-11-22T18:00:00.000Z',
  geaendert_am: '2026-11-22T18:00:00.000Z',
  anzahl: {
    gefunden: 1,
    gewaehlt: 1,
    uebernommen: 0,
    abgelehnt: 0,
    schon_da: 0,
    weggenommen: 0,
    geblieben: 0,
  },
} as const
export const ganze = { ...kopf, hinweise: [], rechte: ['starten' as const], tabelle: null }
export const named = { params: { id: kopf.id } }
