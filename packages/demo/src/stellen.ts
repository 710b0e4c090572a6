import type { EmploymentType, Personenverweis, stelle } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import type * as z from 'zod'
import { type Day, momentOf } from './calendar.ts'
import { html } from './html.ts'
import { mail } from './kontakt.ts'
import { personenverweis } from './organisationseinheiten.ts'

/** A job as written by an editor. */
export type Stellenausschreibung = Omit<z.input<typeof stelle>, 'id' | 'detailURL' | 'kontakt'> & {
  slug: string
  ansprechperson: Personenverweis
}

type Kurz = Omit<
  Stellenausschreibung,
  'employmentType' | 'datePosted' | 'validThrough' | 'bewerbung' | 'ansprechperson'
> & {
  art: EmploymentType[]
  /** Days since the publication, and days until the deadline. */
  seit: number
  noch?: number
}

/** The pay and the deadline of the apprenticeships, also for the news about them. */
export const ausbildung = { entgelt: 1368, tageBisSchluss: 62 } as const

const rathaus = { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' }

const bewerbung = html`
  <p>Schicken Sie Lebenslauf und Zeugnisse als PDF an ${mail('personal')}. Ein Foto und Angaben zu Alter oder Familie brauchen
  wir nicht. Sie hören innerhalb von zwei Wochen von uns. Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt
  eingestellt.</p>`

const angebot = html`
  <ul>
  <li>Bezahlung nach Tarifvertrag (TVöD), Jahressonderzahlung und Betriebsrente</li>
  <li>30 Tage Urlaub, dazu der 24. und der 31. Dezember</li>
  <li>25 € im Monat für das Deutschlandticket, ein Leihrad und freier Eintritt ins Freibad</li>
  </ul>`

const angebotFuerAuszubildende = angebot.replace(
  '(TVöD), Jahressonderzahlung',
  '(TVAöD), Jahressonderzahlung',
)

const angebotFuerFreiwillige = html`
  <ul>
  <li>Taschengeld, Mittagessen und Beiträge zur Sozialversicherung</li>
  <li>30 Tage Urlaub und 25 Seminartage</li>
  <li>freier Eintritt ins Freibad und ein Zeugnis am Ende</li>
  </ul>`

const ausschreibungen: readonly Kurz[] = [
  {
    slug: 'erzieherin-kindergarten-regenbogen',
    titel: 'Erzieher oder Erzieherin im Kindergarten Regenbogen (m/w/d)',
    bereich: 'Kindertagesstätten',
    einheit: 'Kindergarten Regenbogen',
    art: ['FULL_TIME', 'PART_TIME'],
    umfang: '80 bis 100 Prozent',
    beginn: 'sofort oder später',
    befristung: 'unbefristet',
    entgeltgruppe: 'S 8a TVöD',
    entgelt_von: 3452,
    entgelt_bis: 4551,
    arbeitsort: {
      location: 'Kindergarten Regenbogen',
      street: 'Gartenstraße 21',
      zip: '76999',
      city: 'Rebenau',
    },
    einleitung: 'Zum Team gehören 16 Menschen, darunter eine Köchin, und zwölf Hühner.',
    aufgaben: html`
      <ul>
      <li>Sie begleiten 20 Kinder ab drei Jahren, viel davon im Garten.</li>
      <li>Sie führen Gespräche mit Eltern und halten fest, was ein Kind gerade lernt.</li>
      <li>Sie leiten Praktikantinnen und Praktikanten an, wenn Sie das mögen.</li>
      </ul>`,
    profil: html`
      <p>Sie sind staatlich anerkannt oder haben einen Abschluss nach § 7 des Kindertagesbetreuungsgesetzes. Auch ein im Ausland
      erworbener Abschluss zählt; bei der Anerkennung helfen wir.</p>`,
    seit: 6,
    noch: 24,
  },
  {
    slug: 'sachbearbeitung-bauantraege',
    titel: 'Sachbearbeitung Bauanträge (m/w/d)',
    bereich: 'Verwaltung',
    einheit: 'Bauamt',
    art: ['FULL_TIME', 'PART_TIME'],
    umfang: '50 bis 100 Prozent',
    beginn: 'zum nächsten Ersten',
    befristung: 'unbefristet',
    entgeltgruppe: 'EG 9b TVöD',
    entgelt_von: 3714,
    entgelt_bis: 5038,
    arbeitsort: rathaus,
    einleitung: 'Sie prüfen, ob gebaut werden darf, und sagen es so, dass man es versteht.',
    aufgaben: html`
      <ul>
      <li>Anträge annehmen, prüfen und mit dem Landratsamt abstimmen</li>
      <li>Bauwillige beraten, dienstags und donnerstags auch am Nachmittag</li>
      <li>im Rebgarten den zweiten Abschnitt begleiten</li>
      </ul>`,
    profil: html`
      <p>Eine Ausbildung in der Verwaltung oder am Bau. Auch wer neu anfängt, ist willkommen: Ein Jahr lang werden Sie
      eingearbeitet.</p>`,
    seit: 4,
    noch: 26,
  },
  {
    slug: 'fachkraft-baederbetriebe',
    titel: 'Fachkraft für Bäderbetriebe (m/w/d)',
    bereich: 'Freibad',
    einheit: 'Freibad am Altrhein',
    art: ['FULL_TIME'],
    umfang: '100 Prozent',
    beginn: 'zum 1. März',
    befristung: 'unbefristet',
    entgeltgruppe: 'EG 6 TVöD',
    entgelt_von: 3129,
    entgelt_bis: 3852,
    arbeitsort: {
      location: 'Freibad am Altrhein',
      street: 'Am Altrhein 40',
      zip: '76999',
      city: 'Rebenau-Unterweiler',
    },
    einleitung: 'Im Sommer am Beckenrand, im Winter auf dem Bauhof: kein Jahr wie das andere.',
    aufgaben: html`
      <ul>
      <li>Aufsicht über vier Becken und den Sprungturm</li>
      <li>Schwimmkurse für Kinder und Erwachsene</li>
      <li>Pflege der Technik, im Winter Arbeit im Bauhof</li>
      </ul>`,
    profil: html`<p>Ausbildung als Fachangestellte oder Fachangestellter für Bäderbetriebe und Freude an der Arbeit mit Gästen.</p>`,
    seit: 2,
    noch: 45,
  },
  {
    slug: 'leitung-stadtbuecherei-stellvertretung',
    titel: 'Stellvertretende Leitung der Stadtbücherei (m/w/d)',
    bereich: 'Kultur',
    einheit: 'Stadtbücherei',
    art: ['PART_TIME'],
    umfang: '65 Prozent, 25,35 Stunden',
    beginn: 'zum 1. April',
    befristung: 'unbefristet',
    entgeltgruppe: 'EG 9a TVöD',
    entgelt_von: 3569,
    entgelt_bis: 4643,
    arbeitsort: { location: 'Zehntscheuer', street: 'Kirchgasse 2', zip: '76999', city: 'Rebenau' },
    einleitung: 'Sie kaufen Kinderbücher ein und stellen den Vorlesenachmittag auf die Beine.',
    aufgaben: html`
      <ul>
      <li>Auswahl und Pflege der Bücher für Kinder und Jugendliche</li>
      <li>Führungen für Kitas und Schulklassen, Leseclub am Donnerstag</li>
      <li>Vertretung der Leitung</li>
      </ul>`,
    profil: html`<p>Abschluss als Fachangestellte oder Fachangestellter für Medien- und Informationsdienste oder ein Studium.</p>`,
    seit: 9,
    noch: 19,
  },
  {
    slug: 'mitarbeit-bauhof-gruenpflege',
    titel: 'Mitarbeit im Bauhof, Grünpflege (m/w/d)',
    bereich: 'Bauhof',
    einheit: 'Bauhof',
    art: ['FULL_TIME'],
    umfang: '100 Prozent',
    beginn: 'so bald wie möglich',
    befristung: 'unbefristet',
    entgeltgruppe: 'EG 5 TVöD',
    entgelt_von: 3030,
    entgelt_bis: 3710,
    arbeitsort: { location: 'Bauhof', street: 'Rheinweg 18', zip: '76999', city: 'Rebenau' },
    einleitung: 'Die neuen Bäume im Rebgarten brauchen jemanden, der nach ihnen schaut.',
    aufgaben: html`
      <ul>
      <li>Beete, Spielplätze und Straßenbäume pflegen</li>
      <li>im Winter räumen und streuen, im Wechsel auch früh am Morgen</li>
      </ul>`,
    profil: html`<p>Ein Beruf im Garten- oder Landschaftsbau und der Führerschein Klasse B; Klasse C zahlen wir Ihnen.</p>`,
    seit: 12,
    noch: 33,
  },
  {
    slug: 'lehrkraft-violine',
    titel: 'Lehrkraft für Violine und Viola (m/w/d)',
    bereich: 'Schulen und Musik',
    einheit: 'Jugendmusikschule',
    art: ['PART_TIME', 'TEMPORARY'],
    umfang: '12 Unterrichtsstunden',
    beginn: 'zum nächsten Schulhalbjahr',
    befristung: 'ein Jahr, als Elternzeitvertretung',
    entgeltgruppe: 'EG 9b TVöD',
    entgelt_von: 3714,
    entgelt_bis: 5038,
    einleitung: '26 Kinder zwischen sechs und siebzehn warten mit gestimmten Saiten.',
    aufgaben: html`<p>Einzel- und Gruppenunterricht, dazu der Streicherkreis am Montag.</p>`,
    profil: html`<p>Ein abgeschlossenes Musikstudium; Erfahrung mit Kindern, die anfangen, ist uns lieber als eine lange Liste von Konzerten.</p>`,
    seit: 15,
    noch: 16,
  },
  {
    slug: 'ausbildung-verwaltungsfachangestellte',
    titel: 'Ausbildung in der Verwaltung (m/w/d)',
    bereich: 'Ausbildung und Freiwilligendienst',
    art: ['INTERN'],
    umfang: '39 Stunden',
    beginn: 'zum 1. September',
    befristung: 'drei Jahre, Übernahme bei gutem Abschluss',
    entgeltgruppe: 'TVAöD',
    entgelt_von: ausbildung.entgelt,
    entgelt_bis: 1464,
    arbeitsort: rathaus,
    angebot: angebotFuerAuszubildende,
    einleitung: 'Zwei Plätze. Sie lernen jedes Amt kennen, vom Bürgerbüro bis zur Kämmerei.',
    aufgaben: html`
      <p>Berufsschule in Blöcken, jedes halbe Jahr ein anderes Amt, und vom ersten Monat an eine eigene Aufgabe.</p>`,
    profil: html`<p>Mittlere Reife oder ein guter Hauptschulabschluss. Wir entscheiden nicht nach Noten, sondern laden zu einem Probetag ein.</p>`,
    seit: 20,
    noch: ausbildung.tageBisSchluss,
  },
  {
    slug: 'ausbildung-gaertner',
    titel: 'Ausbildung zum Gärtner oder zur Gärtnerin (m/w/d)',
    bereich: 'Ausbildung und Freiwilligendienst',
    einheit: 'Bauhof',
    art: ['INTERN'],
    umfang: '39 Stunden',
    beginn: 'zum 1. September',
    befristung: 'drei Jahre, Übernahme bei gutem Abschluss',
    entgeltgruppe: 'TVAöD',
    entgelt_von: ausbildung.entgelt,
    entgelt_bis: 1464,
    arbeitsort: { location: 'Bauhof', street: 'Rheinweg 18', zip: '76999', city: 'Rebenau' },
    angebot: angebotFuerAuszubildende,
    einleitung: 'Drei Jahre in den Parks und Beeten der Stadt, mit einem eigenen Beet im Stadtpark.',
    aufgaben: html`<p>Pflanzen, schneiden, Maschinen bedienen und warten; im zweiten Jahr planen Sie Ihr Beet selbst.</p>`,
    profil: html`<p>Hauptschulabschluss und Lust auf draußen, auch im November.</p>`,
    seit: 20,
    noch: ausbildung.tageBisSchluss,
  },
  {
    slug: 'freiwilliges-soziales-jahr',
    titel: 'Freiwilliges Soziales Jahr in Kita oder Jahnschule (m/w/d)',
    bereich: 'Ausbildung und Freiwilligendienst',
    art: ['VOLUNTEER'],
    umfang: '39 Stunden',
    beginn: 'zum 1. September',
    befristung: 'zwölf Monate',
    entgeltgruppe: '520 € Taschengeld im Monat, dazu Verpflegung',
    angebot: angebotFuerFreiwillige,
    einleitung: 'Sechs Plätze für alle, die wissen wollen, ob die Arbeit mit Kindern etwas für sie ist.',
    aufgaben: html`<p>Sie helfen beim Frühstück, beim Lesen und beim Spielen und fahren zu 25 Seminartagen mit anderen Freiwilligen.</p>`,
    profil: html`<p>Sie sind zwischen 16 und 26 Jahre alt und neugierig.</p>`,
    seit: 18,
  },
]

/** Returns the open jobs of the town; each deadline is the end of a day. */
export const stellen = (heute: Date): Stellenausschreibung[] =>
  ausschreibungen.map(kurz => ausschreibung(kurz, berlinDay(heute)))

function ausschreibung({ art, seit, noch, ...stelle }: Kurz, heute: Day): Stellenausschreibung {
  return {
    angebot,
    bewerbung,
    ...stelle,
    employmentType: art,
    datePosted: momentOf(plusDays(heute, -seit), '08:00'),
    ...(noch === undefined ? {} : { validThrough: momentOf(plusDays(heute, noch + 1), '00:00') }),
    ansprechperson: personenverweis('Kirsten Falk'),
  }
}
