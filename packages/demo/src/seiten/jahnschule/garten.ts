import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleGarten: Seite = {
  pfad: '/jahnschule/garten',
  pageLayout: 'default',
  title: 'Schulgarten und Hühner',
  breadcrumbTitle: 'Garten',
  description:
    'Der Garten der Jahnschule: Beete, Hühner, Wetterstation und wie Familien in den Ferien gießen.',
  heroImages: [heroImage('jahnschule-garten')],
  content: [
    entry('text', {
      einleitung:
        'Hinter der Turnhalle liegen 900 Quadratmeter Garten. Er hat einen Brunnen, sieben Beete und fünf Hühner.',
      text: html`
        <h2>Was hier gelernt wird</h2>
        <p>Wie viel wiegt ein Kürbis? Wie schnell wächst Mais? Was frisst die Schnecke nicht? Jede Klasse hat im Stundenplan zwei
        Gartenstunden in der Woche. Die Ergebnisse stehen in einem dicken Heft, das seit 2016 von Jahr zu Jahr weitergeht.</p>
        <h2>Berta, Frieda, Olga, Luise und Nummer fünf</h2>
        <p>Die Hühner gehören der Klasse 3. Sie misten aus, füttern und verkaufen die Eier am Freitag für 40 Cent das Stück am Tor. Vom
        Gewinn kauft die Klasse Futter und im Juli Eis.</p>
        <h2>Wetterstation</h2>
        <p>Temperatur, Regen und Wind misst die Klasse 4 jeden Morgen um acht. Der heißeste Schultag war im Juni 2025 mit
        37,4 °C; seitdem steht über dem Sandkasten ein Segel.</p>
        <h2>Schulgarten für alle</h2>
        <p>Von März bis November ist am dritten Samstag im Monat von 09:30 bis 11:30 Uhr das Tor für alle aus der Nachbarschaft
        offen. Handschuhe und Gießkannen sind da.</p>
        <h2>Helfen in den Ferien</h2>
        <p>In jeder Ferienwoche gießen und füttern zwei Familien. Wer mitmacht, darf ernten, was reif ist. Tragen Sie sich in die
        Liste am Gartentor ein oder schreiben Sie an ${mail('jahnschule')}.</p>`,
    }),
    ...jahnschuleKontakt,
  ],
}
