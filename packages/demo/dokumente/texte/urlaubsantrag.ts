import { h, liste, p, type Schriftstueck, tabelle } from '../satz.ts'

export const urlaubsantrag: Schriftstueck = {
  name: 'urlaubsantrag',
  titel: 'Urlaubsantrag',
  stand: '2026-01-07',
  absaetze: [
    p('Bitte füllen Sie den Antrag aus und geben Sie ihn der Leitung Ihres Amtes.'),
    h('Angaben'),
    tabelle(
      ['Feld', 'Ihre Angabe'],
      ['Name, Vorname', ''],
      ['Amt', ''],
      ['Erster Urlaubstag', ''],
      ['Letzter Urlaubstag', ''],
      ['Arbeitstage', ''],
      ['Vertretung', ''],
    ),
    h('Was zu beachten ist'),
    liste(
      'Der Jahresurlaub beträgt 30 Tage bei fünf Arbeitstagen in der Woche.',
      'Urlaub in den Sommerferien bitte bis 31. März anmelden.',
      'Am 24. und am 31. Dezember ist frei; diese Tage werden nicht abgezogen.',
    ),
    p('Datum und Unterschrift der oder des Beschäftigten. Datum und Unterschrift der Leitung.'),
  ],
}
