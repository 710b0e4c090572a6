import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiAusweis: Seite = {
  pfad: '/buecherei/ausweis',
  pageLayout: 'default',
  title: 'Ausweis der Bücherei',
  breadcrumbTitle: 'Ausweis',
  description:
    'So bekommen Sie den Ausweis der Stadtbücherei: was Sie mitbringen, was er kostet und was Sie damit dürfen.',
  content: [
    entry('text', {
      einleitung: 'Den Ausweis bekommen Sie sofort, am Tresen, in fünf Minuten.',
      text: html`
        <h2>Das bringen Sie mit</h2>
        <ul>
        <li>Ihren Personalausweis oder den Reisepass mit Meldebescheinigung</li>
        <li>für Kinder unter 16 Jahren: die Unterschrift eines Elternteils; das Formular liegt am Tresen</li>
        <li>wenn Sie weniger zahlen: den Rebenau-Pass, den Studierenden- oder den Schwerbehindertenausweis</li>
        </ul>
        <h2>Das dürfen Sie damit</h2>
        <ul>
        <li>bis zu 30 Medien zugleich ausleihen, davon fünf Filme und drei Spiele</li>
        <li>im Katalog vormerken und verlängern</li>
        <li>E-Books, Hörbücher und Zeitungen <a href="/buecherei/digital">auf das eigene Gerät laden</a></li>
        <li>an zwei Rechnern arbeiten und 20 Seiten im Monat drucken</li>
        </ul>
        <h2>Wenn Sie ihn verlieren</h2>
        <p>Rufen Sie an, dann sperren wir ihn. Der neue Ausweis kostet 3 €. Wechselt Ihre Adresse, sagen Sie es uns beim
        nächsten Besuch.</p>
        <h2>Ohne festen Wohnsitz</h2>
        <p>Sie leben in einer Unterkunft oder sind gerade erst angekommen? Ein Schreiben der Unterkunft genügt. Der Ausweis
        ist für Sie im ersten Jahr frei.</p>`,
      link: '/buecherei/gebuehren',
      linktext: 'Gebühren ansehen',
    }),
    ...buechereiKontakt,
  ],
}
