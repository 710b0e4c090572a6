import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { entry } from '../seite.ts'
import { type Fassung, heisst, liste, schritte, zurueck } from './teile.ts'

/** How to use the menu and the search, on a phone as on a computer: no places on the screen, no keys. */
export const menueUndSuche = html`
  <h2>Das Menü</h2>
  ${heisst('Menü', 'Das ist eine Liste mit allen Themen.')}
  ${schritte(
    'Gehen Sie ganz an den Anfang von der Seite.<br>Dort steht das Wort: Menü.<br>Drücken Sie auf das Wort.',
    'Sie sehen eine Liste mit Wörtern.<br>Drücken Sie auf ein Wort.',
    'Neben manchen Wörtern ist ein Pfeil.<br>Drücken Sie auf den Pfeil.<br>Dann kommen mehr Wörter.',
  )}
  <h2>Die Suche</h2>
  ${schritte(
    'Gehen Sie ganz an den Anfang von der Seite.<br>Dort sehen Sie eine Lupe und das Wort: Suche.<br>Drücken Sie auf das Wort.',
    'Schreiben Sie ein Wort in das Feld.<br>Zum Beispiel: Ausweis.',
    'Drücken Sie auf die Lupe.',
  )}`

export const bedienungLeicht: Fassung = {
  title: 'So benutzen Sie die Internet-Seite',
  description: 'Hilfe zum Menü, zur Suche und zur Schrift. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Hier lesen Sie: So finden Sie etwas auf dieser Internet-Seite.',
      text: html`
        ${menueUndSuche}
        <h2>Die Schrift ist zu klein?</h2>
        ${liste(
          'Mit dem Handy:<br>Legen Sie 2 Finger auf den Bild-Schirm.<br>Ziehen Sie die Finger auseinander.<br>Dann wird alles größer.',
          'Mit dem Computer:<br>Öffnen Sie das Menü von Ihrem Internet-Programm.<br>Suchen Sie dort das Wort: Zoom.<br>Drücken Sie auf das Plus.',
        )}
        <h2>Es klappt nicht?</h2>
        <p>Rufen Sie an: ${tel('internet')}<br>Wir helfen Ihnen.</p>`,
    }),
    zurueck,
  ],
}
