import { heroImage } from '../bild.ts'
import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

export const wirtschaft: Seite = {
  pfad: '/wirtschaft',
  pageLayout: 'default',
  title: 'Wirtschaft in Rebenau',
  breadcrumbTitle: 'Wirtschaft',
  description: 'Gründen, umziehen, erweitern: Flächen, Ansprechperson und Hilfe für Betriebe in Rebenau.',
  heroImages: [heroImage('wochenmarkt')],
  content: [
    entry('text', {
      einleitung: '640 Betriebe und 3.870 Arbeitsplätze: vom Weingut über den Maschinenbau bis zur Hebamme.',
      text: html`
        <h2>Eine Nummer für alles</h2>
        <p>Ida Sommer hilft Ihnen mit Flächen, Genehmigungen und Nachbarn. Sie holt Bauamt, Ordnungsamt und Landratsamt an einen Tisch;
        meist reicht ein Termin. Telefon ${tel('grundstuecke')}.</p>
        <h2>Gründen</h2>
        <ol>
        <li>Sie erzählen uns, was Sie vorhaben. Wir sagen, welche Erlaubnis Sie brauchen.</li>
        <li>Sie melden das Gewerbe im Ordnungsamt an, das kostet ${euro(gebuehren.gewerbeAnmelden)}.</li>
        <li>Finanzamt, Kammer und Berufsgenossenschaft erfahren es von uns.</li>
        </ol>
        <h2>Gewerbegebiete</h2>
        <table>
        <caption>Flächen</caption>
        <thead><tr><th scope="col">Gebiet</th><th scope="col">Größe</th><th scope="col">Frei</th></tr></thead>
        <tbody>
        <tr><th scope="row">Rheinweg</th><td>21 ha</td><td>0,8 ha, ab 1.500 Quadratmeter</td></tr>
        <tr><th scope="row">Am Bahnhof</th><td>6 ha</td><td>zwei Büros in der Alten Post</td></tr>
        <tr><th scope="row">Unterweiler Süd</th><td>4 ha</td><td>nichts; Warteliste mit drei Betrieben</td></tr>
        </tbody>
        </table>
        <h2>Leere Läden</h2>
        <p>Wer in der Altstadt einen leeren Laden eröffnet, bekommt ein Jahr lang die halbe Miete von der Stadt, höchstens 400 € im
        Monat. Fünf Läden haben so angefangen, vier gibt es noch.</p>
        <h2>Internet</h2>
        <p>Glasfaser liegt in der Kernstadt und im Rheinweg in jedem Haus, in Unterweiler bis Ende nächsten Jahres.</p>`,
    }),
    entry('linkliste', {
      titel: 'Passt dazu',
      eintraege: [
        {
          titel: 'Auf dem Wochenmarkt verkaufen',
          text: 'Zwei Plätze sind frei.',
          link: '/stadt/wochenmarkt',
        },
        {
          titel: 'Gastgeberin oder Gastgeber werden',
          text: 'Ihr Haus kommt auf die Liste der Stadt.',
          link: '/stadt/uebernachten',
        },
      ],
    }),
    ...personNebenan('Wirtschaft', 'Ida Sommer'),
  ],
}
