import type { Abfallfraktion, Abfallregel } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { dateOf, holidays, nthWeekday, weekdayFrom } from './calendar.ts'

/** The data of the waste calendar that the demo writes into a CMS. */
export type Abfallstadt = {
  readonly arten: readonly { readonly fraktion: Abfallfraktion; readonly rhythmus: string }[]
  readonly orte: readonly {
    /** The name by which tours refer to the street. */
    readonly name: string
    readonly ort: string
    readonly strasse: string
    readonly hausnummern?: string
  }[]
  readonly touren: readonly {
    readonly name: string
    readonly fraktion: Abfallfraktion
    readonly regel: Abfallregel
    readonly hinweis?: string
    /** „4-wöchentlich“; none for the usual bin. */
    readonly variante?: string
    readonly orte: readonly string[]
    /** Single collections outside the rule. */
    readonly einzeln?: readonly { datum: string; zeit_von?: string; zeit_bis?: string; platz?: string }[]
    /** Collections moved by hand; `tag` is the day of the rule. */
    readonly verschoben?: readonly { tag: string; datum: string; grund: string }[]
  }[]
  readonly von: string
  readonly bis: string
}

const strassen: Readonly<Record<string, readonly string[]>> = {
  Kernstadt: [
    'Am Lindenbach',
    'Am Ostrand',
    'Am Steinberg',
    'Burgunderweg',
    'Friedhofweg',
    'Gartenstraße',
    'Hallenweg',
    'Hohbergweg',
    'Kellereistraße',
    'Kelterstraße',
    'Kirchgasse',
    'Lindenweg',
    'Marktplatz',
    'Parkweg',
    'Rheinstraße',
    'Rheinweg',
    'Rieslingweg',
    'Schulstraße',
    'Spitalgasse',
    'Steinbergstraße',
    'Torgasse',
  ],
  Unterweiler: ['Am Altrhein', 'Dorfstraße', 'Fährgasse', 'Kirchstraße', 'Turnplatz'],
  Lindenhof: ['Hohlweg', 'Kirchplatz', 'Kirchstraße', 'Waldstraße'],
}

/** A long street: two tours collect its paper. */
const BAHNHOF = [
  { name: 'Bahnhofstraße vorn', ort: 'Kernstadt', strasse: 'Bahnhofstraße', hausnummern: '1-24' },
  { name: 'Bahnhofstraße hinten', ort: 'Kernstadt', strasse: 'Bahnhofstraße', hausnummern: '25 bis Ende' },
]

const DI = 1
const MI = 2
const DO = 3
const FR = 4
const SA = 'sa'

/** Mondays from which the weeks are counted: an even and an odd week. */
const GERADE = '2024-01-08'
const UNGERADE = '2024-01-01'

const wochen = (wochentag: number, alle_wochen: number, ab: string, more: object = {}): Abfallregel => ({
  art: 'wochen',
  wochentag,
  alle_wochen,
  ab,
  saisons: [],
  verschiebung: 'nachholen',
  // As in the leaflet: before Christmas, collections are earlier.
  vor_festen: true,
  ...more,
})
const einzeln: Abfallregel = { art: 'einzeln' }

