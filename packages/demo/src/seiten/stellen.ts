import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { mail } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const stellen: Seite = {
  pfad: '/rathaus/stellen',
  pageLayout: 'default',
  title: 'Arbeiten bei der Stadt',
  description: 'Rund 250 Menschen arbeiten für Rebenau. Was wir bieten und wie Sie sich bewerben.',
  heroImages: [heroImage('kindergarten-garten')],
  content: [
    entry('text', {
      einleitung:
        'Rund 250 Menschen arbeiten für Rebenau: im Rathaus, in fünf Kindertagesstätten, auf dem Bauhof, im Freibad und in der Bücherei.',
      text: html`
        <h2>Darauf können Sie sich verlassen</h2>
        <ul>
        <li>Bezahlung nach Tarifvertrag (TVöD), mit Jahressonderzahlung und Betriebsrente</li>
        <li>39 Stunden in der Woche, Gleitzeit und 30 Tage Urlaub</li>
        <li>bis zu zwei Tage in der Woche Arbeit von zu Hause, wo die Aufgabe es erlaubt</li>
        <li>ein Zuschuss von 25 € im Monat für das Deutschlandticket und ein Leihrad</li>
        <li>freier Eintritt ins Freibad und ein Ausweis der Bücherei</li>
        </ul>
        <h2>Hier suchen wir Verstärkung</h2>
        <dl>
        <dt>Erzieherin oder Erzieher im Kindergarten Regenbogen</dt>
        <dd>80 bis 100 Prozent, unbefristet, Entgeltgruppe S 8a. Zum Team gehören neun Menschen, eine Köchin und zwölf
        Hühner.</dd>
        <dt>Fachangestellte oder Fachangestellter für Bäderbetriebe</dt>
        <dd>100 Prozent, unbefristet, Entgeltgruppe 6. Im Winter arbeiten Sie auf dem Bauhof mit.</dd>
        <dt>Sachbearbeitung Bauanträge im Bauamt</dt>
        <dd>50 bis 100 Prozent, unbefristet, Entgeltgruppe 9b. Auch für Menschen, die neu anfangen; wir lernen Sie ein.</dd>
        </dl>
        <h2>Ausbildung, Praktikum, Freiwilligendienst</h2>
        <p>Zum September bilden wir zwei Verwaltungsfachangestellte und eine Gärtnerin oder einen Gärtner aus. Wer erst
        einmal schauen will, kann ein bis drei Wochen mitarbeiten. In den Kitas und in der Jahnschule gibt es sechs
        Plätze für das Freiwillige Soziale Jahr.</p>
        <h2>So bewerben Sie sich</h2>
        <p>Schicken Sie Lebenslauf und Zeugnisse als PDF an ${mail('personal')}. Ein Foto und Angaben zu Alter oder
        Familie brauchen wir nicht. Sie hören innerhalb von zwei Wochen von uns. Menschen mit Schwerbehinderung werden
        bei gleicher Eignung bevorzugt eingestellt.</p>`,
    }),
    ...amtNebenan('personal'),
  ],
}
