import type { Bauplatz, baugebiet, Umriss } from '@rathausplatz/contract'
import type * as z from 'zod'
import { bildupload } from './bild.ts'
import { html } from './html.ts'

/** A building area as written by an editor. */
export type Gebiet = Omit<z.input<typeof baugebiet>, 'id' | 'detailURL'> & {
  slug: string
  sortierung: number
}

/** The corners of a rectangle on the plan, in metres. */
const rechteck = (x: number, y: number, breite: number, tiefe: number): Umriss => [
  [x, y],
  [x + breite, y],
  [x + breite, y + tiefe],
  [x, y + tiefe],
]

type Reihe = {
  art: string
  /** The number of the first plot; the others follow. */
  ab: number
  x: number
  y: number
  /** The width of each plot along the street, in metres. */
  breiten: readonly number[]
  tiefe: number
  /** In euros per square metre. */
  preis?: number
  /** The state of each plot: f frei, i in Vergabe, r reserviert, v verkauft. */
  status: string
  hinweise?: Readonly<Record<number, string>>
}

const STATUS: Readonly<Record<string, Bauplatz['status']>> = {
  f: 'frei',
  i: 'in-vergabe',
  r: 'reserviert',
  v: 'verkauft',
}

/** Plots in a row along a street. */
function reihe({ art, ab, x, y, breiten, tiefe, preis, status, hinweise = {} }: Reihe): Bauplatz[] {
  let left = x
  return breiten.map((breite, index) => {
    const umriss = rechteck(left, y, breite, tiefe)
    left += breite
    const flaeche = Math.round(breite * tiefe)
    return {
      nummer: String(ab + index),
      art,
      flaeche,
      ...(preis === undefined ? {} : { preis: flaeche * preis }),
      status: STATUS[status[index] ?? ''] ?? 'frei',
      hinweis: hinweise[ab + index] ?? '',
      umriss,
    }
  })
}

const gleich = (anzahl: number, breite: number) => Array.from({ length: anzahl }, () => breite)

