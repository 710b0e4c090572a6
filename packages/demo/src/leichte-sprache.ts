import { html } from './html.ts'
import { mail, tel } from './kontakt.ts'
import { entry } from './seite.ts'

/** Pages of the town that can be read in Leichte Sprache too. Short sentences, one thought each, no difficult words. */

const geprueft = 'Geprüft von der Lese-Gruppe der Lebenshilfe Rebenau.'

export const rathausLeicht = {
  title: 'Das Rat-Haus',
  description: 'Was das Rat-Haus von Rebenau macht und wie Sie hinkommen. In Leichter Sprache.',
  pruefvermerk: geprueft,
  content: [
    entry('text', {
      einleitung: 'Im Rat-Haus arbeiten viele Menschen für die Stadt. Sie helfen Ihnen.',
      text: html`
        <h2>Das können Sie im Rat-Haus machen</h2>
        <ul>
        <li>Sie bekommen einen neuen Ausweis.</li>
        <li>Sie sagen: Ich wohne jetzt in Rebenau.</li>
        <li>Sie heiraten.</li>
        <li>Sie fragen nach Geld. Zum Beispiel: Die Miete ist zu teuer.</li>
        </ul>
        <h2>Wann das Rat-Haus offen ist</h2>
        <ul>
        <li>Montag bis Freitag: von 8 Uhr 30 bis 12 Uhr</li>
        <li>Dienstag und Donnerstag auch: von 15 Uhr bis 17 Uhr 30</li>
        </ul>
        <h2>So kommen Sie hin</h2>
        <p>Die Adresse ist: Marktplatz 1 in Rebenau.</p>
        <p>Der Bus hält vor der Tür. Es ist der Bus mit der Nummer 1. Die Halte-Stelle heißt: Marktplatz.</p>
        <p>Sie können nicht gut Treppen steigen? Im Hof ist eine Tür ohne Stufen. Dort ist auch ein Aufzug.</p>
        <h2>Sie können nicht kommen?</h2>
        <p>Dann rufen Sie an: ${tel('buergerbuero')}. Wir kommen auch zu Ihnen nach Hause. Das kostet kein Geld.</p>`,
    }),
  ],
}

export const abfallLeicht = {
  title: 'Müll',
  description: 'Welcher Müll in welche Tonne kommt. In Leichter Sprache.',
  pruefvermerk: geprueft,
  content: [
    entry('text', {
      einleitung: 'Müll ist nicht gleich Müll. Für jeden Müll gibt es eine Tonne.',
      text: html`
        <h2>Welcher Müll kommt wohin?</h2>
        <ul>
        <li><strong>Braune Tonne:</strong> Reste vom Essen, Blumen, Gras.</li>
        <li><strong>Blaue Tonne:</strong> Papier, Zeitungen, Kartons.</li>
        <li><strong>Gelbe Tonne:</strong> Verpackungen aus Plastik und Dosen.</li>
        <li><strong>Graue Tonne:</strong> Alles, was übrig bleibt.</li>
        </ul>
        <p>Glas kommt in den Glas-Behälter an der Straße.</p>
        <p>Batterien dürfen nicht in die Tonne. Sie können brennen. Bringen Sie Batterien in einen Super-Markt.</p>
        <h2>Wann wird der Müll geholt?</h2>
        <p>Stellen Sie die Tonne am Abend vorher an die Straße. Oder am Morgen bis 6 Uhr.</p>
        <p>Sie wissen den Tag nicht? Rufen Sie an: ${tel('abfall')}. Wir sagen Ihnen den Tag.</p>
        <h2>Große Sachen</h2>
        <p>Ein altes Sofa oder ein kaputter Schrank passt in keine Tonne. Rufen Sie an. Wir holen die Sachen ab.</p>`,
    }),
  ],
}

export const kontaktLeicht = {
  title: 'So erreichen Sie uns',
  description: 'Telefon, E-Mail und Adresse der Stadt Rebenau. In Leichter Sprache.',
  pruefvermerk: geprueft,
  content: [
    entry('text', {
      einleitung: 'Sie haben eine Frage? Wir helfen Ihnen gern.',
      text: html`
        <ul>
        <li><strong>Anrufen:</strong> ${tel('zentrale')}. Ein Mensch geht ans Telefon.</li>
        <li><strong>Schreiben:</strong> ${mail('stadt')}. Das ist eine E-Mail-Adresse.</li>
        <li><strong>Kommen:</strong> Marktplatz 1 in Rebenau.</li>
        </ul>
        <p>Sie können auch hier schreiben. Füllen Sie dafür die Felder aus. Dann drücken Sie auf: Nachricht senden.</p>`,
    }),
  ],
}

export const bedienungLeicht = {
  title: 'So benutzen Sie die Internet-Seite',
  description: 'Hilfe zum Menü, zur Suche und zur Schrift. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Hier lesen Sie: So finden Sie etwas auf dieser Internet-Seite.',
      text: html`
        <h2>Das Menü</h2>
        <ol>
        <li>Oben rechts steht das Wort Menü. Drücken Sie darauf.</li>
        <li>Sie sehen eine Liste mit Wörtern. Drücken Sie auf ein Wort.</li>
        <li>Neben manchen Wörtern ist ein Pfeil. Drücken Sie auf den Pfeil. Dann kommen mehr Wörter.</li>
        </ol>
        <h2>Die Suche</h2>
        <p>Oben ist ein Feld. Dort schreiben Sie ein Wort. Zum Beispiel: Ausweis. Dann drücken Sie auf die Lupe.</p>
        <h2>Die Schrift ist zu klein?</h2>
        <p>Halten Sie die Taste Strg fest. Drücken Sie dann die Taste mit dem Plus. Die Schrift wird größer.</p>
        <h2>Es klappt nicht?</h2>
        <p>Rufen Sie an: ${tel('internet')}. Wir helfen Ihnen.</p>`,
    }),
  ],
}
