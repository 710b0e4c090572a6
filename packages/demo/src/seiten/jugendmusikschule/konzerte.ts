import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { rubrikIds } from '../../rubriken.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleKonzerte: Seite = {
  pfad: '/jugendmusikschule/konzerte',
  pageLayout: 'default',
  title: 'Konzerte der Jugendmusikschule',
  breadcrumbTitle: 'Konzerte',
  description:
    'Winter- und Frühlingskonzert, Vorspiele im Saal und Musik in der Stadt: die Auftritte der Jugendmusikschule.',
  heroImages: [heroImage('musikschule-konzert')],
  content: [
    entry('text', {
      einleitung: 'Der Eintritt ist frei. Am Ausgang steht ein Kontrabasskoffer für Spenden.',
      text: html`
        <dl>
        <dt>Winterkonzert</dt><dd>Im Advent in der Rheintalhalle, mit Streicherkreis, Bläserbande und Sinfonieorchester, 90 Minuten mit Pause.</dd>
        <dt>Frühlingskonzert</dt><dd>Im Mai in der Rheintalhalle, mit den Kindern aus dem Instrumentenkarussell.</dd>
        <dt>Vorspielabend</dt><dd>Am dritten Freitag im Monat, 18:00 Uhr im Saal der Alten Post, eine Stunde. Hier spielen auch die, die erst seit drei Monaten dabei sind.</dd>
        <dt>Musik auf dem Markt</dt><dd>Im Juni an zwei Mittwochen, 11:00 Uhr am Brunnen.</dd>
        </dl>
        <p>Der Saal in der Alten Post hat 80 Plätze, einen Aufzug und eine Höranlage. In der Rheintalhalle sind acht Plätze für
        Rollstühle frei; melden Sie sich bitte im Büro.</p>`,
    }),
    entry(
      'veranstaltungsliste',
      { titel: 'Die nächsten Termine der Musikschule' },
      { limit: 6, rubrik_id: rubrikIds.Jugendmusikschule },
    ),
    ...jugendmusikschuleKontakt,
  ],
}
