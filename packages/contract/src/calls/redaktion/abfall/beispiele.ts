import { kelterstrasse } from '../../abfall/beispiele.ts'

/** Shared values of the examples: a tour with one street and one collection. */

export const angaben = {
  name: 'Restmüll Kernstadt',
  fraktion: 'restmuell',
  regel: {
    art: 'wochen',
    wochentag: 1,
    alle_wochen: 2,
    ab: '2026-01-13',
    saisons: [],
    verschiebung: 'nachholen',
    vor_festen: false,
  },
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  hinweis: '',
  variante: '',
} as const

export const kopf = {
  ...angaben,
  regel: { ...angaben.regel, saisons: [] },
  id: 't7w2k9m4xq',
  regel_worte: 'Dienstag, alle zwei Wochen',
  aus_einfuhr: false,
  anzahl_orte: 1,
  anzahl_termine: 1,
  naechster: '2026-12-08',
  letzter: '2026-12-08',
  geaendert_am: '2026-11-20T08:00:00.000Z',
}

export const einer = {
  urspruenglich: '2026-12-08',
  datum: '2026-12-08',
  grund: '',
  entfaellt: false,
  von_hand: false,
  sequenz: 0,
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  feiertag: null,
  geaendert_am: '2026-11-20T08:00:00.000Z',
}

export const ganze = { ...kopf, orte: [kelterstrasse], termine: [einer] }
export const named = { params: { id: kopf.id } }
export const ofDate = { params: { id: kopf.id, tag: einer.urspruenglich } }