/** Returns the streets and collections of Rebenau for this year and the next. */
export function demoAbfall(heute: Date): Abfallstadt {
  const today = berlinDay(heute)
  const year = Number(today.slice(0, 4))
  const years = [year, year + 1]
  const orte = [
    ...Object.entries(strassen).flatMap(([ort, names]) =>
      names.map(strasse => ({ name: `${strasse}, ${ort}`, ort, strasse })),
    ),
    ...BAHNHOF,
  ]
  const of = (...ortsteile: string[]) =>
    orte.filter(({ ort }) => ortsteile.includes(ort)).map(({ name }) => name)
  const kern = of('Kernstadt')
  const doerfer = of('Unterweiler', 'Lindenhof')
  const alle = orte.map(({ name }) => name)
  const sommer = { saisons: [{ von: '06-01', bis: '09-30', alle_wochen: 1 }] }
  // The streets of the town centre, without the end of Bahnhofstraße, which is nearer to Unterweiler.
  const papierMitte = kern.filter(name => name !== 'Bahnhofstraße hinten')
  const verschoben = nextPaper(today)

  return {
    von: `${year}-01-01`,
    bis: `${year + 1}-12-31`,
    arten: [
      { fraktion: 'restmuell', rhythmus: 'alle zwei Wochen' },
      { fraktion: 'biomuell', rhythmus: 'alle zwei Wochen, von Juni bis September jede Woche' },
      { fraktion: 'papier', rhythmus: 'alle vier Wochen' },
      { fraktion: 'gelb', rhythmus: 'alle zwei Wochen' },
      { fraktion: 'gruengut', rhythmus: 'zweimal im Jahr, gebündelt am Straßenrand' },
      { fraktion: 'schadstoff', rhythmus: 'zweimal im Jahr auf dem Festplatz' },
      { fraktion: 'christbaum', rhythmus: 'an einem Samstag im Januar' },
      { fraktion: 'hinweis', rhythmus: '' },
    ],
    orte,
    touren: [
      { name: 'Restmüll Kernstadt', fraktion: 'restmuell', regel: wochen(DI, 2, GERADE), orte: kern },
      {
        name: 'Restmüll Unterweiler und Lindenhof',
        fraktion: 'restmuell',
        regel: wochen(MI, 2, GERADE),
        orte: doerfer,
      },
      {
        name: 'Restmüll Lindenhof',
        fraktion: 'restmuell',
        variante: '4-wöchentlich',
        regel: wochen(MI, 4, GERADE),
        orte: of('Lindenhof'),
      },
      { name: 'Bio Kernstadt', fraktion: 'biomuell', regel: wochen(DI, 2, UNGERADE, sommer), orte: kern },
      {
        name: 'Bio Unterweiler und Lindenhof',
        fraktion: 'biomuell',
        regel: wochen(MI, 2, UNGERADE, sommer),
        orte: doerfer,
      },
      {
        name: 'Papier Kernstadt',
        fraktion: 'papier',
        regel: wochen(FR, 4, PAPIER_KERNSTADT),
        orte: papierMitte,
        verschoben: [verschoben],
      },
      {
        name: 'Papier Unterweiler und hintere Bahnhofstraße',
        fraktion: 'papier',
        regel: wochen(FR, 4, PAPIER_UNTERWEILER),
        orte: [...of('Unterweiler'), 'Bahnhofstraße hinten'],
      },
      {
        name: 'Papier Lindenhof',
        fraktion: 'papier',
        regel: wochen(DO, 4, PAPIER_LINDENHOF),
        orte: of('Lindenhof'),
      },
      { name: 'Gelbe Tonne', fraktion: 'gelb', regel: wochen(DO, 2, UNGERADE), orte: alle },
      {
        name: 'Grüngut Straßensammlung',
        fraktion: 'gruengut',
        regel: einzeln,
        hinweis: 'Bündel bis 1,50 m, mit Schnur aus Naturfaser',
        orte: alle,
        einzeln: years.flatMap(one => [
          { datum: nthWeekday(one, 3, SA, 3) },
          { datum: nthWeekday(one, 11, SA, 2) },
        ]),
      },
      {
        name: 'Schadstoffmobil',
        fraktion: 'schadstoff',
        regel: einzeln,
        hinweis: 'Kleine Mengen aus dem Haushalt, bis 20 Liter',
        orte: alle,
        einzeln: years.flatMap(one =>
          [nthWeekday(one, 4, SA, 3), nthWeekday(one, 10, SA, 2)].map(datum => ({
            datum,
            zeit_von: '09:00',
            zeit_bis: '12:00',
            platz: 'Festplatz',
          })),
        ),
      },
      {
        name: 'Christbäume',
        fraktion: 'christbaum',
        regel: einzeln,
        hinweis:
          'Ohne Schmuck, bis 08:00 Uhr an die Straße. Die Jugendfeuerwehr sammelt und freut sich über 2 €.',
        orte: alle,
        einzeln: years.map(one => ({ datum: nthWeekday(one, 1, SA, 2) })),
      },
      {
        name: 'Wertstoffhof geschlossen',
        fraktion: 'hinweis',
        regel: einzeln,
        hinweis: 'Der Wertstoffhof bleibt zwischen den Jahren zu.',
        orte: alle,
        einzeln: years.map(one => ({ datum: openingDayFrom(dateOf(one, 12, 27)) })),
      },
    ],
  }
}

const PAPIER_KERNSTADT = '2024-01-05'
const PAPIER_UNTERWEILER = '2024-01-12'
const PAPIER_LINDENHOF = '2024-01-18'

/** Returns the first day from a day on at which the recycling yard usually opens before the weekend. */
const openingDayFrom = (day: string): string =>
  [weekdayFrom(day, 'mi'), weekdayFrom(day, 'fr')].toSorted()[0] ?? day

/**
 * Moves the first paper collection that is at least ten days ahead from Friday to the next day, because the
 * lorry is repaired.
 */
function nextPaper(today: string) {
  let tag = PAPIER_KERNSTADT
  // Next to a holiday, the rule itself moves the collection.
  while (tag < plusDays(today, 10) || holidays.on(tag) || holidays.on(plusDays(tag, 1)))
    tag = plusDays(tag, 28)
  return { tag, datum: plusDays(tag, 1), grund: 'Werkstattbesuch des Wagens' }
}
