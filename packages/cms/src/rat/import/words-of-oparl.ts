import type {
  ergebnisLabels,
  gremiumartLabels,
  rollenLabels,
  sitzungszustandLabels,
} from '@rathausplatz/contract/labels'

/** What servers write in words, as the choices of this house. The first line that fits holds. */
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

/** In lists the council stands first and its groups last, with room between for who sorts by hand. */
export const placeOfArt = (art: keyof typeof gremiumartLabels): number => 10 * (1 + ARTEN.indexOf(art))

/** No bodies of the council: offices, parties, others' boards. */
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
