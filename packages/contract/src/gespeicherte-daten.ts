import { ablagen, type Dauer } from './ablagen.ts'

/**
 * All that this software keeps of the people who use it, and where. The privacy page draws its table from this list, the
 * code that stores takes name and term from here, and a test looks for what is stored without standing here.
 */
export type GespeicherteAngabe = {
  /** What it is called where it lies: a cookie, a key, a cache, a table, a kind of line in the log. */
  readonly name: string
  readonly ort: keyof typeof orte
  readonly was: string
  readonly zweck: string
  readonly grundlage: string
  readonly dauer: Dauer
  /** Only where the operator has set up this. */
  readonly nur?: Beobachtung
}

/** What this software tells a service that its operator has named: page views to Matomo, faults to Sentry or GlitchTip. */
export type Beobachtung = 'aufrufe' | 'fehler'

/** Where something is kept, in the order in which people ask about it. */
export const orte = {
  cookie: 'Cookie auf Ihrem Gerät',
  browser: 'Speicher Ihres Browsers',
  arbeitsspeicher: 'Arbeitsspeicher des Servers',
  datenbank: 'Datenbank der Website',
  protokoll: 'Protokoll des Servers',
  anbieter: 'anderer Anbieter',
} as const

const AUFGABE = 'Art. 6 Abs. 1 Buchst. e DSGVO mit § 4 LDSG'
const GEWUENSCHT = '§ 25 Abs. 2 Nr. 2 TDDDG: für den gewünschten Dienst unbedingt erforderlich'

