import { namesDanger } from './only-test.ts'
import { municipalitiesCalled } from './warncells.ts'

/**
 * Tests whether words say the end of an event and nothing else. A false all-clear is the worst that can be said,
 * so only known words are harmless: whatever is unknown leaves a doubt.
 */

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}-]*\p{L}|\d+/gu) ?? []
const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Words after which a name with a capital letter is a place or a time, if only articles stand between them. */
const BEFORE_PLACE = listOf('in im am an auf bei beim von vom zum zur für um seit nördlich südlich')
const ARTICLES = listOf('der die das den dem des')
/** Other words that a headline may have beside the end of its event: times, senders and names of messages. */
const BESIDE = listOf(`
  und sowie ist sind wurde wurden hiermit jetzt nun soeben inzwischen wieder heute uhr erfolgreich vollständig komplett
  alle aller große großer alte alter gefundene update amtliche amtlich information mitteilung meldung aktualisierung
  stand feuerwehr polizei kreisfeuerwehr stadt landkreis kreis gemeinde landratsamt stadtverwaltung leitstelle
  anwohner anwohnerinnen bewohner bewohnerinnen bevölkerung bürger bürgerinnen menschen einwohner einwohnerinnen betroffene
  wohlbehalten lebend
`)

/** Tests whether a part of a headline names only place, time and sender. */
function isBeside(part: string): boolean {
  if (namesDanger(part)) return false
  let isPlace = false
  return wordsIn(part).every(word => {
    const lower = word.toLowerCase()
    if (BEFORE_PLACE.has(lower)) {
      isPlace = true
      return true
    }
    if (ARTICLES.has(lower) || /^\d/u.test(word)) return true
    if (isPlace && /^\p{Lu}/u.test(word)) return true
    isPlace = false
    return BESIDE.has(lower) || (/^\p{Lu}/u.test(word) && municipalitiesCalled(word).length > 0)
  })
}

const PARTS = /[,;!|()]|:(?!\d)|\s[-–—]+\s|(?<!\d)\.|\sund\s/u
const FIRST_WORD = /^[\p{L}-]+/u
/** Measures and disruptions beside a danger, which can outlast their end. */
const SIDE =
  /^[\p{L}-]*(?:sperrung|sperre|verbot|maßnahme|suche|fahndung|einsatz|ausfall|störung|versorgung|notruf)/iu

/** Tests whether each part of a headline is one of the statements, with place, time and sender around it. */
export const tellsOnly = (titel: string, statements: readonly RegExp[]): boolean =>
  titel.split(PARTS).every(part => isBeside(part) || statements.some(one => isStatement(part, one)))

/** Tests whether one part of a headline is a statement. */
export const hasPartOf = (titel: string, statements: readonly RegExp[]): boolean =>
  titel.split(PARTS).some(part => statements.some(one => one.test(part)))

function isStatement(part: string, statement: RegExp): boolean {
  const found = statement.exec(part)
  if (!found) return false
  const [whole] = found
  const isAside = SIDE.test(whole) && namesDanger(whole.replace(FIRST_WORD, ''))
  return !isAside && isBeside(part.slice(0, found.index)) && isBeside(part.slice(found.index + whole.length))
}

