import { berlinDay, dayWithWeekday, plusDays } from '@rathausplatz/time'
import { type Bildname, bildupload } from './bild.ts'
import { type Day, momentOf, weekdayFrom, workdayFrom } from './calendar.ts'
import { type Dokumentname, dokument } from './dokument.ts'
import { html } from './html.ts'
import { mail, nummer, tel } from './kontakt.ts'
import { neuHier } from './neu-hier.ts'

/** The intranet of the staff of Rebenau. */
export const intranetrubriken = [
  { rubrik: 'Neu hier', slug: 'neu-hier', sortierung: 1, taggingpfad: 'intranet/neu-hier' },
  { rubrik: 'Personal', slug: 'personal', sortierung: 2, taggingpfad: 'intranet/personal' },
  { rubrik: 'Organisation', slug: 'organisation', sortierung: 3, taggingpfad: 'intranet/organisation' },
  { rubrik: 'Technik', slug: 'technik', sortierung: 4, taggingpfad: 'intranet/technik' },
  {
    rubrik: 'Sicherheit und Gesundheit',
    slug: 'sicherheit',
    sortierung: 5,
    taggingpfad: 'intranet/sicherheit',
  },
  { rubrik: 'Personalrat', slug: 'personalrat', sortierung: 6, taggingpfad: 'intranet/personalrat' },
  { rubrik: 'Miteinander', slug: 'miteinander', sortierung: 7, taggingpfad: 'intranet/miteinander' },
] as const

type Beitrag = {
  titel: string
  rubrik: (typeof intranetrubriken)[number]['slug']
  vorTagen: number
  einleitung: string
  text: string
  dateien?: readonly Dokumentname[]
  bild?: Bildname
  lesen?: boolean
}

/** Returns the texts of some weeks, relative to the day on which the demo starts. */
export function intranetbeitraege(heute: Date) {
  const day = berlinDay(heute)
  const record = ({ vorTagen, dateien = [], bild, lesen = false, ...beitrag }: Beitrag) => ({
    ...beitrag,
    datum_von: momentOf(plusDays(day, -vorTagen), '08:30'),
    dateien: dateien.map(dokument),
    lesebestaetigung: lesen,
    ...(bild ? bildupload(bild) : {}),
  })
  return beitraege(day).map(record)
}

