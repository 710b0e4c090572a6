import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

export const leichteSprache: Seite = {
  pfad: '/leichte-sprache',
  pageLayout: 'default',
  title: 'Leichte Sprache',
  sprache: 'leicht',
  description: 'Die Internet-Seite der Stadt Rebenau in Leichter Sprache.',
  content: [
    entry('text', {
      einleitung:
        'Hallo! Das ist die Internet-Seite von der Stadt Rebenau. Hier steht das Wichtigste in Leichter Sprache.',
      text: html`
        <h2>Das finden Sie auf der Internet-Seite</h2>
        <ul>
        <li><strong>Rathaus:</strong> Hier bekommen Sie einen neuen Ausweis. Hier sagen Sie: Ich wohne jetzt in Rebenau.</li>
        <li><strong>Leben in Rebenau:</strong> Hier geht es um Kinder, Schulen, Bücher, Müll und das Schwimm-Bad.</li>
        <li><strong>Bauen und Klima:</strong> Hier geht es um neue Häuser. Und um den Schutz von der Natur.</li>
        <li><strong>Stadt und Landschaft:</strong> Hier geht es um Wein, Wege zum Wandern und den Markt.</li>
        <li><strong>Aktuelles:</strong> Hier stehen Neuigkeiten.</li>
        <li><strong>Veranstaltungen:</strong> Hier stehen Feste und Termine.</li>
        </ul>
        <h2>So finden Sie eine Seite</h2>
        <ol>
        <li>Ganz oben ist das Menü. Sie klicken auf das Wort Menü.</li>
        <li>Dann sehen Sie eine Liste. Sie klicken auf ein Wort in der Liste.</li>
        <li>Neben manchen Wörtern ist ein Zeichen. Sie klicken auf das Zeichen. Dann sehen Sie noch mehr Wörter.</li>
        </ol>
        <p>Sie können auch suchen. Sie schreiben ein Wort in das Such-Feld. Zum Beispiel: Ausweis. Dann drücken Sie auf
        Suchen.</p>
        <p>Ganz unten auf jeder Seite stehen die Adresse und die Öffnungs-Zeiten.</p>
        <h2>So ist die Internet-Seite für alle gut</h2>
        <p>Alle Menschen sollen die Internet-Seite benutzen können. Auch Menschen mit Behinderungen. Das steht in einem
        Gesetz.</p>
        <p>Fast alles klappt schon gut. Zwei Sachen fehlen noch:</p>
        <ul>
        <li>Es gibt noch keine Videos in Gebärden-Sprache. Mehr steht auf der Seite <a href="/gebaerdensprache">Gebärden-Sprache</a>.</li>
        <li>Diesen Text hat noch keine Prüf-Gruppe gelesen.</li>
        </ul>
        <p>Daran arbeiten wir. Mehr steht hier: <a href="/barrierefreiheit">Erklärung zur Barrierefreiheit</a>. Der Text
        ist in schwerer Sprache.</p>
        <h2>Sie haben ein Problem mit der Internet-Seite?</h2>
        <p>Dann rufen Sie uns an: ${tel('internet')}.</p>
        <p>Oder Sie schreiben uns eine E-Mail: ${mail('internet')}.</p>
        <p>Wir antworten in 2 Wochen. Ist die Antwort nicht gut? Dann hilft die Schlichtungs-Stelle. Schlichten heißt: Ein
        Streit wird gelöst. Das kostet Sie kein Geld.</p>
        <h2>So kommen Sie zum Rathaus</h2>
        <p>Die Adresse ist:</p>
        <p>Stadt Rebenau<br>Marktplatz 1<br>76999 Rebenau</p>
        <p>Das Rathaus hat offen:</p>
        <ul>
        <li>Montag bis Freitag: von 8 Uhr 30 bis 12 Uhr</li>
        <li>Dienstag und Donnerstag auch: von 15 Uhr bis 17 Uhr 30</li>
        </ul>
        <p>Im Hof ist eine Tür ohne Stufen. Dort ist auch ein Aufzug.</p>
        <h2>Mehr Texte in Leichter Sprache</h2>
        <p>Diese Seiten gibt es auch in Leichter Sprache:</p>
        <ul>
        <li><a href="/rathaus?sprache=leicht">Das Rat-Haus</a></li>
        <li><a href="/leben/abfall?sprache=leicht">Müll</a></li>
        <li><a href="/kontakt?sprache=leicht">So erreichen Sie uns</a></li>
        <li><a href="/bedienungshilfe?sprache=leicht">So benutzen Sie die Internet-Seite</a></li>
        </ul>
        <p>Auf diesen Seiten ist oben ein Knopf. Auf dem Knopf steht: Leichte Sprache.</p>
        <p>Sie brauchen Hilfe bei einem anderen Text? Rufen Sie uns an: ${tel('zentrale')}. Wir erklären Ihnen den Text.</p>`,
    }),
  ],
}
