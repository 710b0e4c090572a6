import * as beispiel from '../beispiele.ts'

/** A picture, for the examples. */
export const marktplatz = {
  datei: 'marktplatz',
  adresse: '/medien/marktplatz',
  art: 'bild',
  typ: 'image/jpeg',
  titel: 'Marktplatz',
  beschreibung: 'Marktstände vor dem Rathaus',
  dekorativ: false,
  urheber: 'Stadt Rebenau',
  ordner: 'Rathaus',
  groesse: 2_400_000,
  breite: 4_000,
  hoehe: 3_000,
  version: '0f1e2d3c4b5a6978',
  aufgenommen_am: '2026-11-20T08:00:00.000Z',
  aufgenommen_von: beispiel.anna,
  geaendert_am: '2026-11-20T08:00:00.000Z',
} as const
