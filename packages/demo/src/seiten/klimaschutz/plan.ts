import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzPlan: Seite = {
  pfad: '/klimaschutz/plan',
  pageLayout: 'default',
  title: 'Der Plan bis 2035',
  breadcrumbTitle: 'Plan',
  description:
    'Das Klimaschutzkonzept von Rebenau: Ziele, die nächsten Schritte, Kosten und wer zuständig ist.',
  heroImages: [heroImage('neubaugebiet-rebgarten')],
  content: [
    entry('text', {
      einleitung:
        'Der Gemeinderat hat den Plan 2022 beschlossen: 28 Vorhaben, jedes mit Jahr, Preis und Namen.',
      text: html`
        <table>
        <caption>Die größten Vorhaben</caption>
        <thead><tr><th scope="col">Vorhaben</th><th scope="col">Bis</th><th scope="col">Kosten</th><th scope="col">Stand</th></tr></thead>
        <tbody>
        <tr><th scope="row">Solar auf zehn städtischen Dächern</th><td>2027</td><td>1,2 Millionen €</td><td>sieben fertig</td></tr>
        <tr><th scope="row">Schillerschule: Fenster und Wärmepumpe</th><td>2028</td><td>6,8 Millionen €</td><td>im Bau</td></tr>
        <tr><th scope="row">Nahwärme Altstadt, zweiter Abschnitt</th><td>2029</td><td>4,1 Millionen €</td><td>geplant</td></tr>
        <tr><th scope="row">Radweg Kernstadt–Lindenhof</th><td>2028</td><td>1,9 Millionen €</td><td>Grundstücke gekauft</td></tr>
        <tr><th scope="row">Rheintalhalle: neue Hülle</th><td>2031</td><td>5,5 Millionen €</td><td>Entwurf</td></tr>
        <tr><th scope="row">Alle Wagen elektrisch</th><td>2033</td><td>1,4 Millionen €</td><td>9 von 26</td></tr>
        </tbody>
        </table>
        <p>Etwa 60 Prozent der Kosten tragen Bund und Land. Über jedes Vorhaben entscheidet der
        <a href="/rathaus/gemeinderat">Gemeinderat</a> noch einmal einzeln.</p>`,
    }),
    entry('diagramm', {
      titel: 'Wohin der Ausstoß der Verwaltung soll',
      art: 'balken',
      einheit: 'Tonnen CO₂',
      achse: 'Jahr',
      spalten: ['2019', '2025', 'Ziel 2030', 'Ziel 2035'],
      reihen: [{ titel: 'Ausstoß', werte: [1915, 1218, 540, 90] }],
      quelle: 'Der Rest im Jahr 2035 kommt aus Strom, den wir nicht selbst erzeugen.',
    }),
    ...klimaschutzKontakt,
  ],
}
