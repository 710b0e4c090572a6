import { ablagen, amSchreibtisch, type Dauer } from './ablagen.ts'
import { anmeldecookies } from './anmeldecookies.ts'
import { fristen } from './fristen.ts'
import type { Landesgrundlage } from './laender/grundlage.ts'
import { tabellen } from './tabellen.ts'

export { grundlageInWorten } from './laender/grundlage.ts'

/**
 * All personal data that this software stores, and where. The privacy page renders its table from this list,
 * the storing code takes names and durations from here, and a test searches for stored data that is missing
 * here.
 */
export type GespeicherteAngabe = {
  /** The technical name: of a cookie, a key, a cache, a table, or a kind of log line. */
  readonly name: string
  readonly ort: keyof typeof orte
  readonly was: string
  readonly zweck: string
  readonly grundlage: string | Landesgrundlage
  readonly dauer: Dauer
  /** Only if the operator has set up this service. */
  readonly nur?: Beobachtung
}

/**
 * Data sent to a service that the operator has chosen: page views to Matomo, faults to Sentry or GlitchTip,
 * and requests of the browser itself to the provider of a map.
 */
export type Beobachtung = 'aufrufe' | 'fehler' | 'karte'

/** The places where data is stored, in the order in which visitors ask about them. */
export const orte = {
  cookie: 'Cookie auf Ihrem Gerät',
  browser: 'Speicher Ihres Browsers',
  arbeitsspeicher: 'Arbeitsspeicher des Servers',
  datenbank: 'Datenbank der Website',
  protokoll: 'Protokoll des Servers',
  anbieter: 'Bei anderen Anbietern',
} as const

