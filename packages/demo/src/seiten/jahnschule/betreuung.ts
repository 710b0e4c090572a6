import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const jahnschuleBetreuung: Seite = {
  pfad: '/jahnschule/betreuung',
  pageLayout: 'default',
  title: 'Betreuung am Nachmittag',
  breadcrumbTitle: 'Betreuung',
  description: 'Betreuung der Jahnschule bis 17:00 Uhr: Essen, Hausaufgaben, Ferien, Preise und Anmeldung.',
  content: [
    entry('text', {
      einleitung:
        'Patrick Moser und sein Team betreuen 88 Kinder bis 17:00 Uhr, freitags bis 15:30 Uhr. Gegessen wird in zwei Schichten, damit es leise bleibt.',
      text: html`
        <h2>Was ein Nachmittag bringt</h2>
        <ul>
        <li>Hausaufgaben von 14:00 bis 15:00 Uhr, in kleinen Gruppen und mit Ruhe</li>
        <li>Werkstatt, Garten, Musik und <a href="/jahnschule/bewegung">Sport mit den Vereinen</a></li>
        <li>freitags Kochen: Acht Kinder machen das Essen für alle</li>
        </ul>
        <h2>Anmelden</h2>
        <p>Bis zum 31. März für das nächste Schuljahr, mit dem Bogen aus dem Sekretariat. Sie wählen zwei bis fünf Tage. Ist mehr
        gefragt, als Plätze da sind, kommen zuerst Kinder von Alleinerziehenden und von Eltern, die beide arbeiten.</p>`,
    }),
    entry('preise', {
      titel: 'Preise im Monat',
      wofuer: 'Betreuung',
      spalten: ['Zwei Tage', 'Fünf Tage'],
      gruppen: [
        {
          zeilen: [
            { titel: 'Früh', hinweis: '07:00–07:50 Uhr', betraege: [null, 20] },
            { titel: 'Bis 14:00 Uhr', betraege: [20, 45] },
            { titel: 'Bis 17:00 Uhr', betraege: [42, 95] },
            { titel: 'Mittagessen', hinweis: 'je Tag', betraege: [4.2, 4.2] },
            { titel: 'Ferien', hinweis: 'je Woche', betraege: [null, 70] },
          ],
        },
      ],
      text: '<p>Das zweite Kind zahlt die Hälfte, das dritte ist frei. Wer Wohngeld oder Grundsicherungsgeld (früher Bürgergeld) bekommt, zahlt nur das, was das Amt nicht übernimmt; oft ist das nichts.</p>',
    }),
    ...personNebenan('Betreuung', 'Patrick Moser'),
  ],
}
