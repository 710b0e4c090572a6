import type {
  ergebnisLabels,
  gremiumartLabels,
  rollenLabels,
  sitzungszustandLabels,
} from '@rathausplatz/contract/labels'

/** Maps words of servers to our choices. The first matching line wins. */
type Words<Choice extends string> = readonly (readonly [RegExp, Choice])[]

const choice =
  <Choice extends string>(words: Words<Choice>) =>
  (text: string): Choice | undefined =>
    words.find(([pattern]) => pattern.test(text))?.[1]

export const gremiumartOf = choice<keyof typeof gremiumartLabels>([
  [/fraktion|wählervereinigung|gruppierung/i, 'fraktion'],
  [/ortschafts|ortsrat|ortsbeirat|bezirksbeirat|stadtbezirk/i, 'ortschaftsrat'],
  [/beirat|jugendrat|seniorenrat/i, 'beirat'],
  [/ausschu(ss|ß)|kommission/i, 'ausschuss'],
  [
    /parlament|gemeinderat|stadtrat|kreistag|ratsversammlung|gemeindevertretung|stadtverordnete/i,
    'gemeinderat',
  ],
])

const ARTEN: readonly string[] = ['gemeinderat', 'ausschuss', 'ortschaftsrat', 'beirat', 'fraktion']

/** Order in lists: the council first, its groups last, with gaps for manual sorting. */
export const placeOfArt = (art: keyof typeof gremiumartLabels): number => 10 * (1 + ARTEN.indexOf(art))

/** Organizations outside the council: offices, parties, external boards. */
export const isOutsideTheCouncil = (organizationType: string): boolean =>
  /^(partei|verwaltungsbereich|institution|externes gremium)$/i.test(organizationType)

export const rolleOf = choice<keyof typeof rollenLabels>([
  [/(stell|vertret|vize|2\.|zweite).*(vorsitz|bürgermeister)/i, 'stellvertretender_vorsitz'],
  [/vorsitz|leitung|sprecher|^(ober)?bürgermeister/i, 'vorsitz'],
  [/stellvertret|ersatz/i, 'stellvertretung'],
  [/berat|sachkundig|sachverständig|gast/i, 'beratend'],
])

export const zustandOf = choice<keyof typeof sitzungszustandLabels>([
  [/abgesagt|absage|entfällt|entfallen|ausgefallen|fällt aus|gestrichen|aufgehoben|cancel/i, 'abgesagt'],
  [/durchgef|stattgefunden|beendet|abgeschlossen/i, 'durchgefuehrt'],
  [/eingeladen|einladung/i, 'eingeladen'],
  [/terminiert|geplant|vorgesehen/i, 'geplant'],
])

export const ergebnisOf = choice<keyof typeof ergebnisLabels>([
  [/nicht (beschlossen|zugestimmt|angenommen|behandelt)|abgelehnt|ablehn/i, 'abgelehnt'],
  [/abgesetzt|zurückgezogen/i, 'abgesetzt'],
  [/vertagt|verschoben|zurückgestellt|verwiesen/i, 'vertagt'],
  [/kenntnis/i, 'zur_kenntnis'],
  [/beschlossen|zugestimmt|zustimm|angenommen|einstimmig|mehrheitlich|empfohlen/i, 'angenommen'],
])
