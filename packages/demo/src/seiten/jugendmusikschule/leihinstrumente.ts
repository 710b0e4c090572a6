import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleLeihinstrumente: Seite = {
  pfad: '/jugendmusikschule/leihinstrumente',
  pageLayout: 'default',
  title: 'Instrument leihen',
  breadcrumbTitle: 'Leihinstrumente',
  description:
    'Leihinstrumente der Jugendmusikschule: Auswahl, Preise, Versicherung und was bei Schäden gilt.',
  content: [
    entry('text', {
      einleitung: '214 Instrumente liegen in der Alten Post bereit, von der Achtelgeige bis zur Tuba.',
      text: html`
        <p>Sie leihen zunächst für ein Jahr und können zweimal verlängern. Wächst Ihr Kind aus der Geige heraus, tauschen wir. Vor
        jeder Ausgabe schaut eine Werkstatt nach.</p>`,
    }),
    entry('preise', {
      titel: 'Leihgebühr im Monat',
      wofuer: 'Instrument',
      spalten: ['Preis', 'mit Rebenau-Pass'],
      gruppen: [
        {
          zeilen: [
            { titel: 'Alle Instrumente', hinweis: 'Versicherung inbegriffen', betraege: [12, 6] },
            { titel: 'Horn, Posaune, Fagott, Kontrabass', hinweis: 'im ersten Jahr', betraege: [0, 0] },
            { titel: 'Instrumentenkarussell', betraege: [0, 0] },
          ],
        },
      ],
    }),
    entry('fragen', {
      titel: 'Wenn etwas passiert',
      fragen: [
        {
          titel: 'Eine Saite ist gerissen.',
          text: '<p>Bringen Sie die Geige zum Unterricht mit. Saiten und Blätter zahlen Sie selbst, beim Aufziehen helfen wir.</p>',
        },
        {
          titel: 'Das Instrument ist heruntergefallen.',
          text: '<p>Sagen Sie es gleich. Die Versicherung zahlt die Reparatur, Sie tragen höchstens 50 €.</p>',
        },
        {
          titel: 'Darf es mit in den Urlaub?',
          text: '<p>In Deutschland, Frankreich und der Schweiz ja. Lassen Sie es nie im Auto liegen.</p>',
        },
      ],
    }),
    ...jugendmusikschuleKontakt,
  ],
}
