import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiKinder: Seite = {
  pfad: '/buecherei/kinder',
  pageLayout: 'default',
  title: 'Kinder in der Bücherei',
  breadcrumbTitle: 'Kinder',
  description:
    'Vorlesen, Spieltisch, Babybücher, Führungen für Kitas und Klassen und die Leseclubs der Stadtbücherei.',
  heroImages: [heroImage('buecherei-kinderecke')],
  content: [
    entry('text', {
      einleitung: 'Im Erdgeschoss stehen die Regale niedrig, der Teppich ist dick, und niemand sagt „pst“.',
      text: html`
        <h2>Jede Woche, jeden Monat</h2>
        <table>
        <caption>Feste Termine für Kinder</caption>
        <thead><tr><th scope="col">Was</th><th scope="col">Wann</th><th scope="col">Für wen</th></tr></thead>
        <tbody>
        <tr><th scope="row">Vorlesen</th><td>jeden Mittwoch, 15:30–16:30 Uhr</td><td>ab 4 Jahren</td></tr>
        <tr><th scope="row">Schoßkinder: Reime und Bilderbücher</th><td>dritter Dienstag im Monat, 10:15 Uhr</td><td>6 Monate bis 3 Jahre</td></tr>
        <tr><th scope="row">Spieltisch</th><td>Samstag, 10:00–12:00 Uhr</td><td>ab 5 Jahren</td></tr>
        <tr><th scope="row">Leseclub „Dachs und Co.“</th><td>Donnerstag, 16:00–17:00 Uhr</td><td>8 bis 11 Jahre</td></tr>
        </tbody>
        </table>
        <p>Alles ist kostenlos und ohne Anmeldung, nur im Leseclub sind die zwölf Plätze meist vergeben.</p>
        <h2>Für die Allerkleinsten</h2>
        <p>Für Babys bis zum ersten Geburtstag liegt am Tresen eine Tasche mit dem ersten Buch, einem Liederheft und einem
        Gutschein für den Ausweis der Eltern. Stillen dürfen Sie überall, wickeln im Raum neben dem Aufzug.</p>
        <h2>Mehrsprachig vorlesen</h2>
        <p>Bilderbücher gibt es in elf Sprachen, viele mit einem Stift, der vorliest. An zwei Samstagen im Monat lesen Mütter und
        Väter auf Türkisch, Ukrainisch oder Französisch.</p>
        <h2>Für Kitas und Klassen</h2>
        <p>Einmal im Jahr kommt jede erste Klasse der <a href="/schillerschule">Schillerschule</a> und der
        <a href="/jahnschule">Jahnschule</a> zu uns, und jedes Kind geht mit einem Ausweis nach Hause. Für Kitas packen wir
        Bücherkisten zu jedem Thema. Führungen vereinbaren Sie mit Petra Schwab: ${tel('buecherei')}.</p>`,
    }),
    ...buechereiKontakt,
  ],
}