function beitraege(day: Day): readonly Beitrag[] {
  const am = (tage: number) => dayWithWeekday(workdayFrom(plusDays(day, tage)))
  const donnerstag = dayWithWeekday(weekdayFrom(plusDays(day, 16), 'do'))
  return [
    // Its own category keeps it on the start page, however old it gets.
    {
      titel: neuHier.titel,
      rubrik: 'neu-hier',
      vorTagen: 90,
      einleitung: neuHier.einleitung,
      text: neuHier.text(),
      dateien: ['urlaubsantrag', 'merkblatt-dienstreisen'],
    },
    {
      titel: 'Neue Brandschutzordnung für das Rathaus',
      rubrik: 'sicherheit',
      vorTagen: 1,
      einleitung: 'Die Ordnung von 2019 gilt nicht mehr. Bitte lesen Sie die neue und bestätigen Sie es.',
      text: html`
        <p>Neu sind der Sammelplatz auf dem Marktplatz, auf der Seite zur Kirchgasse, und die Namen derer, die räumen helfen. Kerzen sind in allen
        Räumen verboten, auch in der Adventszeit.</p>
        <h2>Was Sie tun</h2>
        <ul><li>Lesen Sie die Ordnung.</li><li>Gehen Sie Ihren Fluchtweg einmal ab.</li>
        <li>Drücken Sie unten auf „Gelesen“.</li></ul>
        <p>Fragen beantwortet das Hauptamt unter ${tel('hauptamt')}.</p>`,
      dateien: ['brandschutzordnung'],
      bild: 'feuerwehr-uebung',
      lesen: true,
    },
    {
      titel: 'Mobile Arbeit: Was ab Januar gilt',
      rubrik: 'personal',
      vorTagen: 2,
      einleitung:
        'Bis zu zwei Tage in der Woche, abgestimmt im Amt. Anträge nimmt das Personalamt ab sofort an.',
      text: html`
        <p>Die Dienstvereinbarung ist unterschrieben. Sie gilt für alle, deren Aufgaben sich dafür eignen. Sprechzeiten und
        Vertretung gehen vor; Akten auf Papier bleiben im Rathaus.</p>
        <p>Ihren Antrag gibt die Amtsleitung an Kirsten Falk weiter, ${mail('personal')}.</p>`,
      dateien: ['dienstvereinbarung-mobile-arbeit'],
      lesen: true,
    },
    {
      titel: 'Wartung: In der Nacht fällt das Netz aus',
      rubrik: 'technik',
      vorTagen: 2,
      einleitung: `Am ${am(3)} gibt es von 22:00 Uhr bis 04:00 Uhr am nächsten Morgen weder E-Mail noch Telefon im Rathaus.`,
      text: html`
        <p>Speichern Sie vor dem Feierabend alles, was offen ist, und lassen Sie den Rechner eingeschaltet. Die Rufbereitschaft von
        Bauhof und Stadtwerken bleibt erreichbar: Die ${nummer('stoerung')} geht in dieser Nacht auf ihre Handys.</p>`,
    },
    {
      titel: 'Adventsfrühstück in der Zehntscheuer',
      rubrik: 'miteinander',
      vorTagen: 3,
      einleitung: `Am ${donnerstag} frühstücken wir zusammen, von 07:00 bis 08:00 Uhr. Alle sind eingeladen.`,
      text: html`
        <p>Brötchen und Kaffee sind da. Wer mag, bringt Marmelade oder Gebäck mit; die Liste hängt im Flur des Hauptamts. Das
        Rathaus öffnet danach wie an jedem Donnerstag.</p>`,
    },
    {
      titel: 'Sprechstunde des Personalrats',
      rubrik: 'personalrat',
      vorTagen: 4,
      einleitung: `Die nächste Sprechstunde ist am ${am(6)} von 13:00 bis 15:00 Uhr im Sitzungszimmer, ohne Anmeldung.`,
      text: html`<p>Was Sie erzählen, bleibt unter uns. Wer lieber telefoniert, bekommt gern einen Rückruf.</p>`,
    },
    {
      titel: 'Wer zwischen den Jahren da ist',
      rubrik: 'organisation',
      vorTagen: 5,
      einleitung: 'Das Rathaus schließt zwischen Weihnachten und Neujahr. Diese Stellen haben Notdienst.',
      text: html`
        <ul><li>Standesamt: Sterbefälle, vormittags</li><li>Bauhof: Winterdienst, rund um die Uhr</li>
        <li>Stadtwerke: Störungen, ${tel('stoerung')}</li></ul>
        <p>Tragen Sie Ihren Urlaub bitte bis ${am(8)} in das Zeitkonto ein.</p>`,
    },
    {
      titel: 'Neues Telefonbuch: so finden Sie alle',
      rubrik: 'technik',
      vorTagen: 6,
      einleitung:
        'Die Suche oben auf jeder Seite findet Namen, Aufgaben und Ämter. Die Liste auf Papier gibt es nicht mehr.',
      text: html`
        <p>Die Telefonliste kommt aus denselben Angaben wie die Seiten der Ämter. Stimmt etwas nicht, sagen Sie es Nils Albrecht,
        ${mail('internet')}; dann ist es überall richtig.</p>`,
    },
    {
      titel: 'Drei neue Gesichter im Rathaus',
      rubrik: 'personal',
      vorTagen: 8,
      einleitung: 'Wir begrüßen neue Kolleginnen und Kollegen in Kämmerei, Bauhof und Familienbüro.',
      text: html`
        <p>Ein Rundgang für alle Neuen beginnt am ${am(5)} um 09:00 Uhr am Empfang. Wer schon länger da ist und das Archiv noch nie
        gesehen hat, darf mit: Gerhard Nold zeigt den Lesesaal.</p>`,
      bild: 'fachwerkgasse-mittag',
    },
    {
      titel: 'Grippeschutzimpfung im Haus',
      rubrik: 'sicherheit',
      vorTagen: 9,
      einleitung: `Die Betriebsärztin impft am ${am(7)} von 09:00 bis 12:00 Uhr im Sitzungszimmer.`,
      text: html`<p>Die Impfung ist freiwillig und kostet nichts. Bitte bringen Sie Ihren Impfpass mit. Für Bauhof und Kitas gibt es
        einen eigenen Termin vor Ort.</p>`,
    },
    {
      titel: 'Anmeldung mit längerem Passwort',
      rubrik: 'technik',
      vorTagen: 10,
      einleitung:
        'Passwörter haben ab jetzt mindestens zwölf Zeichen. Vier Wörter ohne Sinn lassen sich am besten merken.',
      text: html`
        <p>Bei der nächsten Anmeldung am Rechner werden Sie nach einem neuen Passwort gefragt. Nehmen Sie keines, das Sie zu Hause
        verwenden, und sagen Sie es niemandem, auch nicht der Technik.</p>`,
      lesen: true,
    },
    {
      titel: 'Ergebnis der Befragung zur Kantine',
      rubrik: 'personalrat',
      vorTagen: 12,
      einleitung:
        '118 Beschäftigte haben geantwortet. Die meisten wünschen sich ein Essen ohne Fleisch an jedem Tag.',
      text: html`<p>Wir sprechen mit dem Anbieter. Ab Februar soll es jeden Tag zwei Gerichte geben. Danke an alle, die mitgemacht
        haben.</p>`,
    },
    {
      titel: 'Rechnungen nur noch elektronisch',
      rubrik: 'organisation',
      vorTagen: 13,
      einleitung:
        'Rechnungen auf Papier werden in der Poststelle gescannt. Bitte nichts mehr in die Fächer legen.',
      text: html`
        <p>Jede Rechnung steht am selben Tag im Eingang Ihres Amtes und wird dort freigegeben. Eine Einführung dauert 20 Minuten;
        Termine macht Sabine Maurer in der Stadtkasse, ${tel('kasse')}.</p>`,
    },
    {
      titel: 'Dienstrad ist zurück aus der Werkstatt',
      rubrik: 'miteinander',
      vorTagen: 14,
      einleitung: 'Das Lastenrad steht wieder im Hof. Der Schlüssel hängt am Empfang.',
      text: html`<p>Bitte tragen Sie Fahrten im Kalender „Fuhrpark“ ein und laden Sie den Akku über Nacht.</p>`,
      bild: 'stadtpark-radweg',
    },
    {
      titel: 'Personalversammlung: Protokoll',
      rubrik: 'personalrat',
      vorTagen: 16,
      einleitung: 'Was im Oktober besprochen wurde, steht im Protokoll.',
      text: html`<p>Die nächste Versammlung ist in einem Jahr. Themen nehmen wir jederzeit an.</p>`,
      dateien: ['protokoll-personalversammlung'],
    },
    {
      titel: 'Dienstreisen: Abrechnung innerhalb von sechs Monaten',
      rubrik: 'personal',
      vorTagen: 19,
      einleitung:
        'Wer später abrechnet, bekommt nichts mehr ersetzt. Das Merkblatt nennt, was beizulegen ist.',
      text: html`<p>Belege vom Handy drucken Sie bitte aus. Gezahlt wird mit dem nächsten Gehalt.</p>`,
      dateien: ['merkblatt-dienstreisen'],
    },
    {
      titel: 'Ersthelferinnen und Ersthelfer gesucht',
      rubrik: 'sicherheit',
      vorTagen: 21,
      einleitung: 'In jedem Stockwerk sollen zwei Menschen wissen, was im Notfall zu tun ist.',
      text: html`<p>Der Kurs dauert einen Tag und zählt als Arbeitszeit. Melden Sie sich im Hauptamt, ${tel('hauptamt')}.</p>`,
    },
    {
      titel: 'Besprechungsräume online buchen',
      rubrik: 'technik',
      vorTagen: 23,
      einleitung: 'Sitzungszimmer, Trauzimmer und Ratssaal stehen im gemeinsamen Kalender.',
      text: html`
        <ol><li>Termin im Kalender anlegen</li><li>Raum als Ort wählen</li><li>Auf die Zusage warten: sie kommt sofort</li></ol>
        <p>Den Ratssaal gibt die Geschäftsstelle des Gemeinderats frei.</p>`,
      bild: 'ratssaal',
    },
    {
      titel: 'Stellen, die wir besetzen',
      rubrik: 'personal',
      vorTagen: 26,
      einleitung: 'Alle Ausschreibungen stehen öffentlich. Sagen Sie es weiter.',
      text: html`<p>Wer sich intern bewirbt, schreibt formlos an ${mail('personal')}. Die Liste steht unter
        <a href="/rathaus/stellen">Arbeiten bei der Stadt</a>.</p>`,
    },
    {
      titel: 'Vertretung im Bürgerbüro',
      rubrik: 'organisation',
      vorTagen: 28,
      einleitung: 'Bis Jahresende helfen dienstags zwei Kolleginnen aus dem Sozialamt aus.',
      text: html`<p>Danke an alle, die einspringen. Fragen beantwortet Miriam Österle, ${tel('buergerbuero')}.</p>`,
    },
    {
      titel: 'Laufgruppe trifft sich mittwochs',
      rubrik: 'miteinander',
      vorTagen: 30,
      einleitung: 'Fünf Kilometer durch die Reben, in einem Tempo, bei dem man reden kann.',
      text: html`<p>Treffpunkt ist um 17:45 Uhr am Marktbrunnen. Eine Stirnlampe hilft.</p>`,
      bild: 'weinberge-herbst',
    },
    {
      titel: 'Verdächtige E-Mails erkennen',
      rubrik: 'technik',
      vorTagen: 33,
      einleitung: 'Im Namen der Bürgermeisterin wird um Gutscheine gebeten. Das ist Betrug.',
      text: html`
        <ul><li>Öffnen Sie keine Anhänge, die Sie nicht erwarten.</li><li>Fragen Sie im Zweifel am Telefon nach.</li>
        <li>Leiten Sie die E-Mail an ${mail('internet')} weiter.</li></ul>`,
      lesen: true,
    },
    {
      titel: 'Neue Aktenzeichen ab dem neuen Jahr',
      rubrik: 'organisation',
      vorTagen: 36,
      einleitung: 'Der Aktenplan hat drei Stellen mehr. Alte Akten behalten ihre Zeichen.',
      text: html`<p>Die Zuordnung finden Sie im Dokumentensystem. Gerhard Nold hilft beim Abgeben alter Akten an das Archiv.</p>`,
    },
    {
      titel: 'Bildschirmarbeit: Untersuchung der Augen',
      rubrik: 'sicherheit',
      vorTagen: 40,
      einleitung: 'Alle drei Jahre übernimmt die Stadt die Untersuchung, auf Wunsch auch früher.',
      text: html`<p>Termine vergibt das Personalamt unter ${tel('personal')}.</p>`,
    },
    {
      titel: 'Jubiläen im Herbst',
      rubrik: 'miteinander',
      vorTagen: 44,
      einleitung: 'Seit 25 Jahren bei der Stadt: Wir gratulieren Uwe Schäfer vom Bauhof.',
      text: html`<p>Die Bürgermeisterin überreichte die Urkunde auf der neuen Kehrmaschine. Es gab Zwiebelkuchen.</p>`,
    },
    {
      titel: 'Fortbildungen im ersten Halbjahr',
      rubrik: 'personal',
      vorTagen: 47,
      einleitung: 'Leichte Sprache, Umgang mit Beschwerden, Tabellen: das Programm ist da.',
      text: html`<p>Die Anmeldung läuft über die Amtsleitung. Yusuf Demir sammelt die Wünsche für das zweite Halbjahr.</p>`,
    },
  ]
}

