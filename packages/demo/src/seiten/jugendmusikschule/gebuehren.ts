import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleGebuehren: Seite = {
  pfad: '/jugendmusikschule/gebuehren',
  pageLayout: 'default',
  title: 'Gebühren der Jugendmusikschule',
  breadcrumbTitle: 'Gebühren',
  description: 'Was der Unterricht im Monat kostet, wer weniger zahlt und wie Sie kündigen.',
  content: [
    entry('preise', {
      titel: 'Unterricht im Monat',
      wofuer: 'Unterricht',
      spalten: ['Aus Rebenau', 'Von außerhalb'],
      gruppen: [
        {
          titel: 'In der Gruppe',
          zeilen: [
            { titel: 'Musikgarten, Früherziehung', hinweis: '45 Minuten', betraege: [28, 36] },
            { titel: 'Instrumentenkarussell', hinweis: 'mit Leihinstrument', betraege: [34, 43] },
            { titel: 'Gruppe zu dritt', hinweis: '45 Minuten', betraege: [46, 58] },
            { titel: 'Zu zweit', hinweis: '30 Minuten', betraege: [52, 65] },
          ],
        },
        {
          titel: 'Einzeln',
          zeilen: [
            { titel: '30 Minuten', betraege: [79, 99] },
            { titel: '45 Minuten', betraege: [112, 140] },
            { titel: 'Erwachsene', hinweis: '30 Minuten, wenn Plätze frei sind', betraege: [98, 118] },
          ],
        },
        {
          titel: 'Zusammen spielen',
          zeilen: [
            { titel: 'Orchester, Chor, Band', hinweis: 'für alle mit Unterricht bei uns', betraege: [0, 0] },
            { titel: 'Nur Ensemble', betraege: [9, 12] },
          ],
        },
      ],
      text: html`
        <p>Die Gebühr ist auf zwölf Monate verteilt; in den Ferien zahlen Sie weiter, es findet aber kein Unterricht statt.
        Fällt er länger als zwei Wochen aus, bekommen Sie Geld zurück.</p>`,
    }),
    entry('text', {
      text: html`
        <h2>Wer weniger zahlt</h2>
        <ul>
        <li>Geschwister: ein Viertel weniger ab dem zweiten Kind</li>
        <li>mit <a href="/rathaus/leistungen/rebenau-pass">Rebenau-Pass</a>: die Hälfte</li>
        <li>zweites Instrument: ein Viertel weniger</li>
        <li>Horn, Posaune, Fagott, Kontrabass: im ersten Jahr ein Drittel weniger, und das Leihinstrument ist frei</li>
        </ul>
        <h2>Kündigen</h2>
        <p>Zum 31. März und zum 30. September, mit einer Nachricht bis sechs Wochen vorher. In den ersten drei Monaten können Sie
        jederzeit aufhören.</p>`,
    }),
    ...jugendmusikschuleKontakt,
  ],
}
