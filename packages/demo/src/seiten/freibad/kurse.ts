import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'

export const freibadKurse: Seite = {
  pfad: '/freibad/kurse',
  pageLayout: 'default',
  title: 'Schwimmen lernen',
  breadcrumbTitle: 'Schwimmkurse',
  description:
    'Schwimmkurse für Kinder ab fünf und für Erwachsene, Abzeichen und Aquafitness im Freibad Rebenau.',
  content: [
    entry('text', {
      einleitung:
        'Marco Lutz und sein Team geben in der Saison jeden Vormittag Kurse. Niemand muss schon etwas können, und niemand wird geschubst.',
      text: html`
        <h2>So melden Sie sich an</h2>
        <ol>
        <li>Ab dem ersten Werktag im April nehmen wir Anmeldungen an, am Telefon oder per E-Mail an ${mail('freibad')}.</li>
        <li>Sie nennen Alter, Wunschmonat und was Ihr Kind schon kann.</li>
        <li>Innerhalb einer Woche sagen wir Ihnen, ob ein Platz frei ist. Sind es zu viele Kinder, entscheidet das Los.</li>
        <li>Den Kurs bezahlen Sie am ersten Tag an der Kasse.</li>
        </ol>`,
    }),
    entry('preise', {
      titel: 'Kurse und Preise',
      wofuer: 'Kurs',
      spalten: ['Preis', 'mit Rebenau-Pass'],
      gruppen: [
        {
          titel: 'Für Kinder',
          zeilen: [
            {
              titel: 'Seepferdchen',
              hinweis: 'ab 5 Jahren, zehn Stunden zu 45 Minuten, sechs Kinder',
              betraege: [95, 47.5],
            },
            { titel: 'Schwimmabzeichen Bronze', hinweis: 'ab 7 Jahren, sechs Stunden', betraege: [60, 30] },
            {
              titel: 'Prüfung für ein Abzeichen',
              hinweis: 'täglich um 17:00 Uhr, ohne Anmeldung',
              betraege: [3, 1.5],
            },
          ],
        },
        {
          titel: 'Für Erwachsene',
          zeilen: [
            {
              titel: 'Schwimmen lernen ohne Zuschauer',
              hinweis: 'montags 20:00 Uhr, wenn das Bad geschlossen ist, acht Abende',
              betraege: [110, 55],
            },
            {
              titel: 'Kraulen für alle, die schon Brust schwimmen',
              hinweis: 'donnerstags 06:45 Uhr, sechs Morgen',
              betraege: [75, 37.5],
            },
            { titel: 'Aquafitness', hinweis: 'mittwochs 09:30 Uhr, je Stunde', betraege: [4, 2] },
          ],
        },
      ],
      text: '<p>Der Eintritt ist in den Kursen enthalten. Eine Begleitperson darf umsonst mit auf die Wiese.</p>',
    }),
    entry('fragen', {
      titel: 'Was Eltern fragen',
      fragen: [
        {
          titel: 'Mein Kind hat Angst vor Wasser. Soll ich es trotzdem anmelden?',
          text: '<p>Ja. Sagen Sie uns vorher Bescheid, dann beginnt es im flachen Becken und in der kleinsten Gruppe. Die erste Stunde dürfen Sie mit hinein.</p>',
        },
        {
          titel: 'Was passiert bei Regen und Gewitter?',
          text: '<p>Bei Regen findet der Kurs statt, das Wasser ist ohnehin nass. Bei Gewitter holen wir die Stunde am Samstag darauf nach.</p>',
        },
        {
          titel: 'Lernen die Kinder das nicht in der Schule?',
          text: '<p>Die <a href="/jahnschule">Jahnschule</a> und die <a href="/schillerschule">Schillerschule</a> gehen mit den Klassen 2 und 3 schwimmen. Wer dann schon das Seepferdchen hat, lernt dort mehr.</p>',
        },
        {
          titel: 'Gibt es Kurse nur für Frauen?',
          text: '<p>Ja, im Juli und August freitags um 08:00 Uhr, bevor das Bad öffnet. Eine Schwimmlehrerin leitet den Kurs.</p>',
        },
      ],
    }),
    ...freibadKontakt,
  ],
}
