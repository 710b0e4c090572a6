import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'

export const freibadAnfahrt: Seite = {
  pfad: '/freibad/anfahrt',
  pageLayout: 'default',
  title: 'Anfahrt zum Freibad',
  breadcrumbTitle: 'Anfahrt',
  description: 'Mit dem Rad, dem Stadtbus der Linie 1 oder dem Auto zum Freibad am Altrhein in Unterweiler.',
  heroImages: [heroImage('stadtpark-radweg')],
  content: [
    entry('text', {
      einleitung: 'Am schnellsten sind Sie mit dem Rad. An heißen Sonntagen auch am entspanntesten.',
      text: html`
        <h2>Mit dem Rad</h2>
        <p>Vom Marktplatz sind es 3,2 km und 15 Minuten, vom Bahnhof durch den Stadtpark 18 Minuten. Der Weg ist von der
        Straße getrennt und eben. Vor dem Eingang stehen 240 Bügel, acht davon breit genug für Lastenräder und Anhänger.
        Eine Pumpe und Flickzeug gibt es an der Kasse.</p>
        <h2>Mit dem Bus</h2>
        <p>Der <a href="/stadt/mobilitaet">Stadtbus der Linie 1</a> hält vor dem Tor, Haltestelle Freibad: werktags alle 30 Minuten, an Sonn- und Feiertagen
        jede Stunde. Von Lindenhof sind es 24 Minuten, vom Marktplatz 11 Minuten. Im Juli und August fährt samstags und sonntags ein
        zusätzlicher Wagen um 10:15 und 18:45 Uhr.</p>
        <h2>Mit dem Auto</h2>
        <p>Geben Sie „Am Altrhein 40, Rebenau-Unterweiler“ ein. Der Parkplatz hat 120 Plätze und kostet 2 € am Tag. Sechs
        breite Plätze für Menschen mit Behinderung liegen direkt am Eingang und sind frei. Ist der Parkplatz voll, fahren
        Sie bitte nicht in die Fährgasse: Dort muss die Feuerwehr durch.</p>
        <h2>Zu Fuß</h2>
        <p>Der blaue <a href="/stadt/rundwege">Rundweg</a> führt vom Marktbrunnen am Altrhein entlang bis zum Tor, eine
        knappe Stunde im Schatten der Weiden.</p>`,
    }),
    ...freibadKontakt,
  ],
}
