import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const klimaschutz: Seite = {
  pfad: '/klimaschutz',
  pageLayout: 'default',
  title: 'Klimaschutz in Rebenau',
  breadcrumbTitle: 'Klimaschutz',
  description: 'Ziele, Zahlen, Beratung und Förderung: was Rebenau für das Klima tut und wie Sie mitmachen.',
  heroImages: [heroImage('klimaschutz-solardaecher'), heroImage('stadtpark-radweg')],
  content: [
    entry('text', {
      einleitung:
        'Bis 2035 sollen alle Gebäude und Fahrzeuge der Stadt ohne Öl und Gas auskommen. Wo wir stehen, rechnen wir jedes Jahr nach.',
      text: html`
        <h2>Wo wir stehen</h2>
        <table>
        <caption>Ausstoß der Stadtverwaltung an CO<sub>2</sub> in Tonnen</caption>
        <thead><tr><th scope="col">Bereich</th><th scope="col">2019</th><th scope="col">2025</th><th scope="col">Ziel 2030</th></tr></thead>
        <tbody>
        <tr><th scope="row">Heizen</th><td>1.140</td><td>820</td><td>390</td></tr>
        <tr><th scope="row">Strom</th><td>610</td><td>270</td><td>90</td></tr>
        <tr><th scope="row">Fahrzeuge</th><td>165</td><td>128</td><td>60</td></tr>
        </tbody>
        </table>
        <p>Am meisten gebracht haben die sieben Solardächer mit 410.000 kWh im Jahr, die neuen Straßenlaternen und die
        Nahwärme für Rathaus, Kirche und Alte Post. Am schwersten fällt uns das Heizen alter Häuser.</p>
        <h2>Beratung für Ihr Haus</h2>
        <p>Lena Vogt kommt zu Ihnen nach Hause und schaut Heizung, Dach und Stromrechnung an. Eine Stunde kostet nichts. Sie
        verkauft nichts und kennt die Fördertöpfe von Land und Bund.</p>
        <h2>Das fördert die Stadt</h2>
        <table>
        <caption>Zuschüsse der Stadt Rebenau</caption>
        <thead><tr><th scope="col">Vorhaben</th><th scope="col">Zuschuss</th></tr></thead>
        <tbody>
        <tr><th scope="row">Steckersolargerät für Balkon oder Garten</th><td>100 €, mit Rebenau-Pass 300 €</td></tr>
        <tr><th scope="row">Lastenrad für Familien</th><td>20 Prozent, höchstens 600 €</td></tr>
        <tr><th scope="row">Schottergarten wird Blumenbeet</th><td>15 € je Quadratmeter, höchstens 750 €</td></tr>
        <tr><th scope="row">Zisterne für Regenwasser</th><td>30 Prozent, höchstens 500 €</td></tr>
        </tbody>
        </table>
        <p>Stellen Sie den Antrag, bevor Sie kaufen. Er passt auf eine Seite und ist meist nach zwei Wochen entschieden.</p>
        <h2>Mitmachen</h2>
        <p>Am dritten Samstag im März sammeln wir gemeinsam Müll am Altrhein. Am vierten Freitag im Monat repariert die
        Werkstatt im Bauhof von 16:00 bis 19:00 Uhr, was noch zu retten ist. Und im Energieteam der Schulen rechnen Kinder
        aus, wie viel ein gekipptes Fenster kostet.</p>`,
    }),
    entry('bild-text', {
      titel: 'Mit dem Rad durch den Stadtpark',
      text: html`
        <p>Der Weg vom Bahnhof zum Schulzentrum ist 3,50 m breit, beleuchtet und im Winter geräumt. 640 Menschen nutzen ihn an
        einem Werktag. Als Nächstes folgt die Lücke zwischen Kernstadt und Lindenhof.</p>`,
      bildupload: bildupload('stadtpark-radweg'),
      anordnung: 'text-bild',
    }),
    contact({
      titel: 'Klimaschutz',
      wer: 'Lena Vogt',
      stelle: 'klimaschutz',
      email: 'klimaschutz',
      ort: 'Rathaus, zweiter Stock, Zimmer 16',
      zeiten: ['Montag bis Donnerstag 09:00–12:00 Uhr', 'Donnerstag auch 15:00–17:30 Uhr'],
    }),
  ],
}
