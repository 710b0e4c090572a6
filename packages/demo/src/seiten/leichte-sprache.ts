import { bildupload } from '../bild.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { rathausAnschriftLeicht, rathausZeitenLeicht } from '../leichte-sprache.ts'
import { entry, type Seite } from '../seite.ts'

/**
 * The texts are short sentences, each on its own line with one thought. The most needed topics come first,
 * with a picture.
 */
export const leichteSprache: Seite = {
  pfad: '/leichte-sprache',
  pageLayout: 'default',
  title: 'Leichte Sprache',
  sprache: 'leicht',
  description: 'Die Internet-Seite der Stadt Rebenau in Leichter Sprache.',
  content: [
    entry('text', {
      titel: 'Das ist wichtig',
      einleitung: 'Diese 4 Texte lesen viele Menschen.',
    }),
    entry('kurzinfo-icons', {
      titel1: 'Rathaus',
      text1: 'Sie brauchen einen Ausweis? Sie haben eine neue Wohnung?',
      link1: '/rathaus?sprache=leicht',
      linktext1: 'Das Rathaus',
      icon1: 'ausweis.svg',
      titel2: 'Müll',
      text2: 'Welcher Müll kommt in welche Tonne?',
      link2: '/leben/abfall?sprache=leicht',
      linktext2: 'Müll',
      icon2: 'abfall.svg',
      titel3: 'Fragen',
      text3: 'Sie wollen mit uns sprechen? Oder uns schreiben?',
      link3: '/kontakt?sprache=leicht',
      linktext3: 'So erreichen Sie uns',
      icon3: 'kontakt.svg',
      titel4: 'Hilfe',
      text4: 'Wie finden Sie etwas auf dieser Internet-Seite?',
      link4: '/bedienungshilfe?sprache=leicht',
      linktext4: 'So benutzen Sie die Internet-Seite',
      icon4: 'termin.svg',
    }),
    entry('bild-text', {
      titel: 'So kommen Sie zum Rathaus',
      bildupload: bildupload('marktplatz-morgen'),
      text: html`
        <p>Das ist unsere Adresse:</p>
        <p>${rathausAnschriftLeicht}</p>
        <p>Dann hat das Rathaus offen:</p>
        ${rathausZeitenLeicht}
        <p>Sie können keine Treppen steigen?<br>Im Hof ist eine Tür ohne Stufen.<br>Dort ist auch ein Aufzug.</p>`,
    }),
    entry('text', {
      titel: 'So rufen Sie an',
      text: html`
        <p>Das ist die Telefon-Nummer:<br>${tel('zentrale')}</p>
        <p>Ein Mensch geht ans Telefon.<br>Wir helfen Ihnen auch bei schweren Texten.<br>Wir erklären Ihnen den Text.</p>`,
    }),
    entry('text', {
      titel: 'Das finden Sie noch',
      text: html`
        <ul>
        <li><a href="/leben">Leben in Rebenau</a><br>Hier geht es um Kinder und Schulen.</li>
        <li><a href="/bauen">Bauen und Klima</a><br>Hier geht es um neue Häuser.</li>
        <li><a href="/stadt">Stadt und Landschaft</a><br>Hier geht es um Wein und um Wege.</li>
        <li><a href="/aktuelles">Aktuelles</a><br>Hier lesen Sie: Das ist neu in Rebenau.</li>
        <li><a href="/veranstaltungen">Veranstaltungen</a><br>Hier lesen Sie: Wann ist ein Fest?</li>
        </ul>
        <p>Achtung: Diese Seiten sind in schwerer Sprache.</p>`,
    }),
    entry('text', {
      titel: 'So finden Sie eine Seite',
      text: html`
        <ol>
        <li>Oben steht das Wort Menü.<br>Drücken Sie auf das Wort Menü.</li>
        <li>Dann sehen Sie eine Liste.<br>Drücken Sie auf ein Wort in der Liste.</li>
        <li>Neben manchen Wörtern ist ein Pfeil.<br>Drücken Sie auf den Pfeil.<br>Dann kommen mehr Wörter.</li>
        </ol>
        <p>Sie können auch suchen:</p>
        <ol>
        <li>Oben ist ein Such-Feld.</li>
        <li>Schreiben Sie ein Wort in das Such-Feld.<br>Zum Beispiel: Ausweis.</li>
        <li>Drücken Sie auf die Lupe.</li>
        </ol>`,
    }),
    entry('text', {
      titel: 'Eine Internet-Seite für alle',
      text: html`
        <p>Alle Menschen sollen unsere Seiten lesen können.<br>Auch Menschen mit Behinderung.<br>Das steht in einem
        Gesetz.</p>
        <p>Vieles klappt schon gut.<br>Aber 2 Sachen fehlen noch:</p>
        <ul>
        <li>Es gibt noch keine Videos in Gebärden-Sprache.<br>Mehr dazu lesen Sie hier: <a href="/gebaerdensprache">Gebärden-Sprache</a>.</li>
        <li>Eine Prüf-Gruppe hat diesen Text noch nicht gelesen.</li>
        </ul>
        <p>Das Gesetz verlangt einen langen Text.<br>Er heißt: <a href="/barrierefreiheit">Erklärung zur Barrierefreiheit</a>.<br>Der
        Text ist in schwerer Sprache.</p>`,
    }),
    entry('text', {
      titel: 'Sie haben ein Problem auf unseren Seiten?',
      text: html`
        <p>Dann rufen Sie uns an:<br>${tel('internet')}</p>
        <p>Oder Sie schreiben uns eine E-Mail:<br>${mail('internet')}</p>
        <p>Wir antworten in 2 Wochen.</p>
        <p>Unsere Antwort ist nicht gut?<br>Dann hilft Ihnen die Schlichtungs-Stelle.<br>Sie hilft bei einem Streit.<br>Das kostet kein
        Geld.</p>`,
    }),
  ],
}
