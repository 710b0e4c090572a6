/** Words that do not change a collection. A word in no list makes a title unclear. */
const HARMLESS: ReadonlySet<string> = new Set(
  [
    'und sowie u plus inkl inklusive samt der die das des den dem fuer ihre ihr von vom',
    'abfuhr abfuhren abfuhrtag abfuhrtermin abfuhrtermine abholung abholtermin leerung leerungen entleerung entsorgung',
    'sammlung einsammlung strassensammlung haussammlung sammeltermin termin termine neuer tour',
    'muell abfall abfaelle muellabfuhr abfallabfuhr muelltonne abfuhrkalender abfallkalender haushalt haushalte haushaltsabfuhr',
    'wird werden geleert abgeholt eingesammelt heute naechste alle regelmaessige tonnenleerung behaelterleerung tonnenabfuhr',
    'buendel buendelsammlung kart mobil mobile restliche saison hinweis',
    'achtung geaendert geaenderte geaenderter aenderung terminaenderung',
    'verlegt vorverlegt vorgezogen vorgefahren nachgefahren nachgeholt nachholung nachholtermin nachabfuhr vorabfuhr',
    'verschiebung terminverschiebung feiertagsverschiebung feiertagsbedingt ersatztermin ersatzabfuhr regulaer regeltermin',
    'verlegung vorverlegung nachverlegung terminverlegung feiertagsverlegung vorgeholt vorgezogener verlegter verschobener nachgeholter abweichender',
    'feiertagsregelung feiertagswoche feiertagsabfuhr samstagsabfuhr samstagsleerung ausweichtermin ersatzleerung nachleerung',
    'sonderleerung sonderabfuhr sondertermin zusatzleerung zusatzabfuhr zusatztermin',
    'awb usb elw',
  ].flatMap(line => line.split(' ')),
)
const VESSEL =
  /^(?:(?:gross|muell|muellgross|abfall|umleer|(?:\d-?)?rad)?(?:tonnen?|behaeltern?|sack|saecke|saecken|container|containern|gefaesse?)|mgb)$/

/** Whether a word beside a kind changes nothing: words of collections, and bins without a colour. */
export const isHarmless = (word: string): boolean => HARMLESS.has(word) || VESSEL.test(word)