/** Words of sentences that tell an end: an unknown one may be a place, a condition, an order or a danger. */
const OF_ENDS = listOf(`
  der die das den dem des alle allen aller es sie wir ihr ihre ihren ihrem ihrer
  ist sind war waren wurde wurden werden konnte konnten hat haben besteht bestand bestehen gibt geben gab gaben
  können dürfen kann darf wieder nicht keine keinerlei gefahr gefahren mehr damit somit daher hiermit jetzt nun soeben
  heute inzwischen mittlerweile ab sofort um uhr und auch in nach hause für erfolgreich kontrolliert vollständig komplett
  endgültig sicher sicheren zurück zurückkehren zurückgehen zurückgenommen heimkehren
  bombe bomben fliegerbombe fliegerbomben weltkriegsbombe weltkriegsbomben blindgänger kampfmittel sprengkörper granate
  munition entschärft gesprengt unschädlich gemacht abtransportiert entschärfung sprengung gelungen geglückt abgeschlossen
  brand großbrand feuer gelöscht erloschen rauch rauchwolke rauchentwicklung geruch gas gasleck leck verzogen abgezogen
  behoben beseitigt abgedichtet gestoppt beendet gebannt vorüber vorbei aufgehoben
  warnung warnungen gefahrenmeldung abkochgebot abkochempfehlung evakuierung evakuierungen räumung sperrung sperrungen
  straßensperrung straßensperrungen absperrung absperrungen maßnahmen einsatz feuerwehreinsatz polizeieinsatz
  stromausfall störung stromversorgung wasserversorgung gasversorgung strom wasser trinkwasser leitungswasser
  wiederhergestellt hergestellt getrunken trinkbar unbedenklich abgekocht muss
  wohnung wohnungen haus häuser häusern fenster türen geöffnet öffnen
  feuerwehr polizei kampfmittelbeseitigungsdienst kampfmittelräumdienst behörden entwarnung
  bevölkerung anwohner anwohnerinnen bewohner bewohnerinnen bürger bürgerinnen menschen einwohner einwohnerinnen
  betroffenen vielen dank danke danken verständnis geduld mithilfe unterstützung
`)
const THANKS = /(?<!\p{L})(?:dank|danke|danken)(?!\p{L})/iu
/** What remains of a sentence without its statements may not name what is dangerous. */
const DANGEROUS = /gefahr|warnung|bombe|blindgänger|munition|brand|feuer(?!wehr)|rauch|gas|leck|granate/iu
/** Only of the past is an hour an end that has come. */
const PAST = /(?<!\p{L})(?:wurden?|waren?|gab|gaben|konnten?|hat|haben)(?!\p{L})/iu
const LATER = /(?<!\p{L})(?:können|dürfen|kann|darf|werden)(?!\p{L})/iu
/** A place of those who are warned that is no limit to a part of them. */
const FOR_SOME =
  /(?<!\p{L})(?:für|in)\s(?!(?:(?:die|alle|ihre?n?)\s)?(?:bevölkerung|anwohner|anwohnerinnen|bewohner|bewohnerinnen|bürger|bürgerinnen|menschen|einwohner|einwohnerinnen|betroffenen|wohnung|wohnungen|haus|häuser|verständnis|geduld|mithilfe|unterstützung)(?!\p{L}))/iu

/** Tests whether a sentence tells an end for everyone, or thanks, and nothing else. */
export function isHarmless(sentence: string, statements: readonly RegExp[]): boolean {
  const words = wordsIn(sentence)
  if (words.length === 0) return true
  if (!words.every(word => /^\d/u.test(word) || OF_ENDS.has(word.toLowerCase()))) return false
  if (FOR_SOME.test(sentence)) return false
  if (/\d/u.test(sentence) && (!PAST.test(sentence) || LATER.test(sentence))) return false
  const told = statements.filter(one => one.test(sentence))
  const rest = told.reduce((left, one) => left.replace(one, ' '), sentence)
  return !DANGEROUS.test(rest) && (told.length > 0 || THANKS.test(sentence))
}

/** Words that tell people what to do. */
const ORDER = new RegExp(
  [
    String.raw`(?<!\p{L})(?!(?:können|dürfen|haben|waren|wurden|konnten|finden|erhalten|bekommen|erreichen|informieren|wenden|danken|kehren)\s)\p{L}{2,}(?:en|eln|ern)\s(?:sie|bitte)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:müssen|muss|sollen|sollten|bitte|verlassen|meiden|abkochen|schließen|aufsuchen|fernhalten|fernbleiben|geschlossen|bleibt|haltet|verlasst|betreten|umfahren|räumen|aufhalten|halten|nicht\s(?:\p{L}+\s)?trinken)(?!\p{L})`,
  ].join('|'),
  'iu',
)
const NEXT_WORD = String.raw`(?!(?:und|oder|dürfen|können|\p{L}*(?:verlassen|meiden|schließen|abkochen|halten|bleiben|räumen))\s)[\p{L}\d-]+\s`
/** Orders that are lifted, that ask for nothing, or that are about the time after the danger. */
const NO_ORDER = [
  String.raw`(?:müssen|muss|sollen|sollten)\s(?:${NEXT_WORD}){0,6}?nicht\smehr(?:\s(?:abgekocht|abkochen|geschlossen|gehalten|werden|bleiben|verlassen|meiden|schließen)(?!\p{L}))*`,
  String.raw`(?:müssen|muss|sollen|sollten)\s(?:(?:sie|jetzt|derzeit|weiter|mehr)\s){0,3}?nichts(?!\p{L})`,
  String.raw`(?:bitte\s)?lüften(?!\p{L})(?:\ssie(?!\p{L}))?(?:\sbitte(?!\p{L}))?`,
  String.raw`(?:bitte\s)?lassen\s(?:sie\s)?(?:bitte\s)?(?:das\s)?(?:trink|leitungs)?wasser(?!\p{L})`,
  String.raw`sollten\ssie\s(?:noch\s)?fragen(?!\p{L})`,
].map(one => new RegExp(String.raw`(?<!\p{L})` + one, 'giu'))

/** Tests whether a text tells people to do something. */
export const hasOrder = (text: string): boolean =>
  ORDER.test(NO_ORDER.reduce((left, one) => left.replaceAll(one, ' '), text))
