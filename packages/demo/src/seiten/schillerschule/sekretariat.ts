import { html } from '../../html.ts'
import { tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleSekretariat: Seite = {
  pfad: '/schillerschule/sekretariat',
  pageLayout: 'default',
  title: 'Sekretariat der Schillerschule',
  breadcrumbTitle: 'Sekretariat',
  description: 'Krankmeldung, Beurlaubung, Bescheinigungen und Wege zur Schillerschule.',
  content: [
    entry('text', {
      einleitung: 'Anja Wolff kennt alle 248 Namen und die meisten Turnbeutel.',
      text: html`
        <h2>Ihr Kind ist krank</h2>
        <p>Rufen Sie bis 07:45 Uhr an: ${tel('schillerschule')}. Vor 07:30 Uhr läuft ein Band. Nennen Sie Name und Klasse. Ab
        dem dritten Tag brauchen wir eine schriftliche Entschuldigung.</p>
        <h2>Ihr Kind braucht frei</h2>
        <p>Einen Tag bewilligt die Klassenlehrerin oder der Klassenlehrer, mehrere Tage die Rektorin. Schreiben Sie uns mindestens
        eine Woche vorher.
        Direkt vor und nach den Ferien geht es nur in dringenden Fällen.</p>
        <h2>Etwas fehlt</h2>
        <p>Fundsachen hängen im Flur vor der Aula. Was zu Beginn der Ferien noch da ist, kommt in die Kleiderkammer.</p>
        <h2>Herkommen</h2>
        <p>Der Eingang ist in der Schulstraße 2, der ebenerdige Eingang im Hof. Der Bus hält am Marktplatz, zwei Gehminuten
        entfernt. Parken können Sie in der Tiefgarage, die erste Stunde ist frei.</p>`,
    }),
    ...schillerschuleKontakt,
  ],
}
