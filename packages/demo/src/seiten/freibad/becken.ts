import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'

export const freibadBecken: Seite = {
  pfad: '/freibad/becken',
  pageLayout: 'default',
  title: 'Becken und Liegewiese',
  breadcrumbTitle: 'Becken und Wiese',
  description:
    'Schwimmer-, Nichtschwimmer-, Sprung- und Planschbecken im Freibad am Altrhein: Tiefe, Temperatur und Regeln.',
  heroImages: [heroImage('freibad-sprungturm')],
  content: [
    entry('text', {
      einleitung:
        'Jedes Becken hat seine eigene Aufsicht. Fragen Sie uns, wenn Sie nicht sicher sind, welches für Ihr Kind passt.',
      text: html`
        <table>
        <caption>Die vier Becken im Vergleich</caption>
        <thead><tr><th scope="col">Becken</th><th scope="col">Größe</th><th scope="col">Tiefe</th><th scope="col">Wasser</th></tr></thead>
        <tbody>
        <tr><th scope="row">Schwimmerbecken</th><td>50 × 21 m, acht Bahnen</td><td>1,80–2,10 m</td><td>24 °C</td></tr>
        <tr><th scope="row">Nichtschwimmerbecken</th><td>25 × 18 m, mit Rutsche</td><td>0,60–1,30 m</td><td>26 °C</td></tr>
        <tr><th scope="row">Sprungbecken</th><td>12 × 12 m, Bretter in 1, 3 und 5 m</td><td>3,80 m</td><td>24 °C</td></tr>
        <tr><th scope="row">Planschbecken</th><td>80 Quadratmeter, mit Sonnensegel</td><td>0,10–0,30 m</td><td>28 °C</td></tr>
        </tbody>
        </table>
        <p>Geheizt wird mit der Sonne: Auf dem Dach der Umkleiden liegen 420 Quadratmeter Absorber. An kühlen Tagen kann
        das Wasser deshalb zwei bis drei Grad unter den Angaben liegen.</p>
        <h2>Schwimmerbecken</h2>
        <p>Bahn 1 und 2 sind den ganzen Tag mit Leinen abgetrennt, für alle, die Bahnen ziehen. Auf Bahn 2 darf gekrault
        werden, auf Bahn 1 wird ruhig geschwommen. Ab der nächsten Saison hilft ein Lift beim Einstieg.</p>
        <h2>Sprungturm</h2>
        <p>Die Bretter öffnen zu jeder vollen Stunde für 20 Minuten. Vom Fünfer springen Kinder erst, wenn sie schwimmen
        können und die Aufsicht sie einmal vom Dreier gesehen hat.</p>
        <h2>Planschbecken</h2>
        <p>Das Sonnensegel spannt sich über das ganze Becken. Badewindeln gibt es an der Kasse, ein Wickelraum ist
        gleich nebenan.</p>
        <h2>Wiese, Spielplatz, Steg</h2>
        <p>Unter 64 Pappeln ist immer irgendwo Schatten. Es gibt zwei Volleyballfelder, vier Tischtennisplatten, einen
        Wasserspielplatz mit Pumpe und eine ruhige Ecke hinter der Hecke, in der keine Musik läuft. Vom Steg aus sehen Sie
        auf den Altrhein; baden dürfen Sie dort nicht.</p>`,
    }),
    ...freibadKontakt,
  ],
}
