import type { Dauer } from './ablagen.ts'
import { fristen } from './fristen.ts'

/**
 * The names and durations of data in the database. They are separate from `ablagen`, so that no browser loads
 * them.
 */
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
  abos: { name: 'abos', dauer: { worte: `bis Sie es abbestellen; unbestätigt ${fristen.bestaetigen} Tage` } },
  termine: {
    name: 'terminbuchungen',
    dauer: { worte: 'bis 30 Tage nach dem Termin; ein Amt kann eine andere Frist festlegen' },
  },
  aboFehlschlaege: { name: 'abo_fehlschlaege', dauer: { tage: 181 } },
  aboNachweise: { name: 'abo_nachweise', dauer: { tage: 1095 } },
  pinnwand: { name: 'pinnwand_eintraege', dauer: { tage: 90 } },
  verzeichnisvorschlaege: { name: 'verzeichnis_vorschlaege', dauer: { worte: 'solange der Eintrag steht' } },
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
