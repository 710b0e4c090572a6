import { html } from './html.ts'
import { mail, tel } from './kontakt.ts'
import { rathausAnschrift, rathausStunden } from './organisationseinheiten/haeuser.ts'
import { entry } from './seite.ts'

/** Pages with a version in Leichte Sprache: short sentences, one thought each, no difficult words. */

/** The address of the town hall in lines. */
export const rathausAnschriftLeicht = `Stadt Rebenau<br>${rathausAnschrift.street}<br>${rathausAnschrift.zip} ${rathausAnschrift.city}`

const TAGE: Readonly<Record<string, string>> = {
  ARBEITSTAG_MO_FR: 'Montag bis Freitag',
  DIENSTAG: 'Dienstag',
  DONNERSTAG: 'Donnerstag',
}

/** `8 Uhr 30`. */
function uhr(time: string): string {
  const [hours, minutes] = time.split(':').map(Number)
  return `${hours} Uhr${minutes ? ` ${minutes}` : ''}`
}

/** The hours of the town hall from its record, one day per line. */
export const rathausZeitenLeicht = html`
  <ul>
  ${rathausStunden
    .map(
      ({ tagestyp, beginn, ende }) =>
        `<li>${TAGE[tagestyp] ?? tagestyp}:<br>von ${uhr(beginn)} bis ${uhr(ende)}</li>`,
    )
    .join('\n')}
  </ul>`

const geprueft = 'Geprüft von der Lese-Gruppe der Lebenshilfe Rebenau.'

export const rathausLeicht = {
  title: 'Das Rathaus',
  description: 'Was das Rathaus von Rebenau macht und wie Sie hinkommen. In Leichter Sprache.',
  pruefvermerk: geprueft,
  content: [
    entry('text', {
      einleitung: 'Im Rathaus arbeiten viele Menschen für die Stadt. Sie helfen Ihnen.',
      text: html`
        <h2>Das können Sie im Rathaus machen</h2>
        <ul>
        <li>Sie bekommen einen neuen Ausweis.</li>
        <li>Sie sagen: Ich wohne jetzt in Rebenau.</li>
        <li>Sie heiraten.</li>
        <li>Sie haben wenig Geld.<br>Wir sagen Ihnen: Dieses Geld bekommen Sie vom Amt.</li>
        </ul>
        <h2>Wann das Rathaus offen ist</h2>
        ${rathausZeitenLeicht}
        <h2>So kommen Sie hin</h2>
        <p>Das ist die Adresse:</p>
        <p>${rathausAnschriftLeicht}</p>
        <p>Der Bus mit der Nummer 1 hält vor der Tür.<br>Die Halte-Stelle heißt: Marktplatz.</p>
        <p>Sie können keine Treppen steigen?<br>Im Hof ist eine Tür ohne Stufen.<br>Dort ist auch ein Aufzug.</p>
        <h2>Sie können nicht kommen?</h2>
        <p>Dann rufen Sie an:<br>${tel('buergerbuero')}</p>
        <p>Wir kommen auch zu Ihnen nach Hause.<br>Das kostet kein Geld.</p>`,
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
        <p>Batterien dürfen nicht in die Tonne.<br>Batterien können brennen.<br>Bringen Sie Batterien in einen Super-Markt.</p>
        <h2>Wann wird der Müll geholt?</h2>
        <p>Stellen Sie die Tonne am Abend vorher an die Straße.<br>Oder am Morgen vor 6 Uhr.</p>
        <p>Sie wissen den Tag nicht?<br>Dann rufen Sie an: ${tel('abfall')}<br>Wir sagen Ihnen den Tag.</p>
        <h2>Große Sachen</h2>
        <p>Ein altes Sofa passt in keine Tonne.<br>Rufen Sie an.<br>Wir holen das Sofa ab.</p>`,
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
        <li><strong>Anrufen:</strong> ${tel('zentrale')}<br>Ein Mensch geht ans Telefon.</li>
        <li><strong>Schreiben:</strong> ${mail('stadt')}<br>Das ist eine E-Mail-Adresse.</li>
        <li><strong>Kommen:</strong><br>${rathausAnschriftLeicht}</li>
        </ul>
        <p>Sie können auch hier schreiben.<br>Füllen Sie dafür die Felder aus.<br>Dann drücken Sie auf: Absenden.</p>`,
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
        <li>Oben rechts steht das Wort Menü.<br>Drücken Sie auf das Wort.</li>
        <li>Sie sehen eine Liste mit Wörtern.<br>Drücken Sie auf ein Wort.</li>
        <li>Neben manchen Wörtern ist ein Pfeil.<br>Drücken Sie auf den Pfeil.<br>Dann kommen mehr Wörter.</li>
        </ol>
        <h2>Die Suche</h2>
        <p>Oben ist ein Feld.<br>Dort schreiben Sie ein Wort.<br>Zum Beispiel: Ausweis.<br>Dann drücken Sie auf die Lupe.</p>
        <h2>Die Schrift ist zu klein?</h2>
        <p>Halten Sie die Taste Strg fest.<br>Drücken Sie dann die Taste mit dem Plus.<br>Die Schrift wird größer.</p>
        <h2>Es klappt nicht?</h2>
        <p>Rufen Sie an: ${tel('internet')}<br>Wir helfen Ihnen.</p>`,
    }),
  ],
}
