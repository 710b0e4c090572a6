import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const bauen: Seite = {
  pfad: '/bauen',
  pageLayout: 'default',
  title: 'Bauen und Klima',
  description: 'Bauberatung, Bauanträge, Bebauungspläne, Bauplätze und Klimaschutz in Rebenau.',
  heroImages: [heroImage('neubaugebiet-rebgarten')],
  content: [
    entry('text', {
      einleitung:
        'Fragen Sie, bevor Sie planen: Eine halbe Stunde Bauberatung spart oft ein halbes Jahr. Sie ist kostenlos.',
      text: html`
        <h2>Bauberatung</h2>
        <p>Jonas Wehrle und Hanna Köbele schauen sich Ihre Idee an, am besten mit einer Skizze und der Flurstücksnummer.
        Sie sagen Ihnen, was der Bebauungsplan erlaubt, ob Sie einen Antrag brauchen und was der Denkmalschutz in der
        Altstadt verlangt. Termine gibt es dienstags und donnerstags unter ${tel('bauberatung')}.</p>
        <h2>Brauche ich eine Genehmigung?</h2>
        <table>
        <caption>Häufige Vorhaben</caption>
        <thead><tr><th scope="col">Vorhaben</th><th scope="col">Genehmigung</th></tr></thead>
        <tbody>
        <tr><th scope="row">Solarmodule auf dem Dach</th><td>nein; in der Altstadt fragen Sie bitte vorher</td></tr>
        <tr><th scope="row">Gartenhaus bis 40 Kubikmeter im Wohngebiet</th><td>nein</td></tr>
        <tr><th scope="row">Anbau, neues Haus</th><td>ja</td></tr>
        <tr><th scope="row">Fenster in einem Baudenkmal</th><td>ja, vom Denkmalschutz</td></tr>
        </tbody>
        </table>
        <p>Auch was keine Genehmigung braucht, muss den Bebauungsplan einhalten.</p>
        <h2>Pläne und Karten ansehen</h2>
        <p>Die 46 Bebauungspläne der Stadt liegen im Bauamt, ${zimmerVon('bauamt')}. Wir schicken Ihnen den Plan für Ihre Straße auch
        als PDF zu. Den Bodenrichtwert nennen wir am Telefon: in der Kernstadt liegt er bei 410 € je Quadratmeter, in
        Unterweiler bei 330 €, in Lindenhof bei 290 €.</p>`,
    }),
    entry('bild-text', {
      titel: 'Bauplätze im Rebgarten',
      text: html`
        <p>Am Ostrand der Kernstadt entstehen 64 Bauplätze und zwölf Mietwohnungen der Stadt. Der zweite Abschnitt mit 22
        Plätzen wird gerade vergeben.</p>`,
      bildupload: bildupload('neubaugebiet-rebgarten'),
      link: '/bauen/baugebiete/rebgarten',
      linktext: 'Bauplätze ansehen',
    }),
    entry('bild-text', {
      titel: 'Klimaschutz',
      text: html`
        <p>Solardächer, Nahwärme, Radwege: was die Stadt tut und wie sie Ihr Vorhaben fördert.</p>`,
      bildupload: bildupload('klimaschutz-solardaecher'),
      link: '/klimaschutz',
      linktext: 'Zum Klimaschutz',
      anordnung: 'text-bild',
    }),
    ...amtNebenan('bauamt'),
  ],
}
