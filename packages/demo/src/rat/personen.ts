import { slugOf } from '@rathausplatz/text'
import type { Day } from '../calendar.ts'
import { ehrenamt } from '../organisationseinheiten/einheit.ts'
import { type Liste, listen, type Ortschaftsrat, slugDes, wahlperiode } from './gremien.ts'
import type { Ausschuss, Tagend } from './tage.ts'

type Rolle = 'vorsitz' | 'mitglied' | 'stellvertretung'
type Sitz = { gremium: string; rolle: Rolle; von: Day; bis?: Day }

export type Person = {
  slug: string
  titel?: string
  vorname: string
  nachname: string
  beruf: string
  /** The part of the town; a former member has none. */
  wohnort?: string
  liste?: Liste
  sitze: readonly Sitz[]
}

type Angaben = {
  titel?: string
  beruf: string
  wohnort?: string
  ausschuesse?: readonly Ausschuss[]
  /** The committees in which the person deputises for members of the group. */
  vertritt?: readonly Ausschuss[]
  ortschaftsrat?: Ortschaftsrat
  von?: Day
  bis?: Day
  sprecht?: true
}

/** A member left in the middle of the term, and the next candidate of the list followed. */
export const wechsel = { ausgeschieden: '2025-09-30', nachgerueckt: '2025-10-14' } as const

/**
 * Returns a member elected on a list, with seats in the council, in the group of the list and in committees
 * for the same time.
 */
function rat(liste: Liste, vorname: string, nachname: string, angaben: Angaben): Person {
  const { titel, beruf, wohnort = 'Kernstadt', ausschuesse = [], vertritt = [], ortschaftsrat } = angaben
  const { von = wahlperiode.von, bis, sprecht } = angaben
  const sitz = (gremium: string, rolle: Rolle = 'mitglied'): Sitz => ({
    gremium,
    rolle,
    von,
    ...(bis ? { bis } : {}),
  })
  return {
    slug: slugOf(`${vorname} ${nachname}`),
    ...(titel ? { titel } : {}),
    vorname,
    nachname,
    beruf,
    ...(bis ? {} : { wohnort }),
    liste,
    sitze: [
      sitz('gemeinderat'),
      sitz(listen[liste].slug, sprecht ? 'vorsitz' : 'mitglied'),
      ...ausschuesse.map(name => sitz(slugDes(name))),
      ...vertritt.map(name => sitz(slugDes(name), 'stellvertretung')),
      ...(ortschaftsrat ? [sitz(ortschaftsrat)] : []),
    ],
  }
}

/** Returns a member of a village council only. */
const imOrt = (
  ort: Ortschaftsrat,
  wohnort: string,
  vorname: string,
  nachname: string,
  beruf: string,
  rolle: Rolle = 'mitglied',
): Person => ({
  slug: slugOf(`${vorname} ${nachname}`),
  vorname,
  nachname,
  beruf,
  wohnort,
  sitze: [{ gremium: ort, rolle, von: wahlperiode.von }],
})

const UNTERWEILER = { wohnort: 'Unterweiler', ortschaftsrat: 'ortschaftsrat-unterweiler' } as const
const LINDENHOF = { wohnort: 'Lindenhof', ortschaftsrat: 'ortschaftsrat-lindenhof' } as const

