import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const feuerwehr: Seite = {
  pfad: '/leben/feuerwehr',
  pageLayout: 'default',
  title: 'Freiwillige Feuerwehr',
  breadcrumbTitle: 'Feuerwehr',
  description: 'Drei Abteilungen, 62 Ehrenamtliche, Jugendfeuerwehr und was Sie tun, wenn die Sirene heult.',
  heroImages: [heroImage('feuerwehr-uebung')],
  content: [
    entry('hinweis', {
      stufe: 'dringend',
      titel: 'Im Notfall: 112',
      text: '<p>Sagen Sie, wo es ist und was passiert ist. Legen Sie erst auf, wenn die Leitstelle es sagt.</p>',
      link: '/notfallnummern',
      linktext: 'Alle Notfallnummern',
    }),
    entry('text', {
      einleitung:
        '62 Frauen und Männer rücken aus drei Gerätehäusern aus, rund 90-mal im Jahr und alle im Ehrenamt.',
      text: html`
        <h2>Wenn die Sirene heult</h2>
        <dl>
        <dt>Eine Minute auf und ab</dt><dd>Warnung: Gehen Sie ins Haus, schließen Sie die Fenster, hören Sie Radio.</dd>
        <dt>Eine Minute gleichmäßig</dt><dd>Entwarnung.</dd>
        <dt>Dreimal zwölf Sekunden</dt><dd>Die Feuerwehr rückt aus. Machen Sie ihr Platz.</dd>
        </dl>
        <h2>Mitmachen</h2>
        <p>Geübt wird montags ab 19:30 Uhr. Sie müssen keine Sportskanone sein: Gesucht werden auch Menschen für Funk, Technik und Küche.
        Die Grundausbildung dauert 70 Stunden, Ihr Arbeitgeber stellt Sie für Einsätze frei.</p>
        <table>
        <caption>Die drei Abteilungen</caption>
        <thead><tr><th scope="col">Abteilung</th><th scope="col">Gerätehaus</th><th scope="col">Leitung</th></tr></thead>
        <tbody>
        <tr><th scope="row">Kernstadt</th><td>Lindenweg</td><td>Sandra Kopp</td></tr>
        <tr><th scope="row">Unterweiler</th><td>Fährgasse</td><td>Dominik Rist</td></tr>
        <tr><th scope="row">Lindenhof</th><td>Kirchplatz</td><td>Andreas Bitsch</td></tr>
        </tbody>
        </table>
        <h2>Jugendfeuerwehr</h2>
        <p>Freitags um 17:00 Uhr im Lindenweg, für Kinder ab zehn. Einmal im Jahr schlafen alle 24 Stunden lang auf der Wache und
        rücken zu gestellten Einsätzen aus.</p>
        <h2>Vorsorgen</h2>
        <p>Rauchmelder sind Pflicht. Wer am Altrhein wohnt, bekommt im Bauhof kostenlos Sandsäcke. Eine Liste, was für drei Tage ohne
        Strom im Haus sein sollte, liegt im Bürgerbüro.</p>`,
    }),
    ...personNebenan('Feuerwehr Rebenau', 'Sandra Kopp'),
  ],
}