export const archivthemen = [
  { thema: 'Dienstvereinbarungen', slug: 'dienstvereinbarungen' },
  { thema: 'Vordrucke', slug: 'vordrucke' },
  { thema: 'Protokolle', slug: 'protokolle' },
  { thema: 'Merkblätter und Ordnungen', slug: 'merkblaetter' },
] as const

export const archive = [
  { titel: 'Mobile Arbeit', thema: 'dienstvereinbarungen', slug: 'dienstvereinbarungen-mobile-arbeit' },
  { titel: 'Urlaub', thema: 'vordrucke', slug: 'vordrucke-urlaub' },
  { titel: 'Personalversammlung', thema: 'protokolle', slug: 'protokolle-personalversammlung' },
  { titel: 'Brandschutz im Rathaus', thema: 'merkblaetter', slug: 'merkblaetter-brandschutz-im-rathaus' },
  { titel: 'Dienstreisen', thema: 'merkblaetter', slug: 'merkblaetter-dienstreisen' },
] as const

/**
 * Returns the documents of the archives. Each has its own day; one is no longer valid, and one becomes valid
 * with the new year.
 */
export function archivdokumente(heute: Date) {
  const day = berlinDay(heute)
  const [year = 2026] = day.split('-').map(Number)
  return [
    {
      archiv: 'dienstvereinbarungen-mobile-arbeit',
      stand: momentOf('2026-10-12', '10:00'),
      downloadtext: 'Dienstvereinbarung (PDF)',
      datei: dokument('dienstvereinbarung-mobile-arbeit'),
    },
    {
      archiv: 'vordrucke-urlaub',
      stand: momentOf('2026-01-07', '10:00'),
      downloadtext: `Antrag für ${year} (PDF)`,
      datei: dokument('urlaubsantrag'),
      gueltig_bis: `${year}-12-31`,
    },
    {
      archiv: 'vordrucke-urlaub',
      stand: momentOf('2025-01-08', '10:00'),
      downloadtext: 'Antrag für das vorige Jahr (PDF)',
      datei: dokument('urlaubsantrag'),
      gueltig_bis: `${year - 1}-12-31`,
    },
    {
      archiv: 'protokolle-personalversammlung',
      stand: momentOf('2026-10-22', '16:30'),
      downloadtext: 'Protokoll (PDF)',
      datei: dokument('protokoll-personalversammlung'),
    },
    {
      archiv: 'merkblaetter-brandschutz-im-rathaus',
      stand: momentOf('2026-11-02', '10:00'),
      downloadtext: 'Brandschutzordnung (PDF)',
      datei: dokument('brandschutzordnung'),
    },
    {
      archiv: 'merkblaetter-dienstreisen',
      stand: momentOf('2026-03-16', '10:00'),
      downloadtext: 'Merkblatt (PDF)',
      datei: dokument('merkblatt-dienstreisen'),
    },
  ]
}
