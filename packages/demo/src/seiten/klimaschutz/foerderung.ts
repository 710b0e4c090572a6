import { euro, gebuehren } from '../../gebuehren.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzFoerderung: Seite = {
  pfad: '/klimaschutz/foerderung',
  pageLayout: 'default',
  title: 'Das fördert die Stadt',
  breadcrumbTitle: 'Förderung',
  description:
    'Zuschüsse der Stadt Rebenau für Balkonsolar, Lastenrad, Blumenbeete und Zisternen und wie Sie sie beantragen.',
  content: [
    entry('hinweis', {
      stufe: 'wichtig',
      titel: 'Erst beantragen, dann kaufen',
      text: '<p>Für Rechnungen, die älter sind als der Antrag, dürfen wir nichts zahlen.</p>',
    }),
    entry('text', {
      text: html`
        <table>
        <caption>Zuschüsse der Stadt Rebenau</caption>
        <thead><tr><th scope="col">Vorhaben</th><th scope="col">Zuschuss</th></tr></thead>
        <tbody>
        <tr><th scope="row">Steckersolargerät für Balkon oder Garten</th><td>${euro(gebuehren.balkonsolar.alle)}, mit Rebenau-Pass ${euro(gebuehren.balkonsolar.rebenauPass)}</td></tr>
        <tr><th scope="row">Lastenrad für Familien</th><td>20 Prozent, höchstens 600 €</td></tr>
        <tr><th scope="row">Schottergarten wird Blumenbeet</th><td>15 € je Quadratmeter, höchstens 750 €</td></tr>
        <tr><th scope="row">Zisterne für Regenwasser</th><td>30 Prozent, höchstens 500 €</td></tr>
        <tr><th scope="row">Fassade begrünen</th><td>50 Prozent, höchstens 400 €</td></tr>
        </tbody>
        </table>
        <h2>So bekommen Sie das Geld</h2>
        <ol>
        <li>Sie füllen den Antrag aus. Er passt auf eine Seite und liegt im Rathaus; wir schicken ihn auch zu.</li>
        <li>Nach etwa zwei Wochen haben Sie die Zusage.</li>
        <li>Sie kaufen oder bauen, innerhalb von sechs Monaten.</li>
        <li>Sie schicken Rechnung und ein Foto. Das Geld kommt in 14 Tagen.</li>
        </ol>
        <p>Im Topf sind 60.000 € im Jahr. Ist er leer, sagen wir es hier und nehmen Anträge für das nächste Jahr an.</p>
        <h2>Geld von Bund und Land</h2>
        <p>Für Heizung und Dämmung gibt es dort mehr als bei uns. Was zu Ihrem Haus passt, sagt Ihnen die
        <a href="/klimaschutz/energieberatung">Energieberatung</a>.</p>`,
    }),
    ...klimaschutzKontakt,
  ],
}
