import { html } from '../../html.ts'
import { mail, tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleAnmeldung: Seite = {
  pfad: '/jugendmusikschule/anmeldung',
  pageLayout: 'default',
  title: 'Anmelden und ausprobieren',
  breadcrumbTitle: 'Anmeldung',
  description: 'So melden Sie Ihr Kind an der Jugendmusikschule an: Probestunden, Termine, Warteliste.',
  content: [
    entry('text', {
      einleitung: 'Drei Probestunden sind frei. Erst danach entscheiden Sie.',
      text: html`
        <h2>So geht es</h2>
        <ol>
        <li>Sie rufen Silke Roth an (${tel('jugendmusikschule')}) oder schreiben an ${mail('jugendmusikschule')}: Name, Alter,
        Wunschfach, freie Nachmittage.</li>
        <li>Sie bekommen innerhalb einer Woche einen Vorschlag für die erste Probestunde.</li>
        <li>Nach der dritten Stunde unterschreiben Sie die Anmeldung oder sagen: doch lieber etwas anderes.</li>
        <li>Den Leihvertrag für das Instrument machen wir am selben Tag.</li>
        </ol>
        <p>Neue Kurse beginnen im März und im September. In Fächern ohne Warteliste können Sie jederzeit anfangen.</p>`,
    }),
    entry('fragen', {
      titel: 'Vor der Anmeldung',
      fragen: [
        {
          titel: 'Muss mein Kind jeden Tag üben?',
          text: '<p>Kurz und oft ist besser als lang und selten. Zehn Minuten am Tag reichen für den Anfang.</p>',
        },
        {
          titel: 'Wir haben kein Klavier. Geht es mit einem Keyboard?',
          text: '<p>Für das erste halbe Jahr ja, wenn es 88 gewichtete Tasten hat. Danach helfen wir beim Suchen; gute gebrauchte Klaviere gibt es ab etwa 1.500 €.</p>',
        },
        {
          titel: 'Was, wenn die Wohnung hellhörig ist?',
          text: '<p>In der Alten Post gibt es zwei Übezimmer. Sie reservieren sie im Büro, für nachmittags oder abends.</p>',
        },
        {
          titel: 'Mein Kind hat eine Behinderung.',
          text: '<p>Herzlich willkommen. Der Saal hat einen Aufzug und eine Höranlage, drei Lehrkräfte haben dafür eine Zusatzausbildung. Erzählen Sie uns, was Ihr Kind mag.</p>',
        },
      ],
    }),
    ...jugendmusikschuleKontakt,
  ],
}
