import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, kostet, liste, schritte, schwer, zurueck } from './teile.ts'

export const muellLeicht: Fassung = {
  title: 'Müll und Tonnen',
  description: 'Welcher Müll in welche Tonne kommt und wann das Müll-Auto fährt. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Müll ist nicht gleich Müll. Für jeden Müll gibt es eine Tonne.',
      text: html`
        <h2>Welcher Müll kommt wohin?</h2>
        ${liste(
          '<strong>Braune Tonne:</strong> Reste vom Essen, Blumen, Gras.',
          '<strong>Blaue Tonne:</strong> Papier, Zeitungen, Kartons.',
          '<strong>Gelbe Tonne:</strong> Verpackungen aus Plastik und Dosen.',
          '<strong>Graue Tonne:</strong> Alles, was übrig bleibt.',
        )}
        <p>Glas kommt in den Glas-Behälter an der Straße.</p>
        <p>Batterien dürfen nicht in die Tonne.<br>Batterien können brennen.<br>Bringen Sie Batterien in einen Super-Markt.<br>Oder zum Wertstoff-Hof.</p>
        <h2>Wann kommt das Müll-Auto?</h2>
        <p>Das ist in jeder Straße anders.<br>So finden Sie Ihren Tag:</p>
        ${schritte(
          `Drücken Sie hier: ${schwer('/leben/abfall', 'Abfall und Wertstoffe')}`,
          'Schreiben Sie Ihre Straße in das Feld.',
          'Dann sehen Sie: Diese Tonne kommt als Nächstes dran.',
          'Wollen Sie jedes Mal eine Nachricht bekommen?<br>Dann drücken Sie auf: Erinnern lassen.',
          'Stellen Sie die Tonne am Abend vorher an die Straße.<br>Oder am Morgen vor 6 Uhr.',
        )}
        <p>Sie haben kein Internet?<br>Dann rufen Sie an: ${tel('abfall')}<br>Wir sagen Ihnen den Tag.</p>
        <p>Im Bürger-Büro bekommen Sie auch ein Blatt.<br>Auf dem Blatt stehen alle Tage.</p>
        <h2>Die Tonne ist noch voll?</h2>
        <p>Das Müll-Auto war da, aber die Tonne ist voll?<br>Dann rufen Sie an: ${tel('abfall')}</p>
        <h2>Große Sachen</h2>
        ${heisst('Sperr-Müll', 'Das sind große Sachen.', 'Zum Beispiel: ein altes Sofa.')}
        ${schritte(
          `Rufen Sie beim Bau-Hof an: ${tel('bauhof')}`,
          'Sagen Sie: Das sind die Sachen.',
          'Wir sagen Ihnen einen Tag.',
          'Stellen Sie die Sachen am Abend vorher an die Straße.',
        )}
        ${heisst('Bau-Hof', 'Dort arbeiten Menschen für Straßen und Parks.')}
        <p>2-mal im Jahr kostet das ${kostet('sperrmuell', 'zwei Abholungen im Jahr, je 3 Kubikmeter')}.<br>Danach kostet es
        ${kostet('sperrmuell', 'jede weitere Abholung')}.</p>
        <h2>Sachen selbst wegbringen</h2>
        <p>Viele Sachen nimmt der Wertstoff-Hof.<br>Zum Beispiel: Metall, alte Geräte, Glas.<br>Das kostet kein Geld.</p>`,
    }),
    ...amtLeicht('wertstoffhof', 'Wertstoff-Hof'),
    zurueck,
  ],
}
