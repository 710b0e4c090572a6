import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiGebuehren: Seite = {
  pfad: '/buecherei/gebuehren',
  pageLayout: 'default',
  title: 'Gebühren der Bücherei',
  breadcrumbTitle: 'Gebühren',
  description:
    'Jahresausweis, Monatsausweis, Verspätung, Vormerkung und Fernleihe: alle Gebühren der Stadtbücherei.',
  content: [
    entry('preise', {
      titel: 'Ausweis',
      wofuer: 'Für wen',
      spalten: ['Ein Jahr', 'Ein Monat'],
      gruppen: [
        {
          zeilen: [
            { titel: 'Erwachsene', betraege: [15, 3] },
            { titel: 'Paar im selben Haushalt', betraege: [24, null] },
            { titel: 'In Ausbildung oder im Studium', hinweis: 'bis 27 Jahre', betraege: [7.5, 1.5] },
            { titel: 'Mit Schwerbehindertenausweis', betraege: [7.5, 1.5] },
            { titel: 'Kinder und Jugendliche unter 18 Jahren', betraege: [0, null] },
            { titel: 'Mit Rebenau-Pass', betraege: [0, null] },
            { titel: 'Kitas, Schulen, Vereine', betraege: [0, null] },
          ],
        },
      ],
    }),
    entry('preise', {
      titel: 'Was sonst etwas kostet',
      wofuer: 'Anlass',
      spalten: ['Gebühr'],
      gruppen: [
        {
          titel: 'Zu spät zurück',
          zeilen: [
            { titel: 'Je Medium und Öffnungstag', hinweis: 'höchstens 5 € je Medium', betraege: [0.2] },
            { titel: 'Für Kinder', hinweis: 'höchstens 1 € je Medium', betraege: [0.05] },
            { titel: 'Erinnerung per E-Mail', betraege: [0] },
            { titel: 'Brief', hinweis: 'wenn zwei Wochen nichts kommt', betraege: [1.5] },
          ],
        },
        {
          titel: 'Bestellen',
          zeilen: [
            { titel: 'Vormerken', betraege: [0] },
            { titel: 'Fernleihe aus einer anderen Bibliothek', hinweis: 'je Buch', betraege: [2] },
          ],
        },
        {
          titel: 'Verloren oder beschädigt',
          zeilen: [
            { titel: 'Neuer Ausweis', betraege: [3] },
            { titel: 'Neuer Einband oder neues Spielteil', hinweis: 'ab', betraege: [1] },
          ],
        },
      ],
      text: '<p>Ein verlorenes Buch ersetzen Sie zum Neupreis oder bringen ein gebrauchtes in gutem Zustand. Zahlen können Sie bar und mit Karte.</p>',
    }),
    entry('hinweis', {
      titel: 'Wenn die Gebühr Sie drückt',
      text: '<p>Sprechen Sie uns an. Niemand soll wegen einer alten Mahnung nicht mehr kommen.</p>',
    }),
    ...buechereiKontakt,
  ],
}
