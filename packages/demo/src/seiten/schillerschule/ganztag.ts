import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const schillerschuleGanztag: Seite = {
  pfad: '/schillerschule/ganztag',
  pageLayout: 'default',
  title: 'Ganztag und Mittagessen',
  breadcrumbTitle: 'Ganztag',
  description:
    'Frühbetreuung, Ganztag, Spätbetreuung, Ferien und Mittagessen an der Schillerschule: Zeiten und Preise.',
  content: [
    entry('text', {
      einleitung: '163 Kinder bleiben nach dem Unterricht. Sie wählen für jeden Wochentag, wie lange.',
      text: html`
        <h2>Was am Nachmittag geschieht</h2>
        <ul>
        <li>Lernzeit mit einer Lehrkraft, jeden Tag 40 Minuten</li>
        <li>Theater, Trickfilm, Garten, Schach, Holzwerkstatt, Fußball: zwei Angebote in der Woche wählt Ihr Kind selbst</li>
        <li>Unterricht der <a href="/jugendmusikschule">Jugendmusikschule</a> im Haus: Geige, Gitarre, Blockflöte</li>
        <li>freie Zeit auf dem Hof, im Ruheraum oder mit einem Buch</li>
        </ul>`,
    }),
    entry('preise', {
      titel: 'Was die Betreuung im Monat kostet',
      wofuer: 'Betreuung',
      spalten: ['Ein Kind', 'Zweites Kind'],
      gruppen: [
        {
          zeilen: [
            { titel: 'Frühbetreuung', hinweis: '07:00–07:45 Uhr', betraege: [20, 10] },
            { titel: 'Ganztag', hinweis: 'bis 15:30 Uhr', betraege: [60, 30] },
            { titel: 'Ganztag und Spätbetreuung', hinweis: 'bis 17:00 Uhr', betraege: [95, 47.5] },
            { titel: 'Mittagessen', hinweis: 'je Tag', betraege: [4.2, 4.2] },
            { titel: 'Ferienbetreuung', hinweis: 'je Woche, 07:30–16:30 Uhr', betraege: [70, 35] },
          ],
        },
      ],
      text: html`
        <p>Das dritte Kind ist frei. Mit kleinem Einkommen zahlen Sie ab 20 € im Monat, mit dem Bildungspaket kostet das
        Essen nichts. Den Antrag füllen wir mit Ihnen aus.</p>`,
    }),
    entry('fragen', {
      titel: 'Fragen zum Ganztag',
      fragen: [
        {
          titel: 'Bis wann melde ich mein Kind an?',
          text: '<p>Bis zum 31. März für das nächste Schuljahr. Danach nehmen wir Kinder auf, solange Platz ist.</p>',
        },
        {
          titel: 'Kann ich die Tage wechseln?',
          text: '<p>Ja, zum Halbjahr. Arbeiten Sie im Schichtdienst, sprechen Sie uns an; dann planen wir von Woche zu Woche.</p>',
        },
        {
          titel: 'Was gibt es zu essen?',
          text: '<p>Gekocht wird in der Küche der Kita am Stadtpark, jeden Tag auch ohne Fleisch. Der Plan hängt an der Mensa. Sagen Sie uns, was Ihr Kind nicht verträgt.</p>',
        },
      ],
    }),
    ...personNebenan('Ganztag', 'Dilek Kaya'),
  ],
}
