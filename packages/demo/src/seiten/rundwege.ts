import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { nachsehen } from '../schaeden.ts'
import { entry, type Seite } from '../seite.ts'

export const rundwege: Seite = {
  pfad: '/stadt/rundwege',
  pageLayout: 'wide',
  title: 'Vier Rundwege',
  breadcrumbTitle: 'Rundwege',
  description:
    'Vier Wege durch Altstadt, Weinberge und Auwald, mit Länge, Dauer und Hinweisen zur Barrierefreiheit.',
  heroImages: [heroImage('panorama-rebenau'), heroImage('rheinaue-nebel')],
  content: [
    entry('text', {
      einleitung:
        'Alle Wege beginnen am Marktbrunnen und sind mit farbigen Trauben markiert. Die Karte liegt im Rathaus und in der Zehntscheuer aus.',
      text: html`
        <table>
        <caption>Die Rundwege im Vergleich</caption>
        <thead><tr><th scope="col">Weg</th><th scope="col">Länge</th><th scope="col">Dauer</th><th scope="col">Steigung</th><th scope="col">Rollstuhl und Kinderwagen</th></tr></thead>
        <tbody>
        <tr><th scope="row">Gelb: Altstadt und Stadtmauer</th><td>2,1 km</td><td>40 Minuten</td><td>15 m</td><td>ja, ein kurzes Stück Pflaster in der Kirchgasse</td></tr>
        <tr><th scope="row">Blau: Altrhein und Auwald</th><td>6,4 km</td><td>1 Stunde 45 Minuten</td><td>5 m</td><td>bis zum Vogelturm, danach schmal</td></tr>
        <tr><th scope="row">Grün: Steinberg</th><td>7,8 km</td><td>2 Stunden 30 Minuten</td><td>210 m</td><td>nein</td></tr>
        <tr><th scope="row">Rot: Drei-Orte-Weg</th><td>13,5 km</td><td>4 Stunden</td><td>260 m</td><td>nein</td></tr>
        </tbody>
        </table>`,
    }),
    entry('bild-text', {
      titel: 'Blau: morgens am Altrhein',
      text: html`
        <p>Der schönste Zeitpunkt ist eine Stunde nach Sonnenaufgang, wenn der Nebel aus den Weiden steigt. Vom Vogelturm
        sehen Sie im Winter Kormorane, im Frühsommer mit Glück den Eisvogel. Hunde bleiben hier das ganze Jahr an der Leine; von März bis Juli brüten Kiebitz und Uferschwalbe.</p>
        <p>Steht das Wasser über der gelben Marke am Fährhaus, ist der Weg gesperrt.</p>`,
      bildupload: bildupload('rheinaue-nebel'),
    }),
    entry('bild-text', {
      titel: 'Grün: über den Steinberg',
      text: html`
        <p>Der Aufstieg führt durch den Hohlweg, sechs Meter tief in den Löss geschnitten. Oben steht eine Bank mit Blick
        über die Ebene bis zu den Vogesen. Ende März blühen hier die Mandelbäume.</p>
        <p>Einkehren können Sie in Lindenhof; dort fährt auch der Stadtbus der Linie 1 zurück.</p>`,
      bildupload: bildupload('weinberge-fruehling'),
      anordnung: 'text-bild',
    }),
    entry('text', {
      titel: 'Ein Schild fehlt, ein Baum liegt quer?',
      text: `<p>Sagen Sie es uns. ${nachsehen}</p>`,
      link: '/schaden-melden',
      linktext: 'Schaden melden',
    }),
  ],
}
