import { bildupload } from '../bild.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { type Anliegen, anliegen, EIGENE, ueberUns } from '../leichte-sprache/anliegen.ts'
import { menueUndSuche } from '../leichte-sprache/bedienung.ts'
import { amtLeicht, eigeneSeite, heisst, liste, rathausAnschriftLeicht } from '../leichte-sprache/teile.ts'
import { entry, type Seite } from '../seite.ts'

const { ausweis, wohnung, termin, muell, notfall, wenigGeld, behinderung } = anliegen
const { kita, standesamt, schaden, hund, verloren } = anliegen

/** A row of the overview: the title of the page and one question that leads to it. */
const zeile = ({ link, fassung }: Anliegen, text: string) => ({ titel: fassung.title, text, link })

const alle: readonly Anliegen[] = [...Object.values(anliegen), ...Object.values(ueberUns)]

/** The versions that a group has checked, by their notes. */
const gelesen = alle.filter(({ fassung }) => fassung.pruefvermerk)

/**
 * The texts are short sentences, each on its own line with one thought. The most needed topics come first,
 * with a picture.
 */
const uebersicht: Seite = {
  pfad: '/leichte-sprache',
  pageLayout: 'default',
  title: 'Leichte Sprache',
  sprache: 'leicht',
  description: 'Die Internet-Seite der Stadt Rebenau in Leichter Sprache.',
  content: [
    entry('text', {
      titel: 'Das brauchen viele Menschen',
      einleitung: 'Was brauchen Sie? Drücken Sie auf die Wörter mit dem Strich.',
    }),
    entry('kurzinfo-icons', {
      titel1: 'Ausweis',
      text1: 'Sie brauchen einen neuen Ausweis? Ihr Ausweis ist weg?',
      link1: ausweis.link,
      linktext1: ausweis.fassung.title,
      icon1: 'ausweis.svg',
      titel2: 'Wohnung',
      text2: 'Sie sind umgezogen?',
      link2: wohnung.link,
      linktext2: wohnung.fassung.title,
      icon2: 'bauen.svg',
      titel3: 'Termin',
      text3: 'Sie wollen ins Rathaus kommen?',
      link3: termin.link,
      linktext3: termin.fassung.title,
      icon3: 'termin.svg',
      titel4: 'Müll',
      text4: 'Welche Tonne kommt wann dran?',
      link4: muell.link,
      linktext4: muell.fassung.title,
      icon4: 'abfall.svg',
    }),
    entry('linkliste', {
      titel: 'Geld und Hilfe',
      eintraege: [
        zeile(notfall, 'Es brennt? Jemand ist verletzt? Die Sirene ist laut?'),
        zeile(wenigGeld, 'Ist die Miete zu teuer? Ist die Rente zu klein?'),
        zeile(behinderung, 'Sie brauchen den Schwer-Behinderten-Ausweis? Oder einen Park-Ausweis?'),
      ],
    }),
    entry('linkliste', {
      titel: 'Familie',
      eintraege: [
        zeile(kita, 'Sie suchen eine Kita für Ihr Kind?'),
        zeile(standesamt, 'Sie wollen heiraten? Sie haben ein Kind bekommen? Jemand ist gestorben?'),
      ],
    }),
    entry('linkliste', {
      titel: 'In der Stadt',
      eintraege: [
        zeile(schaden, 'Eine Lampe ist aus? In der Straße ist ein Loch?'),
        zeile(hund, 'Sie haben einen Hund?'),
        zeile(verloren, 'Ihr Schlüssel ist weg? Sie haben etwas gefunden?'),
      ],
    }),
    entry('linkliste', {
      titel: 'Das Rathaus und diese Internet-Seite',
      eintraege: [
        zeile(ueberUns.rathaus, 'Was macht das Rathaus? Wie kommen Sie hin?'),
        zeile(ueberUns.kontakt, 'Sie wollen mit uns sprechen? Oder uns schreiben?'),
        zeile(ueberUns.bedienung, 'Wie finden Sie etwas? Die Schrift ist zu klein?'),
      ],
    }),
    entry('bild-text', {
      titel: 'So kommen Sie zum Rathaus',
      bildupload: bildupload('marktplatz-morgen'),
      text: html`
        <p>Das ist unsere Adresse:</p>
        <p>${rathausAnschriftLeicht}</p>
        <p>Sie können keine Treppen steigen?<br>Im Hof ist eine Tür ohne Stufen.<br>Dort ist auch ein Aufzug.</p>`,
    }),
    ...amtLeicht('rathaus', 'Rathaus'),
    entry('text', {
      titel: 'So rufen Sie an',
      text: html`
        <p>Das ist die Telefon-Nummer:<br>${tel('zentrale')}</p>
        <p>Ein Mensch geht ans Telefon.<br>Wir helfen Ihnen auch bei schweren Texten.<br>Wir erklären Ihnen den Text.</p>`,
    }),
    entry('text', { titel: 'So finden Sie eine Seite', text: menueUndSuche.replaceAll('h2>', 'h3>') }),
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
      titel: 'Eine Internet-Seite für alle',
      text: html`
        <p>Alle Menschen sollen unsere Seiten lesen können.<br>Auch Menschen mit Behinderung.<br>Das steht in einem
        Gesetz.</p>
        <p>Vieles klappt schon gut.<br>Aber 2 Sachen fehlen noch:</p>
        <ul>
        <li>Es gibt noch keine Videos in Gebärden-Sprache.<br>Mehr dazu lesen Sie hier: <a href="/gebaerdensprache">Gebärden-Sprache</a>.</li>
        <li>Viele Texte in Leichter Sprache hat noch keine Prüf-Gruppe gelesen.</li>
        </ul>
        ${heisst('Prüf-Gruppe', 'Menschen mit Lern-Schwierigkeiten lesen den Text.', 'Sie sagen: Das verstehe ich. Oder: Das ist zu schwer.')}
        <p>${gelesen.length === 1 ? 'Diesen Text' : 'Diese Texte'} hat eine Prüf-Gruppe gelesen:</p>
        ${liste(...gelesen.map(({ link, fassung }) => `<a href="${link}">${fassung.title}</a>`))}
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

/** The overview, and the needs without a page in everyday German. */
export const leichteSprache: readonly Seite[] = [
  uebersicht,
  ...alle
    .filter(({ link }) => link.startsWith(EIGENE))
    .map(({ link, fassung }) => eigeneSeite(link, fassung)),
]
