import { html } from '../html.ts'
import { adresse, nummer } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

export const barrierefreiheit: Seite = {
  pfad: '/barrierefreiheit',
  pageLayout: 'default',
  title: 'Erklärung zur Barrierefreiheit',
  breadcrumbTitle: 'Barrierefreiheit',
  description: 'Wie barrierefrei diese Website ist, was noch fehlt und wie Sie eine Barriere melden.',
  content: [
    entry('barrierefreiheitserklaerung', {
      traeger: 'Die Stadt Rebenau',
      geltungsbereich: html`
        <p>Sie gilt für alle Seiten unter der Adresse dieser Website. Das sind die Seiten der Stadt, der Stadtbücherei, des Freibads,
        der Schillerschule, der Jahnschule, der Jugendmusikschule und des Klimaschutzes. Sie gilt auch für die
        Bereiche, in denen sich Beschäftigte und Ratsmitglieder anmelden.</p>`,
      stand: 'teilweise',
      norm: 'die Norm EN 301 549; gebaut ist die Website nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA',
      nicht_vereinbar: [
        {
          barriere: 'Es gibt noch keine Videos in Deutscher Gebärdensprache.',
          alternative:
            'Wir bestellen für Ihren Besuch eine Person, die dolmetscht. Schreiben Sie uns drei Werktage vorher.',
          geplant: 'bis Ende 2027',
        },
        {
          barriere:
            'Nur die häufigsten Anliegen gibt es in Leichter Sprache; die meisten dieser Texte hat noch keine Prüfgruppe gelesen.',
          alternative: 'Wir erklären Ihnen alles am Telefon.',
          geplant: 'bis Mitte 2027',
        },
      ],
      ausserhalb: [{ barriere: 'Seiten anderer Anbieter, auf die wir verweisen, können Barrieren haben.' }],
      erstellt_am: '2026-11-20T08:00:00+01:00',
      geprueft_am: '2026-11-20T08:00:00+01:00',
      pruefung: 'selbst',
      email: adresse('internet'),
      telefon: nummer('internet'),
      antwortfrist: 'zwei Wochen',
      schlichtung: {
        name: 'Landeszentrum Barrierefreiheit, Schlichtungsstelle',
        strasse: 'Else-Josenhans-Straße 6',
        ort: '70173 Stuttgart',
        telefon: '0711 123 39375',
        email: 'schlichtung@barrierefreiheit.bwl.de',
        website: 'https://barrierefreiheit-bw.de',
      },
    }),
    entry('text', {
      titel: 'Weitere Hilfen',
      text: html`
        <ul>
        <li><a href="/leichte-sprache">Die Website in Leichter Sprache</a></li>
        <li><a href="/gebaerdensprache">Gebärdensprache</a></li>
        <li><a href="/bedienungshilfe">Hilfe zur Bedienung</a></li>
        </ul>
        <p>Rebenau ist eine erfundene Stadt. Die Aussagen zum Stand der Website beschreiben das Website-System, wie Sie es
        hier sehen.</p>`,
    }),
  ],
}
