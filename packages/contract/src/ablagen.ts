/** A term in days, or in words where it is none. */
export type Dauer = { readonly tage: number } | { readonly worte: string }

/**
 * Under which name something lies, and for how long: all that the code which stores needs of the list of what is stored
 * (gespeicherte-daten.ts). Apart from it, so that no browser loads the words of the privacy page to set a cookie; where a
 * term is in words, it stands there too.
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

/** The same of what the desk keeps in the browsers of those who work at it: visitors have nothing to do with it. */
export const amSchreibtisch = {
  rundgang: { name: 'rathausplatz-rundgang', dauer: { worte: 'bis Sie die Daten des Browsers löschen' } },
  kopierterBaustein: {
    name: 'redaktion-baustein',
    dauer: { worte: 'bis Sie die Daten des Browsers löschen' },
  },
  spalten: { name: 'redaktion-spalten', dauer: { worte: 'bis Sie die Daten des Browsers löschen' } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly dauer: Dauer }>>
