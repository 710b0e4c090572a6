/** How long something is stored: in days, or in words. */
export type Dauer = { readonly tage: number } | { readonly worte: string }

/**
 * The name and the duration of each store in the browser. The list of stored data (gespeicherte-daten.ts) has
 * the texts for visitors, and the durations that only words can express. This is a separate file, so that no
 * browser loads the texts of the privacy page to set a cookie.
 */
export const ablagen = {
  modus: { name: 'modus', dauer: { tage: 365 } },
  hinweise: { name: 'hinweise', dauer: { tage: 30 } },
  abfallort: { name: 'abfallort', dauer: { tage: 365 } },
  app: { name: 'app' },
  eingaben: { name: 'rathausplatz-eingaben' },
  neuGeladen: { name: 'rathausplatz-neu-geladen' },
  gespeichert: { name: 'rathausplatz-gespeichert', dauer: { tage: 365 } },
  gesehen: { name: 'rathausplatz-gesehen', dauer: { tage: 30 } },
  unterwegs: { name: 'rathausplatz-unterwegs', dauer: { tage: 365 } },
  ratsunterlagen: { name: 'rathausplatz-ratsunterlagen', dauer: { tage: 30 } },
  schadensentwurf: { name: 'rathausplatz-schadensentwurf', dauer: { tage: 7 } },
  bilder: { name: 'rathausplatz-bilder', dauer: { tage: 30 } },
  bau: { name: 'rathausplatz-bau' },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly dauer?: { readonly tage: number } }>
>

/** The stores of the desk in the browsers of editors; visitors have none of them. */
export const amSchreibtisch = {
  rundgang: { name: 'rathausplatz-rundgang', dauer: { worte: 'bis Sie die Daten des Browsers löschen' } },
  kopierterBaustein: {
    name: 'redaktion-baustein',
    dauer: { worte: 'bis Sie die Daten des Browsers löschen' },
  },
  spalten: { name: 'redaktion-spalten', dauer: { worte: 'bis Sie die Daten des Browsers löschen' } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly dauer: Dauer }>>
