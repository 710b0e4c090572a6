import { html } from '../../html.ts'
import { aside, entry, type Seite } from '../../seite.ts'

export const freibadOeffnungszeiten: Seite = {
  pfad: '/freibad/oeffnungszeiten',
  pageLayout: 'default',
  title: 'Saison und Öffnungszeiten',
  breadcrumbTitle: 'Öffnungszeiten',
  description:
    'Wann das Freibad in Unterweiler in der Saison offen ist, wann die letzte Kasse schließt und was bei Gewitter gilt.',
  content: [
    entry('text', {
      einleitung: 'Die Saison beginnt am zweiten Samstag im Mai und endet am zweiten Sonntag im September.',
    }),
    entry(
      'oeffnungszeiten',
      { titel: 'So ist in der Saison geöffnet', einheit: 'freibad' },
      { imKopf: true },
    ),
    entry('text', {
      text: html`
        <p>Die Becken schließen 30 Minuten vor dem Bad, die Kasse 45 Minuten vorher.</p>
        <h2>Bei Gewitter, Kälte und Hitze</h2>
        <ul>
        <li>Bei Gewitter müssen alle aus dem Wasser. 30 Minuten nach dem letzten Donner geht es weiter.</li>
        <li>Sind es um 12:00 Uhr unter 16 °C, schließen wir an diesem Tag um 14:00 Uhr. Die Frühschwimmzeit am Morgen findet auch dann statt.</li>
        <li>Ist das Bad voll, stehen wir am Eingang und sagen es. Das kommt an drei oder vier Sonntagen im Jahr vor,
        meist zwischen 14:00 und 16:00 Uhr.</li>
        </ul>
        <h2>Wann es leer ist</h2>
        <p>Am meisten Platz haben Sie dienstags und donnerstags vor 08:00 Uhr, an Werktagen bis 13:00 Uhr und abends ab
        18:00 Uhr. Schulklassen schwimmen von Mai bis Juli vormittags auf drei Bahnen; fünf bleiben frei.</p>
        <h2>Im Winter</h2>
        <p>Das nächste Hallenbad steht in der Kreisstadt, mit der Bahn 18 Minuten von Rebenau. Unser Team arbeitet
        in dieser Zeit auf dem Bauhof und richtet ab März das Bad her.</p>`,
    }),
    entry('linkliste', {
      titel: 'Passt dazu',
      eintraege: [
        { titel: 'Wassertemperatur', text: 'In der Saison jeden Morgen gemessen.', link: '/freibad' },
        { titel: 'Früh- und Abendkarte', text: 'Wer kurz kommt, zahlt weniger.', link: '/freibad/preise' },
      ],
    }),
    aside('anschrift', { titel: 'Kontakt', einheit: 'freibad' }),
  ],
}
