import { html } from '../../html.ts'
import { rufe } from '../../notrufe.ts'
import { contact, entry, type Seite } from '../../seite.ts'

export const gesundheit: Seite = {
  pfad: '/leben/gesundheit',
  pageLayout: 'default',
  title: 'Ärzte, Apotheken, Notdienste',
  breadcrumbTitle: 'Gesundheit',
  description: 'Wen Sie im Notfall rufen, wo nachts Hilfe ist und welche Praxen es in Rebenau gibt.',
  content: [
    entry('hinweis', {
      stufe: 'dringend',
      titel: 'Lebensgefahr: 112',
      text: '<p>Bei Bewusstlosigkeit, Brustschmerz, Atemnot, Lähmung oder starker Blutung sofort anrufen. Ein Defibrillator hängt am Rathaus im Durchgang zum Hof, in der Rheintalhalle, im Freibad und am Gemeindehaus Unterweiler.</p>',
    }),
    entry('text', {
      text: html`
        <h2>Wenn die Praxis geschlossen ist</h2>
        <p>Krank, aber nicht in Lebensgefahr: Den ärztlichen Bereitschaftsdienst erreichen Sie unter
        ${rufe('bereitschaftsdienst')}. Zahnarzt, Apotheke, Gift und alle anderen Nummern stehen bei den
        <a href="/notfallnummern">Notfallnummern</a>.</p>
        <h2>Praxen in Rebenau</h2>
        <ul>
        <li>Hausärztliche Gemeinschaftspraxis am Marktplatz, fünf Ärztinnen und Ärzte</li>
        <li>Hausarztpraxis Unterweiler, Montag bis Donnerstag</li>
        <li>Kinderarztpraxis in der Bahnhofstraße; neue Familien aus Rebenau werden aufgenommen</li>
        <li>zwei Zahnarztpraxen, eine Augenarztpraxis (nur Donnerstag), drei Hebammen, zwei Physiotherapien</li>
        </ul>
        <h2>Apotheken</h2>
        <p>Die Marktapotheke und die Rheinapotheke in Unterweiler wechseln sich am Samstagnachmittag ab. Der Notdienst steht an beiden
        Türen. Der Botendienst bringt Arzneien am selben Tag, auch nach Lindenhof.</p>
        <h2>Krankenhaus</h2>
        <p>Das nächste steht in der Kreisstadt, 16 Minuten mit dem Auto, mit der Bahn 18 Minuten und fünf zu Fuß.</p>`,
    }),
    contact({
      titel: 'Fragen zur Pflege',
      wer: 'Helga Ritter',
      stelle: 'soziales',
      email: 'soziales',
      ort: 'Rathaus, Erdgeschoss',
    }),
  ],
}
