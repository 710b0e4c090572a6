import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { fraktionen } from '../organisationseinheiten/fraktionen.ts'
import { ratssitze } from '../rat/personen.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

const sitze = fraktionen
  .map(
    ({ liste, sitze, vorname, nachname }) =>
      `<tr><th scope="row">${liste}</th><td>${sitze}</td><td>${vorname} ${nachname}</td></tr>`,
  )
  .join('')

export const gemeinderat: Seite = {
  pfad: '/rathaus/gemeinderat',
  pageLayout: 'default',
  title: 'Gemeinderat',
  description: 'Wie der Gemeinderat von Rebenau arbeitet, wann er tagt und wie Sie Ihre Frage stellen.',
  heroImages: [heroImage('ratssaal')],
  content: [
    entry('text', {
      einleitung: `Der Gemeinderat entscheidet über alles Wichtige in der Stadt. Seine ${ratssitze} Mitglieder sind bis 2029 gewählt und arbeiten ehrenamtlich.`,
      text: html`
        <h2>Zuhören und fragen</h2>
        <p>Der Rat tagt in der Regel am zweiten Dienstag im Monat um 18:30 Uhr im Ratssaal, im August nie und in den
        Schulferien selten. Die Sitzungen sind öffentlich: Kommen Sie herein, setzen Sie sich, gehen Sie, wann Sie möchten. Der Saal hat eine
        Höranlage; die Geräte liegen am Eingang.</p>
        <p>Am Anfang jeder Sitzung steht die Fragestunde. Alle, die in Rebenau wohnen, können eine Frage stellen und eine
        Nachfrage. Anmelden müssen Sie sich nicht. Was die Verwaltung nicht sofort beantworten kann, beantwortet sie
        innerhalb von zwei Wochen schriftlich.</p>
        <h2>Tagesordnung und Unterlagen</h2>
        <p>Eine Woche vor der Sitzung hängt die Tagesordnung am Rathaus aus und steht in den
        <a href="/bekanntmachungen">Bekanntmachungen</a> und unter <a href="/rathaus/gemeinderat/sitzungen">Sitzungen</a>. Was dort
        beraten wird, lesen Sie in den <a href="/rathaus/gemeinderat/vorlagen">Vorlagen</a>. Auf Papier können Sie die
        Unterlagen in der Geschäftsstelle einsehen oder sich zuschicken lassen.</p>
        <p>Wofür die Stadt ihr Geld ausgibt, beschließt der Rat jedes Jahr im <a href="/rathaus/haushalt">Haushalt</a>.</p>
        <h2>So setzt sich der Rat zusammen</h2>
        <p>Für Städte mit 5.001 bis 10.000 Einwohnerinnen und Einwohnern sieht § 25 der Gemeindeordnung ${String(ratssitze)} Mitglieder
        vor. Die Bürgermeisterin leitet den Rat und stimmt mit ab.</p>
        <table>
        <caption>Sitze im Gemeinderat</caption>
        <thead><tr><th scope="col">Liste</th><th scope="col">Sitze</th><th scope="col">Sprecherin oder Sprecher</th></tr></thead>
        <tbody>
        ${sitze}
        </tbody>
        </table>
        <p>Alle <a href="/rathaus/gemeinderat/personen">Mitglieder des Rates</a> mit Beruf, Fraktion und Gremien.</p>
        <h2>Ausschüsse und Ortschaftsräte</h2>
        <p>Alle <a href="/rathaus/gemeinderat/gremien">Gremien und Fraktionen</a> haben eine eigene Seite. Der Technische
        Ausschuss berät über Bauen, Straßen und Umwelt, der Verwaltungsausschuss über Geld und Ordnung. Um Kitas, Schulen und
        das Freibad kümmert sich der Ausschuss für Bildung, Kultur und Soziales. Unterweiler und Lindenhof haben eigene
        Ortschaftsräte. Sie werden gehört, bevor der Gemeinderat
        über ihren Ort entscheidet.</p>
        <h2>Selbst mitreden</h2>
        <p>Der Jugendrat trifft sich außer in den Sommerferien jeden ersten Montag im Monat um 17:30 Uhr im Jugendhaus. Er hat 5.000 € im Jahr, über
        die er allein bestimmt. Wer zwischen 13 und 20 Jahre alt ist, kann einfach dazukommen.</p>`,
      link: '/rathaus/gemeinderat/sitzungen',
      linktext: 'Sitzungen des Gemeinderats ansehen',
    }),
    ...personNebenan('Geschäftsstelle', 'Tobias Kern'),
  ],
}