const gewaehlt: readonly Person[] = [
  rat('buergerliste', 'Michael', 'Bender', {
    beruf: 'Schreinermeister',
    sprecht: true,
    ausschuesse: ['verwaltung', 'bildung'],
    vertritt: ['technik'],
  }),
  rat('buergerliste', 'Gisela', 'Wendling', { beruf: 'Apothekerin', ausschuesse: ['technik'] }),
  rat('buergerliste', 'Thomas', 'Stolz', {
    beruf: 'Bauingenieur',
    ausschuesse: ['technik'],
    vertritt: ['verwaltung'],
  }),
  rat('buergerliste', 'Karl', 'Ruf', {
    ...LINDENHOF,
    beruf: 'Winzermeister',
    ausschuesse: ['technik'],
    vertritt: ['verwaltung', 'bildung'],
  }),
  rat('buergerliste', 'Ursula', 'Gegenheimer', {
    beruf: 'Steuerberaterin',
    ausschuesse: ['verwaltung', 'bildung'],
  }),
  rat('buergerliste', 'Andreas', 'Hurst', {
    ...UNTERWEILER,
    beruf: 'Polizeibeamter',
    ausschuesse: ['verwaltung'],
    vertritt: ['technik', 'bildung'],
  }),
  rat('buergerliste', 'Hubert', 'Spinner', {
    beruf: 'Landwirt',
    ausschuesse: ['bildung'],
    bis: wechsel.ausgeschieden,
  }),
  rat('buergerliste', 'Petra', 'Gutmann', {
    beruf: 'Erzieherin',
    ausschuesse: ['bildung'],
    von: wechsel.nachgerueckt,
  }),
  rat('miteinander', 'Aylin', 'Demir', {
    beruf: 'Kinderärztin',
    sprecht: true,
    ausschuesse: ['verwaltung'],
    vertritt: ['technik', 'bildung'],
  }),
  rat('miteinander', 'Stefan', 'Kiefer', {
    beruf: 'Lehrer',
    ausschuesse: ['technik'],
    vertritt: ['verwaltung', 'bildung'],
  }),
  rat('miteinander', 'Christine', 'Baumann', {
    beruf: 'Pflegedienstleiterin',
    ausschuesse: ['verwaltung', 'bildung'],
    vertritt: ['technik'],
  }),
  rat('miteinander', 'Markus', 'Weiler', {
    ...UNTERWEILER,
    beruf: 'Elektromeister',
    ausschuesse: ['technik'],
  }),
  rat('miteinander', 'Jana', 'Oser', {
    beruf: 'Studentin',
    ausschuesse: ['bildung'],
    vertritt: ['verwaltung'],
  }),
  rat('gruene', 'Lukas', 'Hagen', {
    beruf: 'Förster',
    sprecht: true,
    ausschuesse: ['technik'],
    vertritt: ['verwaltung', 'bildung'],
  }),
  rat('gruene', 'Susanne', 'Vollmer', {
    beruf: 'Architektin',
    ausschuesse: ['technik', 'bildung'],
    vertritt: ['verwaltung'],
  }),
  rat('gruene', 'Friederike', 'Sauer', {
    ...UNTERWEILER,
    titel: 'Dr.',
    beruf: 'Biologin',
    ausschuesse: ['verwaltung'],
    vertritt: ['technik', 'bildung'],
  }),
  rat('gruene', 'Timo', 'Nagel', {
    beruf: 'Softwareentwickler',
    ausschuesse: ['verwaltung', 'bildung'],
    vertritt: ['technik'],
  }),
  rat('unterweiler', 'Heinz', 'Lichter', {
    ...UNTERWEILER,
    beruf: 'Fischermeister',
    sprecht: true,
    ausschuesse: ['technik'],
    vertritt: ['verwaltung', 'bildung'],
  }),
  rat('unterweiler', 'Edith', 'Fritz', {
    ...UNTERWEILER,
    beruf: 'Bäckerin',
    ausschuesse: ['verwaltung', 'bildung'],
    vertritt: ['technik'],
  }),
]

/** The mayor chairs the council and its committees, with a vote like the members. */
export const buergermeisterin: Person = {
  slug: 'katharina-lehmann',
  vorname: 'Katharina',
  nachname: 'Lehmann',
  beruf: 'Bürgermeisterin',
  wohnort: 'Unterweiler',
  sitze: (['gemeinderat', 'technik', 'verwaltung', 'bildung'] as const).map(name => ({
    gremium: slugDes(name),
    rolle: 'vorsitz',
    // Since she took office, which the term of the council does not change.
    von: '2021-10-01',
  })),
}

export const personen: readonly Person[] = [
  buergermeisterin,
  ...gewaehlt,
  imOrt('ortschaftsrat-unterweiler', 'Unterweiler', 'Renate', 'Zoller', 'Ortsvorsteherin', 'vorsitz'),
  imOrt('ortschaftsrat-unterweiler', 'Unterweiler', 'Jürgen', 'Kast', 'Zimmermann'),
  imOrt('ortschaftsrat-unterweiler', 'Unterweiler', 'Sabrina', 'Weiß', 'Physiotherapeutin'),
  imOrt('ortschaftsrat-lindenhof', 'Lindenhof', 'Karl-Heinz', 'Bitsch', 'Ortsvorsteher', 'vorsitz'),
  imOrt('ortschaftsrat-lindenhof', 'Lindenhof', 'Martina', 'Seger', 'Winzerin'),
  imOrt('ortschaftsrat-lindenhof', 'Lindenhof', 'Florian', 'Hauth', 'Mechatroniker'),
]

/** Returns the holders of a seat in a body on a day, with a role. */
export const imGremium = (gremium: string, tag: Day, rolle: Rolle = 'mitglied'): Person[] =>
  personen.filter(({ sitze }) =>
    sitze.some(
      sitz =>
        sitz.gremium === gremium &&
        sitz.rolle === rolle &&
        sitz.von <= tag &&
        (sitz.bis === undefined || tag <= sitz.bis),
    ),
  )

export const mitgliederDes = (gremium: Tagend, tag: Day): Person[] => imGremium(slugDes(gremium), tag)

/** The current members of the council: their numbers are the seats of each list, and of all lists. */
const imAmt = gewaehlt.filter(({ sitze }) => sitze.every(({ bis }) => bis === undefined))
export const sitzeDer = (liste: Liste): number => imAmt.filter(person => person.liste === liste).length
export const ratssitze: number = imAmt.length

export const nameVon = ({ titel, vorname, nachname }: Person): string =>
  [titel, vorname, nachname].filter(Boolean).join(' ')

/** Returns the people as stored records. */
export const ratspersonen = () => personen.map(alsRatsperson)

const alsRatsperson = ({ sitze, liste: _, ...person }: Person) => ({
  ...person,
  kommunikation: ehrenamt(person.vorname, person.nachname, '').kommunikation,
  mitgliedschaften: sitze,
})
