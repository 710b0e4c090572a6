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
  user: { name: 'user' },
  token: { name: 'token' },
  verwaltung: { name: 'verwaltung' },
  eingaben: { name: 'rathausplatz-eingaben' },
  neuGeladen: { name: 'rathausplatz-neu-geladen' },
  gespeichert: { name: 'rathausplatz-gespeichert', dauer: { tage: 365 } },
  gesehen: { name: 'rathausplatz-gesehen', dauer: { tage: 30 } },
  unterwegs: { name: 'rathausplatz-unterwegs', dauer: { tage: 365 } },
  ratsunterlagen: { name: 'rathausplatz-ratsunterlagen', dauer: { tage: 30 } },
  schadensentwurf: { name: 'rathausplatz-schadensentwurf', dauer: { tage: 7 } },
  bilder: { name: 'rathausplatz-bilder', dauer: { tage: 30 } },
  bau: { name: 'rathausplatz-bau' },
  kontaktnachrichten: { name: 'kontaktnachrichten', dauer: { tage: 180 } },
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

/** The same of what lies in the database alone: no browser has to do with it. */
export const tabellen = {
  anmeldeprotokoll: { name: 'sign_ins', dauer: { tage: 90 } },
  mails: { name: 'mails', dauer: { tage: 180 } },
  pflegeMails: { name: 'care_mails', dauer: { tage: 7 } },
  arbeitskopien: { name: 'working_copies', dauer: { tage: 180 } },
  uebernahmen: { name: 'uebernahmen', dauer: { tage: 90 } },
  uebernommenes: { name: 'uebernahme_stuecke', dauer: { tage: 90 } },
  aenderungen: { name: 'changes', dauer: { tage: 1095 } },
  rueckmeldungen: { name: 'rueckmeldungen', dauer: { tage: 365 } },
  rueckmeldungTexte: { name: 'rueckmeldung_texte', dauer: { tage: 180 } },
  wochenmail: { name: 'rueckmeldung_abos', dauer: { worte: 'bis Sie den Wunsch zurücknehmen' } },
  abos: { name: 'abos', dauer: { worte: 'bis Sie es abbestellen; unbestätigt sieben Tage' } },
  termine: {
    name: 'terminbuchungen',
    dauer: { worte: 'bis 30 Tage nach dem Termin; ein Amt kann eine andere Frist festlegen' },
  },
  aboNachweise: { name: 'abo_nachweise', dauer: { tage: 1095 } },
  pinnwand: { name: 'pinnwand_eintraege', dauer: { tage: 90 } },
  schaeden: { name: 'schaeden', dauer: { tage: 365 } },
  fehlendeAdressen: { name: 'missing_addresses', dauer: { tage: 30 } },
  lesebestaetigungen: {
    name: 'lesebestaetigungen',
    dauer: { worte: 'solange es den Beitrag gibt' },
  },
  ratEinladungen: { name: 'rat_einladungen', dauer: { worte: 'solange es die Sitzung gibt' } },
  warnungen: { name: 'warnungen', dauer: { tage: 7 } },
  abfallGeraete: {
    name: 'abfall_geraete',
    dauer: { worte: 'bis Sie es abstellen oder das Gerät nicht mehr erreichbar ist' },
  },
  abfallNachrichten: { name: 'abfall_nachrichten', dauer: { worte: 'höchstens einen Tag' } },
  abfallEinfuhren: { name: 'abfall_einfuhren', dauer: { tage: 365 } },
  formularEingaenge: {
    name: 'formular_eingaenge',
    dauer: { worte: 'so viele Tage, wie im Formular stehen' },
  },
  formularSchritte: {
    name: 'formular_schritte',
    dauer: { worte: 'so lange wie der Eingang' },
  },
  formularMails: { name: 'formular_mails', dauer: { worte: 'so lange wie der Eingang' } },
  formularDateien: {
    name: 'formular_dateien',
    dauer: { worte: 'so lange wie der Eingang; nicht abgesendet einen Tag, gespeichert 14 Tage' },
  },
  formularEntwuerfe: { name: 'formular_entwuerfe', dauer: { tage: 14 } },
  formularAufgaben: { name: 'formular_aufgaben', dauer: { tage: 1 } },
  sucheOhneTreffer: { name: 'suche_ohne_treffer', dauer: { tage: 180 } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly dauer: Dauer }>>
