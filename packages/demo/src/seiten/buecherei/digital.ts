import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiDigital: Seite = {
  pfad: '/buecherei/digital',
  pageLayout: 'default',
  title: 'Digitale Bücherei',
  breadcrumbTitle: 'Digital',
  description:
    'E-Books, Hörbücher, Zeitungen und Filme mit dem Ausweis der Stadtbücherei auf das eigene Gerät laden.',
  content: [
    entry('text', {
      einleitung:
        'Um Mitternacht ein neuer Krimi? Mit Ihrem Ausweis laden Sie 38.000 Titel auf Ihr Gerät, und keiner wird je zu spät zurückgegeben.',
      text: html`
        <h2>So fangen Sie an</h2>
        <ol>
        <li>Sie öffnen die <a href="https://onleihe.rebenau.example.org">digitale Bücherei am Oberrhein</a> im Browser oder
        laden die App auf Ihr Telefon.</li>
        <li>Sie wählen „Rebenau“ und melden sich mit Ausweisnummer und Geburtsdatum an.</li>
        <li>Sie suchen einen Titel aus und tippen auf „Ausleihen“.</li>
        <li>Nach Ablauf verschwindet er von selbst. Mahngebühren gibt es nicht.</li>
        </ol>
        <table>
        <caption>Was Sie laden können</caption>
        <thead><tr><th scope="col">Was</th><th scope="col">Wie lange</th><th scope="col">Zugleich</th></tr></thead>
        <tbody>
        <tr><th scope="row">E-Book</th><td>3 Wochen</td><td>8</td></tr>
        <tr><th scope="row">Hörbuch</th><td>2 Wochen</td><td>8</td></tr>
        <tr><th scope="row">Zeitschrift</th><td>1 Tag</td><td>4</td></tr>
        <tr><th scope="row">Tageszeitung</th><td>2 Stunden</td><td>1</td></tr>
        <tr><th scope="row">Film</th><td>2 Tage</td><td>2</td></tr>
        </tbody>
        </table>
        <h2>Lesen auf dem Lesegerät</h2>
        <p>Die meisten Geräte mit Tinten-Bildschirm funktionieren. Bei manchen brauchen Sie beim ersten Mal einen Rechner,
        um die Datei zu übertragen. Wir zeigen es Ihnen. Zwei Geräte zum Ausprobieren liegen am Tresen.</p>
        <h2>Sprechstunde mit dem eigenen Gerät</h2>
        <p>Jeden Donnerstag von 17:00 bis 18:30 Uhr sitzt Ismail Kaya im Lesesaal und hilft: App einrichten, Kennwort finden,
        Schrift vergrößern. Sie brauchen keinen Termin.</p>`,
    }),
    entry('fragen', {
      titel: 'Wenn etwas nicht geht',
      fragen: [
        {
          titel: 'Der Titel ist „ausgeliehen“. Wie kann das sein?',
          text: '<p>Wir kaufen für jedes E-Book Lizenzen, meist zwei oder drei. Sind alle vergeben, merken Sie den Titel vor.</p>',
        },
        {
          titel: 'Die Anmeldung klappt nicht.',
          text: '<p>Prüfen Sie, ob Ihr Ausweis noch gilt; er läuft nach einem Jahr ab. Das Geburtsdatum schreiben Sie in der Form TT.MM.JJJJ.</p>',
        },
      ],
    }),
    ...buechereiKontakt,
  ],
}
