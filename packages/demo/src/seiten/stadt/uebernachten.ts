import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { mail, tel } from '../../kontakt.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const uebernachten: Seite = {
  pfad: '/stadt/uebernachten',
  pageLayout: 'default',
  title: 'Zu Gast in Rebenau',
  breadcrumbTitle: 'Übernachten',
  description:
    'Hotel, Pension, Winzerhof, Zeltwiese und Stellplatz: wo Sie in Rebenau schlafen und was die Gästekarte bringt.',
  heroImages: [heroImage('weinberge-fruehling')],
  content: [
    entry('text', {
      einleitung:
        '214 Betten in 31 Häusern, viele davon auf Winzerhöfen. Zur Lese im September und zum Weinfest buchen Sie besser ein halbes Jahr vorher.',
      text: html`
        <table>
        <caption>Wo Sie schlafen</caption>
        <thead><tr><th scope="col">Art</th><th scope="col">Häuser</th><th scope="col">Preis je Nacht</th></tr></thead>
        <tbody>
        <tr><th scope="row">Hotel am Markt und Gasthaus zum Rebstock</th><td>2</td><td>85 bis 140 € im Doppelzimmer</td></tr>
        <tr><th scope="row">Zimmer auf dem Winzerhof</th><td>9</td><td>60 bis 95 €</td></tr>
        <tr><th scope="row">Ferienwohnung</th><td>18</td><td>55 bis 120 €</td></tr>
        <tr><th scope="row">Zeltwiese am Altrhein, April bis Oktober</th><td>1</td><td>9 € je Person</td></tr>
        <tr><th scope="row">Stellplatz am Festplatz, 14 Wohnmobile</th><td>1</td><td>10 €, Strom und Wasser inbegriffen</td></tr>
        </tbody>
        </table>
        <p>Die Liste mit Anschriften und freien Betten schickt die <a href="/rathaus/aemter/tourist-info">Tourist-Info</a>: ${tel('tourismus')} oder ${mail('gaeste')}. Drei
        Häuser sind für Rollstühle geeignet; fragen Sie danach.</p>
        <p>Vermieten Sie selbst? Melden Sie Zimmer oder Ferienwohnung dort an, dann kommt Ihr Haus auf die Liste.</p>
        <h2>Kurbeitrag und Gästekarte</h2>
        <p>Rebenau erhebt keinen Kurbeitrag. Sie bekommen trotzdem eine Gästekarte: freie Fahrt im Stadtbus und ermäßigter Eintritt ins
        <a href="/freibad">Freibad</a>.</p>
        <h2>Zwei Tage in Rebenau</h2>
        <ol>
        <li>Ankommen, Altstadt auf dem gelben <a href="/stadt/rundwege">Rundweg</a>, abends auf einen Hof.</li>
        <li>Morgens an den Altrhein, mittags über den Steinberg nach Lindenhof, mit dem Bus zurück.</li>
        </ol>`,
    }),
    ...personNebenan('Tourist-Info', 'Judith Amann'),
  ],
}
