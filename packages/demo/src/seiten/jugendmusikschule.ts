import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const jugendmusikschule: Seite = {
  pfad: '/jugendmusikschule',
  pageLayout: 'default',
  title: 'Jugendmusikschule Rebenau',
  breadcrumbTitle: 'Jugendmusikschule',
  description: 'Unterricht, Leihinstrumente, Gebühren und Ensembles der Jugendmusikschule Rebenau.',
  heroImages: [heroImage('musikschule-konzert')],
  content: [
    entry('text', {
      einleitung:
        '19 Lehrkräfte unterrichten 430 Kinder und Jugendliche. Niemand muss Noten können, niemand muss gleich ein Instrument kaufen.',
      text: html`
        <h2>Der erste Schritt</h2>
        <dl>
        <dt>Musikgarten, ab 18 Monaten</dt><dd>Singen, Klatschen, Tanzen mit Mutter, Vater oder Oma, 45 Minuten in der Woche.</dd>
        <dt>Früherziehung, ab vier Jahren</dt><dd>Trommeln, Xylofon und Geschichten in Gruppen mit zehn Kindern.</dd>
        <dt>Instrumentenkarussell, ab sechs Jahren</dt><dd>Vier Instrumente in einem Jahr: Geige, Trompete, Klarinette, Schlagzeug.
        Danach weiß jedes Kind, was ihm liegt.</dd>
        </dl>
        <h2>Unterricht und Gebühren</h2>
        <table>
        <caption>Gebühren im Monat</caption>
        <thead><tr><th scope="col">Unterricht</th><th scope="col">Aus Rebenau</th><th scope="col">Von außerhalb</th></tr></thead>
        <tbody>
        <tr><th scope="row">Musikgarten, Früherziehung</th><td>28 €</td><td>36 €</td></tr>
        <tr><th scope="row">Instrumentenkarussell</th><td>34 €</td><td>43 €</td></tr>
        <tr><th scope="row">Gruppe zu dritt, 45 Minuten</th><td>46 €</td><td>58 €</td></tr>
        <tr><th scope="row">Einzelunterricht, 30 Minuten</th><td>79 €</td><td>99 €</td></tr>
        <tr><th scope="row">Orchester, Chor, Band</th><td>kostenlos</td><td>kostenlos</td></tr>
        </tbody>
        </table>
        <p>Geschwister zahlen ein Viertel weniger, mit Rebenau-Pass ist es die Hälfte. Ein Leihinstrument kostet 12 € im
        Monat, Versicherung inbegriffen.</p>
        <h2>Zusammen spielen</h2>
        <p>Spätestens nach einem Jahr spielt jedes Kind mit anderen: im Streicherkreis, in der Bläserbande, in der
        Rockwerkstatt oder im Sinfonieorchester. Zweimal im Jahr füllen alle zusammen die Rheintalhalle. Die Termine stehen
        bei den <a href="/veranstaltungen">Veranstaltungen</a>.</p>
        <h2>Anmelden und ausprobieren</h2>
        <p>Neue Kurse beginnen im März und im September. Drei Probestunden sind frei. Unterrichtet wird in der Alten Post, in
        der Schillerschule und in der Jahnschule; der Saal in der Alten Post hat einen Aufzug und eine Höranlage.</p>`,
    }),
    entry('bild-text', {
      titel: 'Noch Plätze frei',
      text: html`
        <p>Horn, Posaune, Fagott und Kontrabass: Für diese vier Instrumente gibt es keine Warteliste, und das Leihinstrument
        ist im ersten Jahr kostenlos.</p>`,
      bildupload: bildupload('musikschule-konzert'),
    }),
    contact({
      titel: 'Jugendmusikschule',
      wer: 'Leitung: Daniel Krämer<br>Büro: Silke Roth',
      stelle: 'jugendmusikschule',
      email: 'jugendmusikschule',
      ort: 'Alte Post, Bahnhofstraße 11<br>76999 Rebenau',
      zeiten: ['Montag bis Donnerstag 14:00–17:00 Uhr', 'Freitag 10:00–12:00 Uhr'],
    }),
  ],
}