const AUFGABE = { land: 'aufgabe' } as const
const BESCHAEFTIGTE = { land: 'beschaeftigte' } as const
const LADUNG = { land: 'ladung' } as const
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
    was: 'wie weit Sie auf den Seiten dieses Besuchs gescrollt haben',
    zweck: 'Wer zurückgeht, findet die Stelle wieder.',
    grundlage: GEWUENSCHT,
    dauer: { worte: 'bis Sie den Tab schließen' },
  },
  hinweise: {
    ...ablagen.hinweise,
    ort: 'cookie',
    was: 'welche Hinweise der Stadt Sie ausgeblendet haben, nichts über Sie',
    zweck:
      'Ein Hinweis, den Sie ausgeblendet haben, steht nicht noch einmal über jeder Seite. Ohne diese Wahl gibt es das Cookie nicht.',
    grundlage: GEWUENSCHT,
  },
  abfallort: {
    ...ablagen.abfallort,
    ort: 'cookie',
    was: 'eine Kennung der Straße, für die Sie „Meine Straße merken“ gewählt haben, und welche Tonne Sie dort haben, wenn Sie es angegeben haben; keine Hausnummer, nichts über Sie',
    zweck:
      'Die Website zeigt gleich, welche Tonne bei Ihnen als Nächstes geholt wird. Ohne diese Wahl gibt es das Cookie nicht; „Meine Straße vergessen“ löscht es.',
    grundlage: GEWUENSCHT,
  },
  pushAbo: {
    name: 'push',
    ort: 'browser',
    was: 'die Erlaubnis, Ihnen auf diesem Gerät Mitteilungen zu zeigen, und eine Adresse dafür bei dem Dienst, den der Hersteller Ihres Browsers betreibt',
    zweck:
      'Ihr Gerät erinnert an die Abfuhr, wenn Sie „Auf diesem Gerät erinnern“ gewählt haben. Der Dienst reicht die Mitteilungen verschlüsselt durch und kann sie nicht lesen.',
    grundlage: GEWUENSCHT,
    dauer: { worte: 'bis Sie die Erinnerung ausschalten oder dem Browser die Erlaubnis nehmen' },
  },
  app: {
    ...ablagen.app,
    dauer: { worte: 'bis Sie die App oder den Browser schließen' },
    ort: 'cookie',
    was: 'dass eine App die Website zeigt, nichts über Sie',
    zweck:
      'In einer App steht ein eigener Zurück-Knopf. Das Cookie gibt es nur, wenn die Website mit „?app=an“ geöffnet wurde.',
    grundlage: GEWUENSCHT,
  },
  user: {
    ...anmeldecookies.user,
    dauer: { worte: 'bis Sie sich abmelden, höchstens zwölf Stunden' },
    ort: 'cookie',
    was: 'eine Nummer Ihres Kontos und wann Ihre Sitzung endet; kein Name, keine E-Mail-Adresse',
    zweck:
      'Wer sich im Intranet, im Ratsinformationssystem oder in der Redaktion anmeldet, bleibt es auf der nächsten Seite. Je Bereich ein eigenes Cookie, nur nach einer Anmeldung.',
    grundlage: GEWUENSCHT,
  },
  token: {
    ...anmeldecookies.token,
    dauer: { worte: 'bis Sie sich abmelden, höchstens zwölf Stunden' },
    ort: 'cookie',
    was: 'der geheime Schlüssel Ihrer Sitzung',
    zweck: 'Er weist Sie nach der Anmeldung aus. Je Bereich ein eigenes Cookie, nur nach einer Anmeldung.',
    grundlage: GEWUENSCHT,
  },
  verwaltung: {
    ...anmeldecookies.verwaltung,
    dauer: { worte: 'zehn Minuten' },
    ort: 'cookie',
    was: 'ein geheimer Schlüssel und die Seite, zu der es danach weitergeht',
    zweck:
      'Wer sich in der Redaktion mit dem Konto der Verwaltung anmeldet, wird daran wiedererkannt, wenn er von dort zurückkommt.',
    grundlage: GEWUENSCHT,
  },
  eingaben: {
    ...ablagen.eingaben,
    dauer: { worte: 'einige Sekunden, höchstens bis Sie den Tab schließen' },
    ort: 'browser',
    was: 'was in den Formularen der Seite steht, ohne Passwörter und Dateien',
    zweck: 'Lädt sich die Seite selbst neu, steht Ihre Eingabe wieder da; danach ist sie gelöscht.',
    grundlage: GEWUENSCHT,
  },
  neuGeladen: {
    ...ablagen.neuGeladen,
    dauer: { worte: 'bis Sie den Tab schließen' },
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
    was: 'die Seite „Unterwegs“ mit Notrufen, Öffnungszeiten und Nachrichten, nichts über Sie',
    zweck: 'Diese Seite ist auch ohne Netz da.',
    grundlage: GEWUENSCHT,
  },
  ratsunterlagen: {
    ...ablagen.ratsunterlagen,
    ort: 'browser',
    was: 'die höchstens zwölf Sitzungsunterlagen, bei denen Sie „Auf diesem Gerät behalten“ gewählt haben, mit Ihren Notizen dazu und einer Nummer für Ihr Konto',
    zweck:
      'Mitglieder des Rates lesen sie auch ohne Netz. Sie verschwinden, wenn Sie sich abmelden oder sich an diesem Gerät jemand anderes anmeldet; betrifft nur Mitglieder des Rats.',
    grundlage: GEWUENSCHT,
  },
  schadensentwurf: {
    ...ablagen.schadensentwurf,
    ort: 'browser',
    was: 'eine Meldung eines Schadens, die Sie ohne Netz geschrieben haben, mit ihren Fotos',
    zweck:
      'Ohne Netz geht nichts verloren: Die Website bietet sie Ihnen wieder an. Sobald sie gesendet ist oder Sie sie löschen, liegt sie nicht mehr da; mit Netz gibt es sie nicht.',
    grundlage: GEWUENSCHT,
  },
  bilder: {
    ...ablagen.bilder,
    ort: 'browser',
    was: 'die höchstens 80 Bilder, die Sie zuletzt gesehen haben',
    zweck: 'Seiten ohne Netz haben ihre Bilder.',
    grundlage: GEWUENSCHT,
  },
  rundgang: {
    ...amSchreibtisch.rundgang,
    ort: 'browser',
    was: 'dass der Rundgang durch die Redaktion nicht mehr angeboten wird',
    zweck: 'Wer ihn kennt, wird nicht wieder gefragt; betrifft nur Beschäftigte.',
    grundlage: GEWUENSCHT,
  },
  kopierterBaustein: {
    ...amSchreibtisch.kopierterBaustein,
    ort: 'browser',
    was: 'der Baustein einer Seite, der in der Redaktion zuletzt kopiert wurde',
    zweck: 'Er lässt sich auf einer anderen Seite einfügen; betrifft nur Beschäftigte.',
    grundlage: GEWUENSCHT,
  },
  spalten: {
    ...amSchreibtisch.spalten,
    ort: 'browser',
    was: 'welche Spalten Sie für die Listen der Redaktion gewählt haben, mit Ihrer E-Mail-Adresse',
    zweck:
      'Die Listen sehen beim nächsten Mal so aus, wie Sie sie eingestellt haben. Wählt am selben Gerät jemand anderes, gilt nur noch dessen Wahl, und nur dort; betrifft nur Beschäftigte.',
    grundlage: GEWUENSCHT,
  },
  bau: {
    ...ablagen.bau,
    dauer: { worte: 'bis zur übernächsten Fassung' },
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
  formularEingaenge: {
    ...tabellen.formularEingaenge,
    ort: 'datenbank',
    was: 'was Sie in einem Formular angeben, Zeitpunkt und Vorgangsnummer, der Prüfwert Ihres Kennworts; dazu, für welches Amt es ist, wer im Rathaus sich darum kümmert, wie weit das ist, und eine Notiz',
    zweck:
      'Bearbeitung Ihres Anliegens; was Sie unter „Kontakt“ schreiben, bekommt das zuständige Amt auch per E-Mail. Wofür die Angaben gebraucht werden und wann sie gelöscht werden, steht in jedem Formular. Wird ein Vorgang daraus, gelten die Fristen für die Akte.',
    grundlage: AUFGABE,
  },
  formularSchritte: {
    ...tabellen.formularSchritte,
    ort: 'datenbank',
    was: 'was im Rathaus mit Ihrem Formular geschehen ist: wann, von wem und welche Antwort',
    zweck: 'Sie sehen den Stand mit Nummer und Kennwort.',
    grundlage: AUFGABE,
  },
  formularMails: {
    ...tabellen.formularMails,
    ort: 'datenbank',
    was: 'welche E-Mails zu Ihrem Formular verschickt wurden',
    zweck: 'Die Kopien dieser E-Mails werden mit dem Eingang gelöscht.',
    grundlage: AUFGABE,
  },
  formularDateien: {
    ...tabellen.formularDateien,
    ort: 'datenbank',
    was: 'Dateien und Fotos, die Sie an ein Formular anfügen, mit Name und Größe; aus Fotos werden Ort, Zeit und Kamera gelöscht',
    zweck: 'Das Amt sieht, was Sie ihm zeigen möchten.',
    grundlage: AUFGABE,
  },
  formularEntwuerfe: {
    ...tabellen.formularEntwuerfe,
    ort: 'datenbank',
    was: 'was Sie in ein angefangenes Formular eingetragen haben, und der Prüfwert des Codes dazu',
    zweck: 'Sie setzen ein Formular später fort. Ohne diesen Wunsch wird nichts davon gespeichert.',
    grundlage: GEWUENSCHT,
  },
  formularAufgaben: {
    ...tabellen.formularAufgaben,
    ort: 'datenbank',
    was: 'welche Rechenaufgaben Browser schon gelöst haben, nichts über Sie',
    zweck: 'Programme können Formulare nicht in Massen absenden.',
    grundlage: AUFGABE,
  },
  mails: {
    name: tabellen.mails.name,
    dauer: {
      worte: `${fristen.verschickt} Tage, der Text bis zum Verschicken; was nicht zuzustellen war, ${tabellen.mails.dauer.tage} Tage`,
    },
    ort: 'datenbank',
    was: 'E-Mails, die diese Website verschickt: Empfänger, Betreff, Text, zu welchem Vorgang sie gehören, Zeitpunkt und ob sie angekommen sind',
    zweck: `Ihre Nachricht erreicht das zuständige Amt auch, wenn der Mailserver gerade nicht antwortet. Wer einen Termin vereinbart, ein Formular absendet, einen Schaden meldet, auf der Pinnwand schreibt oder einen Eintrag vorschlägt, erfährt, wie es damit weitergeht. Wer ein Konto hat, erfährt von Änderungen daran, und wer für Inhalte verantwortlich ist, wann die nächste Durchsicht ansteht und welche Rückmeldungen es dazu gibt. Wer ein Abo bestellt hat, bekommt, was es Neues gibt.`,
    grundlage: AUFGABE,
  },
  rueckmeldungen: {
    ...tabellen.rueckmeldungen,
    ort: 'datenbank',
    was: 'wie viele an einem Tag auf „War diese Seite hilfreich?“ mit Ja und wie viele mit Nein geantwortet haben; nicht, wer',
    zweck: 'Verbesserung der Seiten',
    grundlage: AUFGABE,
  },
  rueckmeldungTexte: {
    ...tabellen.rueckmeldungTexte,
    ort: 'datenbank',
    was: 'was Sie dazu schreiben, mit der Seite und dem Tag; keine Uhrzeit, keine IP-Adresse, kein Name',
    zweck: 'Verbesserung der Seiten; geht auch per E-Mail an die, die die Seite pflegen',
    grundlage: AUFGABE,
  },
  wochenmail: {
    ...tabellen.wochenmail,
    ort: 'datenbank',
    was: 'wer aus der Redaktion montags eine E-Mail mit den Rückmeldungen der Woche wünscht',
    zweck: 'Rückmeldungen kommen dort an, wo eine Seite gepflegt wird; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
  },
  lesebestaetigungen: {
    ...tabellen.lesebestaetigungen,
    ort: 'datenbank',
    was: 'wer im Intranet wann bestätigt hat, welchen Beitrag gelesen zu haben',
    zweck:
      'Wer es wissen muss, sieht, ob wichtige Anweisungen gelesen sind; nur bei Beiträgen, die darum bitten. Betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
  },
  sucheOhneTreffer: {
    ...tabellen.sucheOhneTreffer,
    ort: 'datenbank',
    was: 'Suchworte ohne Treffer, mit Anzahl und Tag; nicht, wer gesucht hat. Was wie eine E-Mail-Adresse, eine Nummer oder ein ganzer Satz aussieht, wird nicht gespeichert.',
    zweck: 'Verbesserung der Suche',
    grundlage: AUFGABE,
  },
  fehlendeAdressen: {
    ...tabellen.fehlendeAdressen,
    ort: 'datenbank',
    was: 'Adressen öffentlicher Seiten, die es nicht gibt, mit Anzahl und der eigenen Seite, die dorthin führt; nicht, wer sie aufgerufen hat, und nichts, was hinter einem Fragezeichen stand. Was wie eine E-Mail-Adresse oder eine Nummer aussieht, wird nicht gespeichert.',
    zweck: 'Alte und falsch geschriebene Adressen weiterleiten',
    grundlage: AUFGABE,
  },
  fehlendeAdressenTage: {
    name: 'missing_days',
    ort: 'datenbank',
    was: 'an welchen Tagen eine Adresse, die es nicht gibt, wie oft aufgerufen wurde; nicht, von wem',
    zweck: 'Alte und falsch geschriebene Adressen weiterleiten',
    grundlage: AUFGABE,
    dauer: { tage: 30 },
  },
  abos: {
    ...tabellen.abos,
    ort: 'datenbank',
    was: 'Ihre E-Mail-Adresse, wann Sie das Abo bestellt und bestätigt haben und welchem Wortlaut Sie zugestimmt haben',
    zweck:
      'Benachrichtigung per E-Mail über Themen, die Sie gewählt haben. Abbestellen können Sie sie mit dem Link in jeder E-Mail.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
  },
  termine: {
    ...tabellen.termine,
    ort: 'datenbank',
    was: 'wozu und wann Sie einen Termin im Amt vereinbart haben, Name, E-Mail-Adresse und, wenn Sie sie angeben, Telefonnummer; ob Sie da waren',
    zweck:
      'Damit das Amt weiß, wer kommt, und Sie an den Termin erinnern oder Ihnen absagen kann. Danach bleibt nur, wie viele Termine es gab.',
    grundlage: AUFGABE,
  },
  aboThemen: {
    name: 'abo_themen',
    ort: 'datenbank',
    was: 'welche Themen und Straßen Sie für Ihre Benachrichtigungen gewählt haben',
    zweck: 'Sie bekommen nur, was Sie gewählt haben.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
    dauer: { worte: 'bis Sie das Abo ändern oder abbestellen' },
  },
  aboFehlschlaege: {
    ...tabellen.aboFehlschlaege,
    ort: 'datenbank',
    was: 'an welchen Tagen eine E-Mail Ihres Abos nicht zugestellt werden konnte',
    zweck: 'Ein Abo endet von selbst, wenn seine Adresse keine E-Mails mehr annimmt.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
  },
  aboNachweise: {
    ...tabellen.aboNachweise,
    ort: 'datenbank',
    was: 'von einem beendeten Abo: Prüfwert der E-Mail-Adresse, Wortlaut, Zeitpunkte von Bestellung, Bestätigung und Ende; nicht die Adresse und nicht die Themen',
    zweck: 'Nachweis Ihrer Einwilligung (Art. 7 Abs. 1 DSGVO)',
    grundlage: 'Art. 6 Abs. 1 Buchst. c DSGVO',
  },
  warnungen: {
    ...tabellen.warnungen,
    ort: 'datenbank',
    was: 'falls diese Website amtliche Warnungen zeigt: die Warnungen, wie ihre Absender sie veröffentlicht haben, und wer aus der Redaktion eine davon wann und warum ausgeblendet hat',
    zweck:
      'Die Warnung bleibt lesbar, auch wenn der Warndienst gerade nicht antwortet; Namen betreffen nur Beschäftigte.',
    grundlage: AUFGABE,
  },
  abfallGeraete: {
    ...tabellen.abfallGeraete,
    ort: 'datenbank',
    was: 'die Adresse, unter der ein Push-Dienst Ihr Gerät erreicht, zwei Schlüssel Ihres Browsers, die Straße, die Abfallarten und die Tonne, die Sie gewählt haben; kein Name',
    zweck:
      'Erinnerung an die Abfuhr auf Ihrem Gerät. Die Nachricht ist so verschlüsselt, dass nur Ihr Gerät sie liest. Abstellen können Sie sie auf der Seite „Abfall“ oder im Browser.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
  },
  abfallNachrichten: {
    ...tabellen.abfallNachrichten,
    ort: 'datenbank',
    was: 'eine Erinnerung an die Abfuhr, bis Ihr Gerät sie hat: welche Abfallart wann geholt wird',
    zweck: 'Die Erinnerung kommt auch an, wenn der Push-Dienst gerade nicht antwortet.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
  },
  abfallEinfuhren: {
    ...tabellen.abfallEinfuhren,
    ort: 'datenbank',
    was: 'wer wann welche Datei mit Abfuhrterminen eingelesen hat',
    zweck: 'Pflege des Abfallkalenders; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
  },
  pinnwand: {
    ...tabellen.pinnwand,
    ort: 'datenbank',
    was: 'Ihr Eintrag auf der Pinnwand, der Name, den Sie dazu angeben, und Ihre E-Mail-Adresse, die nur die Stadt sieht',
    zweck: `Der Eintrag steht auf der Pinnwand, solange Sie es wollen. Danach bleibt er noch ${tabellen.pinnwand.dauer.tage} Tage, damit Sie ihn verlängern oder ändern können; unbestätigt bis ${fristen.bestaetigen} Tage nach der E-Mail, die um die Bestätigung bittet.`,
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
  },
  pinnwandFotos: {
    name: 'pinnwand_fotos',
    ort: 'datenbank',
    was: 'welche Fotos zu einem Eintrag gehören, was Sie dazu schreiben und ob die Stadt sie zeigt; die Bilder selbst liegen ohne Ort und Kamera daneben',
    zweck: 'Wer den Eintrag liest, sieht, worum es geht; öffentlich erst, wenn die Stadt sie angesehen hat.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
    dauer: { worte: 'so lange wie der Eintrag; nicht abgesendet einen Tag' },
  },
  pinnwandMeldungen: {
    name: 'pinnwand_meldungen',
    ort: 'datenbank',
    was: 'was jemand an einem Eintrag der Pinnwand beanstandet; nicht, wer es war',
    zweck: 'Die Stadt prüft, was gemeldet wird.',
    grundlage: AUFGABE,
    dauer: { worte: 'solange es den Eintrag gibt' },
  },
  pinnwandGespraeche: {
    name: 'pinnwand_gespraeche',
    ort: 'datenbank',
    was: `Name und E-Mail-Adresse von Menschen, die einem Eintrag geantwortet haben; die erste Nachricht, bis die Adresse bestätigt ist, alle anderen nur, bis sie verschickt sind; lässt sich eine nicht verschicken, höchstens ${fristen.nachricht} Tage; so lange steht sie auf der eigenen Seite dessen, für den sie ist`,
    zweck: 'Nachrichten werden weitergereicht, ohne dass jemand die Adresse des anderen erfährt.',
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
    dauer: { worte: 'solange es den Eintrag gibt; unbestätigt sieben Tage' },
  },
  verzeichnisvorschlaege: {
    ...tabellen.verzeichnisvorschlaege,
    ort: 'datenbank',
    was: 'was Sie für ein Verzeichnis vorschlagen, etwa Verein, Ansprechperson und Telefon, und Ihre eigene E-Mail-Adresse, die nur die Stadt sieht',
    zweck: `Der Eintrag steht im Verzeichnis, solange Sie es wollen. Was abgelehnt oder gesperrt ist, von uns oder von Ihnen, löschen wir nach ${fristen.vorschlag} Tagen, mit dem Eintrag; Unbestätigtes ${fristen.bestaetigen} Tage nach der E-Mail, die um die Bestätigung bittet. Ein gelöschter Eintrag liegt noch ${fristen.papierkorb} Tage im Papierkorb der Redaktion. Schlagen Sie nur eine Änderung vor, löschen wir Vorschlag und Adresse mit der Freigabe. Eine abgelehnte Änderung Ihres Eintrags bleibt, bis Sie sie ändern.`,
    grundlage: 'Art. 6 Abs. 1 Buchst. a DSGVO: Ihre Einwilligung',
  },
  schaeden: {
    ...tabellen.schaeden,
    ort: 'datenbank',
    was: 'was Sie als Schaden melden: Beschreibung, Ort und Fotos ohne Angaben der Kamera; wenn Sie es wollen, Ihre E-Mail-Adresse, die nur die Stadt sieht; Ihr Kennwort nur als Prüfwert',
    zweck: `Die Stadt behebt den Schaden und sagt, was daraus wird. ${tabellen.schaeden.dauer.tage} Tage, nachdem er erledigt oder abgelehnt ist, wird er gelöscht; Ihre E-Mail-Adresse schon nach ${fristen.schadenAdresse} Tagen, unbestätigt nach ${fristen.bestaetigen} Tagen.`,
    grundlage: AUFGABE,
  },
  schadenSchritte: {
    name: 'schaden_schritte',
    ort: 'datenbank',
    was: 'wann ein gemeldeter Schaden welchen Stand bekam und was die Stadt dazu sagt, auch, was Sie beim Wiederöffnen schreiben',
    zweck: 'Jeder Stand hat einen Grund, den man nachlesen kann.',
    grundlage: AUFGABE,
    dauer: { worte: 'so lange wie die Meldung' },
  },
  schadenFotos: {
    name: 'schaden_fotos',
    ort: 'datenbank',
    was: 'welche Fotos zu einer Meldung gehören und ob die Stadt sie zeigt; die Bilder selbst liegen ohne Ort und Kamera daneben',
    zweck: 'Die Stadt sieht, was kaputt ist.',
    grundlage: AUFGABE,
    dauer: { worte: 'so lange wie die Meldung; nicht abgesendet einen Tag' },
  },
  konten: {
    name: 'accounts',
    ort: 'datenbank',
    was: 'Name, E-Mail-Adresse, Rollen und Bereiche derer, die sich anmelden dürfen, bei Ratsmitgliedern auch, wer im Rat sie sind; das Passwort nur als Prüfwert, aus dem es sich nicht zurückrechnen lässt',
    zweck: 'Anmeldung von Beschäftigten, Redaktion und Ratsmitgliedern',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'solange das Konto besteht' },
  },
  ratsnotizen: {
    name: 'ratsnotizen',
    ort: 'datenbank',
    was: 'was ein Mitglied des Rates sich zu einem Tagesordnungspunkt notiert; niemand sonst liest es',
    zweck: 'Vorbereitung auf Sitzungen; betrifft nur Mitglieder des Rates.',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'bis Sie die Notiz löschen' },
  },
  ratEinladungen: {
    ...tabellen.ratEinladungen,
    ort: 'datenbank',
    was: 'wer wann zu welcher Sitzung des Rates eingeladen hat und womit',
    zweck: 'Nachweis der ordnungsgemäßen Ladung; betrifft nur Beschäftigte.',
    grundlage: LADUNG,
  },
  ratEingeladene: {
    name: 'rat_einladung_empfaenger',
    ort: 'datenbank',
    was: 'wer zu welcher Sitzung des Rates eingeladen wurde: Name, E-Mail-Adresse und wann der Empfang bestätigt wurde',
    zweck: 'Nachweis der ordnungsgemäßen Ladung; betrifft nur Mitglieder des Rates.',
    grundlage: LADUNG,
    dauer: tabellen.ratEinladungen.dauer,
  },
  verbundeneKonten: {
    name: 'identities',
    ort: 'datenbank',
    was: 'welches Konto der Verwaltung zu welchem Konto der Redaktion gehört (eine Kennung, kein Name), seit wann und wann zuletzt benutzt',
    zweck: 'Anmeldung der Redaktion mit dem Konto der Verwaltung',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'solange das Konto besteht oder bis die Verbindung gelöst wird' },
  },
  anmeldungen: {
    name: 'sessions',
    ort: 'datenbank',
    was: 'wer gerade angemeldet ist, seit wann und aus welchem Netz (die Adresse gekürzt)',
    zweck: 'Die Anmeldung gilt auf allen Seiten eines Bereichs.',
    grundlage: GEWUENSCHT,
    dauer: { worte: 'bis Sie sich abmelden, höchstens zwölf Stunden' },
  },
  anmeldeprotokoll: {
    ...tabellen.anmeldeprotokoll,
    ort: 'datenbank',
    was: 'wer sich wann und aus welchem Netz (die Adresse gekürzt) angemeldet oder Passwort und zweiten Faktor geändert hat',
    zweck: 'Schutz der Konten; betrifft nur, wer ein Konto hat.',
    grundlage: BESCHAEFTIGTE,
  },
  zaehlungen: {
    name: 'limits',
    ort: 'datenbank',
    was: 'IP-Adresse, von der ein Formular, eine Datei dazu, ein Vorschlag für ein Verzeichnis, die Meldung eines Schadens, ein Foto dazu oder die Frage nach ihrem Stand, ein Eintrag der Pinnwand, eine Nachricht oder Beschwerde dazu, die Buchung eines Termins, eine Antwort auf „War diese Seite hilfreich?“, die Bestellung eines Abos oder einer Erinnerung, eine misslungene Anmeldung, die Bitte um ein neues Passwort oder ein Vorschaulink kam, der nicht gilt, Prüfwert der E-Mail-Adresse eines Kontos oder einer, an die wir deshalb schreiben, oder des Anschlusses, von dem ein Text zu einer Seite, ein Termin, eine Datei oder die Bitte um eine Bestätigung kam, und wie oft',
    zweck: 'Schutz vor massenhaften Nachrichten und vor dem Erraten von Passwörtern',
    grundlage: AUFGABE,
    dauer: { worte: 'die IP-Adresse höchstens 30 Minuten, Prüfwerte einen Tag' },
  },
  einmalschluessel: {
    name: 'single_use_keys',
    ort: 'datenbank',
    was: 'Prüfwerte von Links aus E-Mails und von begonnenen Anmeldungen, und zu welchem Konto sie gehören',
    zweck: 'Neues Passwort, Einladung, zweiter Faktor; jeder Schlüssel gilt einmal.',
    grundlage: AUFGABE,
    dauer: { worte: 'bis zur Verwendung, sonst eine Stunde, Einladungen sieben Tage' },
  },
  codeApp: {
    name: 'totp',
    ort: 'datenbank',
    was: 'das Geheimnis, das Ihre Code-App mit der Website teilt',
    zweck: 'Zweiter Faktor der Redaktion',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'bis Sie die App entfernen' },
  },
  wiederherstellung: {
    name: 'recovery_codes',
    ort: 'datenbank',
    was: 'Prüfwerte Ihrer Codes zur Wiederherstellung',
    zweck: 'Anmeldung in der Redaktion ohne den zweiten Faktor, je Code einmal',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'bis zur Verwendung' },
  },
  passkeys: {
    name: 'passkeys',
    ort: 'datenbank',
    was: 'Name, öffentlicher Schlüssel und letzte Verwendung Ihrer Passkeys; der geheime Teil bleibt auf Ihrem Gerät',
    zweck: 'Anmeldung in der Redaktion ohne Passwort',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'bis Sie den Passkey entfernen' },
  },
  fassungen: {
    name: 'revisions',
    ort: 'datenbank',
    was: 'wer aus der Redaktion einen Inhalt wann geändert hat',
    zweck: 'Nachvollziehbarkeit dessen, was die Stadt veröffentlicht; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'solange es den Inhalt gibt' },
  },
  medien: {
    name: 'medien',
    ort: 'datenbank',
    was: 'wer aus der Redaktion ein Bild oder Dokument wann aufgenommen hat, dazu Bildtext und Urheber',
    zweck: 'Pflege der Bilder und Dokumente',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'solange es die Datei gibt; nach dem Löschen noch 30 Tage' },
  },
  geloeschteMedien: {
    name: 'deleted_files',
    ort: 'datenbank',
    was: 'wer aus der Redaktion ein Bild oder Dokument wann in den Papierkorb gelegt hat, mit dem, was bei der Datei stand',
    zweck: 'Es lässt sich zurückholen.',
    grundlage: BESCHAEFTIGTE,
    dauer: { tage: 30 },
  },
  arbeitskopien: {
    ...tabellen.arbeitskopien,
    ort: 'datenbank',
    was: 'was jemand aus der Redaktion gerade schreibt und noch nicht gespeichert hat, seit wann, und wer es übernommen hat',
    zweck: 'Nichts geht verloren, wenn der Rechner ausgeht; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
  },
  vorschaulinks: {
    name: 'preview_links',
    ort: 'datenbank',
    was: 'wer aus der Redaktion einen Entwurf wann und bis wann mit einem Link geteilt hat; nicht, wer ihn öffnet',
    zweck: 'Wer kein Konto hat, sieht einen Entwurf für einige Tage; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'bis der Link endet, höchstens 31 Tage' },
  },
  pflege: {
    name: 'care',
    ort: 'datenbank',
    was: 'wer aus der Redaktion für einen Inhalt verantwortlich ist, und wer ihn wann zuletzt durchgesehen hat',
    zweck: 'Inhalte bleiben richtig; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'solange es den Inhalt gibt' },
  },
  pflegeMails: {
    ...tabellen.pflegeMails,
    ort: 'datenbank',
    was: 'wann jemand aus der Redaktion zuletzt per E-Mail an fällige Inhalte erinnert wurde',
    zweck: 'Höchstens eine solche E-Mail in der Woche; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
  },
  uebernahmen: {
    ...tabellen.uebernahmen,
    ort: 'datenbank',
    was: 'wer aus der Redaktion wann aus welcher Datei oder von welcher Website Inhalte übernommen hat',
    zweck:
      'Bericht für die Redaktion, und damit sich alles wieder wegnehmen lässt; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
  },
  uebernommenes: {
    ...tabellen.uebernommenes,
    ort: 'datenbank',
    was: 'Titel, Adressen und Texte, die auf einer anderen Website schon veröffentlicht waren oder in einer Tabelle der Verwaltung stehen, solange sie übernommen werden',
    zweck: 'Daraus entstehen Entwürfe.',
    grundlage: AUFGABE,
  },
  ausfuhr: {
    name: 'ausfuhr',
    ort: 'datenbank',
    was: 'wer aus der Redaktion wann eine Datei mit allen Inhalten der Stadt erstellen ließ',
    zweck: 'Sie liegt bereit, bis sie abgeholt ist; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'bis die Datei gelöscht wird, höchstens einen Tag' },
  },
  zugaenge: {
    name: 'program_keys',
    ort: 'datenbank',
    was: 'wer aus der Redaktion einem Programm wann und bis wann einen Zugang gegeben hat, mit welchen Rechten, und an welchem Tag es zuletzt fragte; der Schlüssel nur als Prüfwert',
    zweck: 'Programme der Stadt lesen und schreiben Inhalte im Auftrag; betrifft nur Beschäftigte.',
    grundlage: BESCHAEFTIGTE,
    dauer: { worte: 'bis der Zugang endet, höchstens ein Jahr' },
  },
  aenderungen: {
    ...tabellen.aenderungen,
    ort: 'datenbank',
    was: 'wer aus der Redaktion wann was angelegt, geändert, mit einem Link geteilt, veröffentlicht oder zurückgezogen hat, wessen Konto angelegt, geändert oder gesperrt wurde (E-Mail-Adresse), und wer alle Inhalte in einer Datei erstellen ließ oder herunterlud',
    zweck: 'Nachvollziehbarkeit, auch von Inhalten, die es nicht mehr gibt; betrifft nur, wer ein Konto hat.',
    grundlage: BESCHAEFTIGTE,
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
  karte: {
    name: 'kartendienst',
    ort: 'anbieter',
    was: 'IP-Adresse und Angaben Ihres Browsers, dazu der Ausschnitt der Karte; nicht, was Sie melden',
    zweck: 'Die Karte der gemeldeten Schäden. Ihr Browser holt die Bilder beim Kartendienst.',
    grundlage: AUFGABE,
    dauer: { worte: 'nach den Regeln des Kartendienstes, der unter der Karte steht' },
    nur: 'karte',
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

/** Returns a duration as text for visitors. */
export function dauerInWorten(dauer: Dauer): string {
  if ('worte' in dauer) return dauer.worte
  const isYears = dauer.tage > 0 && dauer.tage % 365 === 0
  const [count, one, more] = isYears ? [dauer.tage / 365, 'Jahr', 'Jahre'] : [dauer.tage, 'Tag', 'Tage']
  return `${count} ${count === 1 ? one : more}`
}