export const baugebiete: readonly Gebiet[] = [
  {
    slug: 'rebgarten',
    sortierung: 1,
    name: 'Rebgarten',
    lage: 'Ostrand der Kernstadt',
    einleitung:
      'Zwischen Gartenstraße und Reben entsteht in drei Abschnitten ein neues Viertel. Die Plätze des zweiten Abschnitts werden gerade vergeben.',
    ...bildupload('neubaugebiet-rebgarten'),
    text: html`
      <p>Der Rebgarten liegt zehn Gehminuten vom Marktplatz. Autos fahren Schrittgeschwindigkeit, in der Mitte bleibt ein Anger mit
      Spielplatz und 31 neuen Bäumen. Geheizt wird mit Nahwärme aus Holz und Sonne; Öl- und Gasheizungen sind ausgeschlossen.
      Regenwasser versickert in Mulden.</p>
      <p>Der Plan zeigt den zweiten Abschnitt und die Reihe am Burgunderweg aus dem ersten.</p>`,
    konditionen: html`
      <h3>Preise</h3>
      <p>Im zweiten Abschnitt kostet der Quadratmeter 365 € für Reihenhäuser, 385 € für Doppelhaushälften und 420 € für Einfamilienhäuser. Straße, Kanal
      und Wasseranschluss sind enthalten. Für jedes Kind im Haushalt zieht die Stadt 3.000 € ab.</p>
      <h3>Wer sich bewerben kann</h3>
      <p>Alle Erwachsenen, die selbst einziehen wollen und in Rebenau kein bebaubares Grundstück besitzen. Der Platz muss innerhalb
      von drei Jahren bebaut und zehn Jahre selbst bewohnt werden.</p>
      <h3>So werden die Punkte gezählt</h3>
      <ul>
      <li>je Kind unter 18 Jahren: 10 Punkte, höchstens 30</li>
      <li>Hauptwohnsitz oder Arbeitsplatz in Rebenau: 2 Punkte je volles Jahr, höchstens 10</li>
      <li>Ehrenamt in Feuerwehr, Verein oder Kirche: 5 Punkte</li>
      <li>Pflegebedürftige oder behinderte Person im Haushalt: 10 Punkte</li>
      </ul>
      <p>Bei gleicher Punktzahl entscheidet das Los in öffentlicher Sitzung des <a href="/rathaus/gemeinderat">Gemeinderats</a>.
      Freie Plätze aus dem ersten Abschnitt bekommt, wer sich zuerst meldet.</p>`,
    zeitplan: [
      {
        wann: 'Jetzt',
        was: 'Sie holen den Bewerbungsbogen im Bauamt oder lassen ihn sich schicken, nennen bis zu fünf Wunschplätze und legen eine Bestätigung Ihrer Bank bei.',
      },
      { wann: 'Bis Ende Januar', was: 'Sie geben den Bogen ab.' },
      { wann: 'Etwa acht Wochen später', was: 'Der Gemeinderat entscheidet.' },
      {
        wann: 'Jeden ersten Samstag im Monat, außer im Januar, im August und an Feiertagen',
        was: 'Ida Sommer zeigt das Gebiet um 10:00 Uhr. Treffpunkt ist der Container am Ende der Gartenstraße.',
      },
    ],
    kontaktstelle: 'bauamt',
    bauplaetze: [
      ...reihe({
        art: 'Reihenhaus',
        ab: 1,
        x: 0,
        y: 6,
        breiten: [10, ...gleich(6, 8), 10],
        tiefe: 24,
        preis: 365,
        status: 'iiiiiiii',
      }),
      ...reihe({
        art: 'Einfamilienhaus',
        ab: 9,
        x: 94,
        y: 6,
        breiten: [18, 18, 19, 21],
        tiefe: 24,
        preis: 420,
        status: 'iiir',
        hinweise: { 12: 'Barrierefrei geplant' },
      }),
      ...reihe({
        art: 'Doppelhaushälfte',
        ab: 13,
        x: 0,
        y: 37,
        breiten: gleich(10, 13),
        tiefe: 24,
        preis: 385,
        status: 'iiiiiiiirr',
        hinweise: { 21: 'Barrierefrei geplant', 22: 'Barrierefrei geplant' },
      }),
      ...reihe({
        art: 'Doppelhaushälfte',
        ab: 23,
        x: 0,
        y: 68,
        breiten: gleich(12, 14),
        tiefe: 22,
        preis: 375,
        status: 'vvvfvvvvfvvv',
        hinweise: { 26: 'Zurückgegeben', 31: 'Zurückgegeben' },
      }),
    ],
    planflaechen: [
      { art: 'gruen', name: 'Reben', umriss: rechteck(0, 0, 170, 5) },
      { art: 'gruen', name: 'Anger', umriss: rechteck(70, 7, 22, 23) },
      { art: 'gruen', name: 'Spielplatz', umriss: rechteck(132, 38, 38, 23) },
      { art: 'strasse', name: 'Rieslingweg', umriss: rechteck(0, 31, 170, 5) },
      { art: 'strasse', name: 'Burgunderweg', umriss: rechteck(0, 62, 170, 5) },
    ],
  },
  {
    slug: 'hohberg-sued',
    sortierung: 2,
    name: 'Hohberg Süd',
    lage: 'Unterweiler, am Hang über dem Altrhein',
    einleitung:
      'Zwölf Plätze für einzelne Häuser, mit Blick über die Rheinaue. Fünf sind noch frei und werden laufend vergeben.',
    ...bildupload('weinberge-fruehling'),
    preis_qm: 330,
    text: html`
      <p>Das Gebiet ist seit zwei Jahren erschlossen, die ersten vier Häuser sind bewohnt. Zur Haltestelle sind es drei Minuten, zum
      Kindergarten sieben. Am oberen Rand bleibt die alte Trockenmauer stehen; dort brüten Mauersegler.</p>`,
    konditionen: html`
      <ul>
      <li>zwei Stockwerke, Dach nach Süden mit Solarmodulen</li>
      <li>kein Keller: der Fels beginnt nach einem Meter</li>
      <li>Baubeginn innerhalb von zwei Jahren</li>
      </ul>`,
    zeitplan: [
      {
        wann: 'Laufend',
        was: 'Sie rufen an, schauen sich den Platz an und lassen ihn sechs Wochen reservieren.',
      },
      {
        wann: 'Danach',
        was: 'Der Ausschuss entscheidet in seiner nächsten Sitzung, dann geht es zum Notar.',
      },
    ],
    kontaktstelle: 'bauamt',
    bauplaetze: [
      ...reihe({
        art: 'Einfamilienhaus',
        ab: 1,
        x: 0,
        y: 6,
        breiten: [20, 19, 19, 19, 20, 22],
        tiefe: 26,
        status: 'vvfrff',
        hinweise: { 4: 'Reserviert bis zur nächsten Sitzung' },
      }),
      ...reihe({
        art: 'Einfamilienhaus',
        ab: 7,
        x: 0,
        y: 39,
        breiten: [20, 19, 19, 19, 20, 22],
        tiefe: 25,
        status: 'vvvffv',
      }),
    ],
    planflaechen: [
      { art: 'gruen', name: 'Trockenmauer und Reben', umriss: rechteck(0, 0, 119, 5) },
      { art: 'strasse', name: 'Am Hohberg', umriss: rechteck(0, 33, 119, 5) },
    ],
  },
  {
    slug: 'am-lindenbach',
    sortierung: 3,
    name: 'Am Lindenbach',
    lage: 'Lindenhof, hinter dem Kelterhaus, am Oberlauf des Lindenbachs',
    einleitung:
      'Neun Plätze um einen kleinen Hof. Alle sind vergeben, zwei Familien stehen auf der Warteliste.',
    preis_qm: 290,
    text: html`
      <p>Der Bach wurde geöffnet und läuft nun mitten durch das Gebiet. Die Häuser teilen sich eine Werkstatt und einen Stall für
      sechs Lastenräder.</p>`,
    zeitplan: [{ wann: 'Warteliste', was: 'Das Bauamt meldet sich, wenn ein Platz zurückgegeben wird.' }],
    kontaktstelle: 'bauamt',
    bauplaetze: [
      ...reihe({
        art: 'Einfamilienhaus',
        ab: 1,
        x: 0,
        y: 0,
        breiten: [21, 20, 20, 21],
        tiefe: 24,
        status: 'vvvv',
      }),
      ...reihe({
        art: 'Doppelhaushälfte',
        ab: 5,
        x: 0,
        y: 36,
        breiten: [17, 16, 16, 16, 17],
        tiefe: 22,
        status: 'vrvvr',
      }),
    ],
    planflaechen: [
      { art: 'strasse', name: 'Hof', umriss: rechteck(0, 25, 82, 5) },
      { art: 'gruen', name: 'Lindenbach', umriss: rechteck(0, 31, 82, 4) },
    ],
  },
]
