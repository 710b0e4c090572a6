/** A term in days, or in words where it is none. */
export type Dauer = { readonly tage: number } | { readonly worte: string }

/**
 * Under which name something lies, and for how long: all that the code which stores needs of the list of what is stored
 * (gespeicherte-daten.ts). Apart from it, so that no browser loads the words of the privacy page to set a cookie.
 */
export const ablagen = {
  modus: { name: 'modus', dauer: { tage: 365 } },
  app: { name: 'app', dauer: { worte: 'bis Sie die App oder den Browser schließen' } },
  eingaben: {
    name: 'rathausplatz-eingaben',
    dauer: { worte: 'einige Sekunden, höchstens bis Sie den Tab schließen' },
  },
  neuGeladen: { name: 'rathausplatz-neu-geladen', dauer: { worte: 'bis Sie den Tab schließen' } },
  gespeichert: { name: 'rathausplatz-gespeichert', dauer: { tage: 365 } },
  gesehen: { name: 'rathausplatz-gesehen', dauer: { tage: 30 } },
  unterwegs: { name: 'rathausplatz-unterwegs', dauer: { tage: 365 } },
  bilder: { name: 'rathausplatz-bilder', dauer: { tage: 30 } },
  bau: { name: 'rathausplatz-bau', dauer: { worte: 'bis zur übernächsten Fassung' } },
  kontaktnachrichten: { name: 'kontaktnachrichten', dauer: { tage: 180 } },
  arbeitskopien: { name: 'working_copies', dauer: { tage: 180 } },
  aenderungen: { name: 'changes', dauer: { tage: 1095 } },
  sucheOhneTreffer: { name: 'suche_ohne_treffer', dauer: { tage: 180 } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly dauer: Dauer }>>
