import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const gebaerdensprache: Seite = {
  pfad: '/gebaerdensprache',
  pageLayout: 'default',
  title: 'Gebärdensprache',
  description:
    'Dolmetschende für Termine im Rathaus, Telefonieren in Gebärdensprache und was es auf dieser Website gibt.',
  content: [
    entry('text', {
      einleitung:
        'Sie gebärden? Zu jedem Termin im Rathaus bestellen wir eine Person, die Deutsche Gebärdensprache dolmetscht. Für Sie kostet das nichts.',
      text: html`
        <h2>Eine Person zum Dolmetschen bestellen</h2>
        <ol>
        <li>Schreiben Sie uns mindestens drei Werktage vorher an ${mail('stadt')} oder über das <a href="/kontakt">Kontaktformular</a>.</li>
        <li>Nennen Sie Tag, Uhrzeit und worum es geht. Zu einer Hochzeit oder einem langen Gespräch kommen zwei Personen.</li>
        <li>Wir bestätigen den Termin schriftlich und sagen Ihnen, wer kommt. Sie können auch selbst jemanden vorschlagen.</li>
        </ol>
        <p>Grundlage ist § 8 des Landes-Behindertengleichstellungsgesetzes. Das gilt auch für Eltern bei Gesprächen in der
        Schillerschule, der Jahnschule und der Jugendmusikschule.</p>
        <h2>Mit dem Rathaus telefonieren</h2>
        <p>Mit einem Relay-Dienst rufen Sie jede unserer Nummern in Gebärdensprache oder mit Schrift an: Eine
        dolmetschende Person übersetzt das Gespräch für beide Seiten. Unsere Zentrale ist darauf eingestellt und legt nicht
        auf, wenn es am Anfang einen Moment dauert: ${tel('zentrale')}.</p>
        <h2>Bei Sitzungen des Gemeinderats</h2>
        <p>Zu jeder öffentlichen Sitzung können Sie eine Person zum Dolmetschen bestellen, bitte bis zum Freitag davor. Im
        Ratssaal gibt es außerdem eine Anlage für Hörgeräte mit T-Spule.</p>
        <h2>Auf dieser Website</h2>
        <p>Videos in Gebärdensprache haben wir noch nicht. Wir planen sie bis Ende 2027; so steht es auch in der
        <a href="/barrierefreiheit">Erklärung zur Barrierefreiheit</a>. Alles Wichtige gibt es in kurzen Texten und einiges in
        <a href="/leichte-sprache">Leichter Sprache</a>.</p>`,
    }),
    ...amtNebenan('rathaus'),
  ],
}
