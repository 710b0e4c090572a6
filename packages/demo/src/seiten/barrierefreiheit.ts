import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const barrierefreiheit: Seite = {
  pfad: '/barrierefreiheit',
  pageLayout: 'default',
  title: 'Erklärung zur Barrierefreiheit',
  breadcrumbTitle: 'Barrierefreiheit',
  description: 'Wie barrierefrei diese Website ist, was noch fehlt und wie Sie eine Barriere melden.',
  content: [
    entry('text', {
      einleitung:
        'Die Stadt Rebenau möchte, dass alle Menschen ihre Website nutzen können. Sie ist nach § 10 Absatz 1 des Landes-Behindertengleichstellungsgesetzes (L-BGG) dazu verpflichtet.',
      text: html`
        <h2>Wofür diese Erklärung gilt</h2>
        <p>Sie gilt für alle Seiten unter der Adresse dieser Website: die Seiten der Stadt, der Stadtbücherei, des Freibads,
        der Schillerschule, der Jahnschule, der Jugendmusikschule und des Klimaschutzes, außerdem für den angemeldeten
        Bereich der Mitarbeitenden und des Gemeinderats.</p>
        <h2>Wie weit wir sind</h2>
        <p>Diese Website ist mit § 10 Absatz 1 L-BGG <strong>teilweise vereinbar</strong>. Maßstab ist die Norm EN 301 549;
        gebaut ist die Website nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.</p>
        <h2>Was noch nicht barrierefrei ist</h2>
        <h3>Nicht vereinbar mit den Anforderungen</h3>
        <table>
        <caption>Bekannte Barrieren</caption>
        <thead><tr><th scope="col">Barriere</th><th scope="col">Was Sie stattdessen tun können</th><th scope="col">Geplant</th></tr></thead>
        <tbody>
        <tr><th scope="row">Es gibt noch keine Videos in Deutscher Gebärdensprache.</th><td>Wir bestellen für Ihren Besuch eine Person, die übersetzt. Schreiben Sie uns drei Tage vorher.</td><td>bis Ende 2027</td></tr>
        <tr><th scope="row">Die Seite in Leichter Sprache hat noch keine Prüfgruppe gelesen.</th><td>Wir erklären Ihnen alles am Telefon.</td><td>bis Mitte 2027</td></tr>
        </tbody>
        </table>
        <h3>Unverhältnismäßige Belastung</h3>
        <p>Darauf berufen wir uns nicht.</p>
        <h3>Außerhalb der gesetzlichen Pflicht</h3>
        <p>Seiten anderer Anbieter, auf die wir verweisen, können Barrieren haben.</p>
        <h2>Wie wir geprüft haben</h2>
        <p>Diese Erklärung wurde am 20. November 2026 erstellt. Grundlage ist eine Selbstbewertung der Stadt: automatische
        Prüfungen jeder Art von Seite. Eine unabhängige Stelle hat die Website noch nicht geprüft. Wir überprüfen die
        Erklärung jedes Jahr und nach jeder größeren Änderung.</p>
        <h2>Barriere melden</h2>
        <p>Sie stoßen auf ein Hindernis oder brauchen einen Inhalt in anderer Form? Melden Sie sich bei ${mail('internet')}
        oder unter ${tel('internet')}. Nennen Sie die Adresse der Seite. Auf der Seite
        <a href="/fehler-melden">Fehler melden</a> steht, welche Angaben uns helfen. Wir antworten innerhalb von zwei
        Wochen.</p>
        <h2>Schlichtung</h2>
        <p>Haben Sie nach vier Wochen keine Antwort, die Ihnen hilft, können Sie sich an die Schlichtungsstelle wenden. Das
        Verfahren ist kostenlos, Sie brauchen keine Anwältin und keinen Anwalt. Voraussetzung ist, dass Sie sich vorher
        bei uns gemeldet haben (§ 10b L-BGG).</p>
        <p>Landeszentrum Barrierefreiheit, Schlichtungsstelle<br>Else-Josenhans-Straße 6<br>70173 Stuttgart<br>
        <a href="https://barrierefreiheit-bw.de">barrierefreiheit-bw.de</a></p>
        <p>Anerkannte Verbände für Menschen mit Behinderungen können außerdem klagen (§ 12 Absatz 1 Satz 1 Nummer 4
        L-BGG).</p>
        <h2>Über diese Vorführung</h2>
        <p>Rebenau ist eine erfundene Stadt. Die Aussagen zum Stand der Website beschreiben das Website-System, wie Sie es
        hier sehen.</p>`,
    }),
    contact({ titel: 'Barriere melden', wer: 'Nils Albrecht', stelle: 'internet', email: 'internet' }),
    entry('text', {
      titel: 'Weitere Hilfen',
      text: html`
        <ul>
        <li><a href="/leichte-sprache">Die Website in Leichter Sprache</a></li>
        <li><a href="/bedienungshilfe">Hilfe zur Bedienung</a></li>
        </ul>`,
    }),
  ],
}