export const gespeicherteDaten = {
  modus: {
    ...ablagen.modus,
    ort: 'cookie',
    was: 'Ihre Wahl „Hell“ oder „Dunkel“, nichts über Sie',
    zweck:
      'Die Website behält die Darstellung, die Sie unten auf der Seite gewählt haben. Ohne diese Wahl gibt es das Cookie nicht.',
    grundlage: GEWUENSCHT,
  },
  rollposition: {
    name: 'rollposition',
    ort: 'browser',
    was: 'wie weit Sie auf den Seiten dieses Besuchs gerollt haben',
    zweck: 'Wer zurückgeht, findet die Stelle wieder.',
    grundlage: GEWUENSCHT,
    dauer: { worte: 'bis Sie den Tab schließen' },
  },
  app: {
    ...ablagen.app,
    ort: 'cookie',
    was: 'dass eine App die Website zeigt, nichts über Sie',
    zweck:
      'In einer App steht ein eigener Zurück-Knopf. Das Cookie gibt es nur, wenn die Website mit „?app=an“ geöffnet wurde.',
    grundlage: GEWUENSCHT,
  },
  eingaben: {
    ...ablagen.eingaben,
    ort: 'browser',
    was: 'was in den Formularen der Seite steht, ohne Passwörter und Dateien',
    zweck: 'Lädt sich die Seite selbst neu, steht Ihre Eingabe wieder da; danach ist sie gelöscht.',
    grundlage: GEWUENSCHT,
  },
  neuGeladen: {
    ...ablagen.neuGeladen,
    ort: 'browser',
    was: 'wann sich die Seite zuletzt selbst neu geladen hat',
    zweck: 'Fehlt ein Baustein der Website, lädt sich die Seite neu, höchstens einmal in der Minute.',
    grundlage: GEWUENSCHT,
  },
  gespeichert: {
    ...ablagen.gespeichert,
    ort: 'browser',
    was: 'die höchstens 40 Seiten, bei denen Sie „Für unterwegs speichern“ gewählt haben',
    zweck: 'Sie lesen die Seiten auch ohne Netz. Unter „Unterwegs“ können Sie sie entfernen.',
    grundlage: GEWUENSCHT,
  },
  gesehen: {
    ...ablagen.gesehen,
    ort: 'browser',
    was: 'die höchstens 30 öffentlichen Seiten, die Sie zuletzt gelesen haben; nie Suche, Formulare, Anmeldung, Intranet oder Rat',
    zweck: 'Bricht die Verbindung ab, lesen Sie weiter. Unter „Unterwegs“ können Sie alle entfernen.',
    grundlage: GEWUENSCHT,
  },
  unterwegs: {
    ...ablagen.unterwegs,
    ort: 'browser',
    was: 'die Seite „Unterwegs“ mit Notrufen, Öffnungszeiten und Meldungen, nichts über Sie',
    zweck: 'Diese Seite ist auch ohne Netz da.',
    grundlage: GEWUENSCHT,
  },
  bilder: {
    ...ablagen.bilder,
    ort: 'browser',
    was: 'die höchstens 80 Bilder, die Sie zuletzt gesehen haben',
    zweck: 'Seiten ohne Netz haben ihre Bilder.',
    grundlage: GEWUENSCHT,
  },
  bau: {
    ...ablagen.bau,
    ort: 'browser',
    was: 'Programm, Schriften und Gestaltung der Website in der neuesten und der vorigen Fassung, nichts über Sie',
    zweck: 'Die Website öffnet schneller und auch ohne Netz.',
    grundlage: GEWUENSCHT,
  },
  verbindung: {
    name: 'verbindung',
    ort: 'arbeitsspeicher',
    was: 'IP-Adresse Ihres Geräts',
    zweck:
      'Auslieferung der Seiten; von einer Adresse aus sind nicht beliebig viele Verbindungen zugleich möglich.',
    grundlage: AUFGABE,
    dauer: { worte: 'bis die Verbindung endet' },
  },
  absender: {
    name: 'absender',
    ort: 'arbeitsspeicher',
    was: 'IP-Adresse, von der eine Nachricht des Kontaktformulars kam, und die Zahl der Nachrichten',
    zweck: 'Schutz vor massenhaften Nachrichten',
    grundlage: AUFGABE,
    dauer: { worte: '10 Minuten' },
  },
  kontaktnachrichten: {
    ...ablagen.kontaktnachrichten,
    ort: 'datenbank',
    was: 'Anlass, Nachricht, Name, E-Mail-Adresse, Zeitpunkt und, wenn Sie sie nennen, Telefonnummer und Seite',
    zweck: 'Bearbeitung Ihres Anliegens. Wird ein Vorgang daraus, gelten die Fristen für die Akte.',
    grundlage: AUFGABE,
  },
  sucheOhneTreffer: {
    ...ablagen.sucheOhneTreffer,
    ort: 'datenbank',
    was: 'Suchworte ohne Treffer, mit Anzahl und Tag; nicht, wer gesucht hat. Was wie eine E-Mail-Adresse, eine Nummer oder ein ganzer Satz aussieht, wird nicht gespeichert.',
    zweck: 'Verbesserung der Suche',
    grundlage: AUFGABE,
  },
  fassungen: {
    name: 'revisions',
    ort: 'datenbank',
    was: 'wer aus der Redaktion einen Inhalt wann geändert hat',
    zweck: 'Nachvollziehbarkeit dessen, was die Stadt veröffentlicht; betrifft nur Beschäftigte.',
    grundlage: '§ 15 LDSG',
    dauer: { worte: 'solange es den Inhalt gibt' },
  },
  arbeitskopien: {
    ...ablagen.arbeitskopien,
    ort: 'datenbank',
    was: 'was jemand aus der Redaktion gerade schreibt und noch nicht gespeichert hat',
    zweck: 'Nichts geht verloren, wenn der Rechner ausgeht; betrifft nur Beschäftigte.',
    grundlage: '§ 15 LDSG',
  },
  aenderungen: {
    ...ablagen.aenderungen,
    ort: 'datenbank',
    was: 'wer aus der Redaktion wann was angelegt, geändert, veröffentlicht oder zurückgezogen hat',
    zweck: 'Nachvollziehbarkeit, auch von Inhalten, die es nicht mehr gibt; betrifft nur Beschäftigte.',
    grundlage: '§ 15 LDSG',
  },
  protokoll: {
    name: 'request',
    ort: 'protokoll',
    was: 'Zeitpunkt, Methode, aufgerufener Pfad ohne Suchfrage, Status, Dauer und eine Kennung der Anfrage; keine IP-Adresse',
    zweck: 'Fehlersuche und Abwehr von Angriffen',
    grundlage: AUFGABE,
    dauer: { tage: 7 },
  },
  bewerberportal: {
    name: 'bewerberportal',
    ort: 'anbieter',
    was: 'IP-Adresse und Angaben Ihres Browsers, dazu, was Sie dort eingeben',
    zweck:
      'Anzeige des Bewerberportals in einem Rahmen, erst nach Ihrem Klick auf „Inhalt anzeigen“. Den Klick merken wir uns nicht.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG: Ihre Einwilligung',
    dauer: { worte: 'nach den Regeln des Anbieters; sein Datenschutz ist am Rahmen verlinkt' },
  },
  aufrufe: {
    name: 'matomo',
    ort: 'anbieter',
    was: 'Adresse der öffentlichen Seite, die aufgerufen wurde, und der Zeitpunkt. Keine IP-Adresse, kein Cookie, keine Kennung, keine Angaben Ihres Browsers; nie Suche, Formulare, Anmeldung, Intranet oder Rat.',
    zweck:
      'Zählung, welche Seiten gelesen werden. Unser Server meldet den Aufruf an Matomo, Ihr Browser spricht nicht damit. Verlangt Ihr Browser „Do Not Track“ oder „Global Privacy Control“, wird nicht gezählt.',
    grundlage: AUFGABE,
    dauer: { worte: 'nach den Einstellungen des Matomo der Stadt; niemand ist daraus zu erkennen' },
    nur: 'aufrufe',
  },
  fehler: {
    name: 'fehlerberichte',
    ort: 'anbieter',
    was: 'Art und Stelle eines Fehlers im Programm, der Zeitpunkt und die öffentliche Seite. Keine IP-Adresse, keine Eingaben; E-Mail-Adressen, Nummern und Zitate in der Meldung sind unkenntlich gemacht.',
    zweck:
      'Fehler erkennen und beheben. Unser Server meldet sie, Ihr Browser spricht nicht mit dem Anbieter.',
    grundlage: AUFGABE,
    dauer: { worte: 'nach den Einstellungen der Stadt beim Anbieter, in der Regel 90 Tage' },
    nur: 'fehler',
  },
} as const satisfies Readonly<Record<string, GespeicherteAngabe>>

/** As people read it. */
export function dauerInWorten(dauer: Dauer): string {
  if ('worte' in dauer) return dauer.worte
  if (dauer.tage === 365) return '1 Jahr'
  return dauer.tage === 1 ? '1 Tag' : `${dauer.tage} Tage`
}
