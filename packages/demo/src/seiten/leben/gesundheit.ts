import { html } from '../../html.ts'
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
        <table>
        <caption>Wenn die Praxis zu hat</caption>
        <thead><tr><th scope="col">Wobei</th><th scope="col">Nummer</th></tr></thead>
        <tbody>
        <tr><th scope="row">Krank, aber nicht in Lebensgefahr</th><td>116 117, Tag und Nacht</td></tr>
        <tr><th scope="row">Polizei</th><td>110</td></tr>
        <tr><th scope="row">Gewalt gegen Frauen</th><td>116 016, auch auf Türkisch, Arabisch und in 16 weiteren Sprachen</td></tr>
        <tr><th scope="row">Kummer bei Kindern und Jugendlichen</th><td>116 111</td></tr>
        </tbody>
        </table>
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
