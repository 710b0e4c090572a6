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
/** Words of a name after which another word with a capital letter belongs to it: `Bad Schönborn`. */
const NAME_GOES_ON = listOf(`
  bad sankt st alt alte alter alten altes neu neue neuer neuen neues groß klein ober unter hohe hohen hoher firma
  ortsteilen stadtteilen gebiet raum umkreis
  industriegebiet gewerbegebiet
`)
/** Words that begin the name of a place without a preposition: `Höhe Bruchsal`. */
const AREA = listOf('ortsteil stadtteil gemeinde stadt landkreis kreis bereich nähe höhe')
/** Words with a capital letter that are harmless without a preposition. */
const TIME =
  /^(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)s?$/iu
/** Other words that a headline may have beside the end of its event: times, senders and names of messages. */
const BESIDE = listOf(`
  und sowie ist sind wurde wurden hiermit jetzt nun soeben inzwischen wieder heute uhr erfolgreich vollständig komplett
  alle aller große großer alte alter gefundene update amtliche amtlich information mitteilung meldung aktualisierung
  stand feuerwehr polizei kreisfeuerwehr landratsamt stadtverwaltung leitstelle
  anwohner anwohnerinnen bewohner bewohnerinnen bevölkerung bürger bürgerinnen menschen einwohner einwohnerinnen betroffene
  wohlbehalten lebend
`)

/** Tests whether a part of a headline names only place, time and sender. */
export function isBeside(part: string): boolean {
  if (namesDanger(part)) return false
  let isPlace = false
  return wordsIn(part).every(word => {
    const lower = word.toLowerCase()
    if (BEFORE_PLACE.has(lower) || AREA.has(lower)) {
      isPlace = true
      return true
    }
    if (NAME_GOES_ON.has(lower) && (isPlace || BESIDE.has(lower))) return true
    if (ARTICLES.has(lower) || /^\d/u.test(word)) {
      isPlace ||= lower === 'des'
      return true
    }
    // Only one word is the name: what follows may be a danger, as in `In Bruchsal Geiselnahme`.
    const isNamed = isPlace && /^\p{Lu}/u.test(word)
    isPlace = false
    return (
      isNamed ||
      BESIDE.has(lower) ||
      TIME.test(word) ||
      (/^\p{Lu}/u.test(word) && municipalitiesCalled(word).length > 0)
    )
  })
}

const SECTIONS = /[!|()]|:(?!\d)|\s[-–—]+\s/u
const PARTS = /[,;!|()]|:(?!\d)|\s[-–—]+\s|(?<!\d)\./u
const AND = /\sund\s/u
const FIRST_WORD = /^[\p{L}-]+/u
/** Measures and disruptions beside a danger, which can outlast their end. */
const SIDE =
  /^[\p{L}-]*(?:sperrung|sperre|verbot|maßnahme|suche|fahndung|einsatz|ausfall|störung|versorgung|notruf)/iu
/** Several places of one statement: `Abkochgebot in Bruchsal, Forst und Helmsheim aufgehoben`. */
const PLACES =
  /(?<=\s(?:in|für)\s)(\p{Lu}[\p{L}-]{1,40})(?:,\s\p{Lu}[\p{L}-]{1,40}){0,9}\sund\s\p{Lu}[\p{L}-]{1,40}(?=\s(?:ist|sind|wurden?|wieder|aufgehoben|behoben|beendet|beseitigt|zurückgenommen)(?!\p{L}))/gu

/** Returns a headline with only the first of several places of a statement. */
export const withOnePlace = (titel: string): string =>
  titel.replace(PLACES, (list, first: string) => (namesDanger(list) ? list : first))

/** Returns the parts of a headline between marks. */
export const partsOf = (titel: string): readonly string[] => titel.split(PARTS)

/** Tests whether each part of a headline is one of the statements, with place, time and sender around it. */
export function tellsOnly(titel: string, statements: readonly RegExp[]): boolean {
  const isTold = (part: string) => isBeside(part) || statements.some(one => isStatement(part, one))
  const sections = titel.split(SECTIONS)
  return sections.every(
    (section, at) =>
      isMatterOf(section, sections[at + 1] ?? '') ||
      partsOf(section).every(part => isTold(part) || part.split(AND).every(isTold)),
  )
}

/** Tests whether one part of a headline is a statement. */
export const hasPartOf = (titel: string, statements: readonly RegExp[]): boolean =>
  partsOf(titel).some(part => statements.some(one => one.test(part)))

/**
 * Tests whether a headline with an all-clear tells beside it, after a mark, only what the all-clear is about:
 * `Entwarnung: Großbrand in Bruchsal`. A second thing may be another danger.
 */
export function tellsOneMatter(titel: string, allClear: RegExp, statements: readonly RegExp[]): boolean {
  const isTold = (part: string) =>
    isBeside(part) || allClear.test(part.trim()) || statements.some(one => isStatement(part, one))
  const isMatter = (section: string) => {
    const [matter = '', ...more] = partsOf(section).filter(part => !isBeside(part))
    return more.length === 0 && ![allClear, ...statements].some(one => one.test(matter.trim()))
  }
  const sections = titel.split(SECTIONS)
  const unclear = sections.filter(section => !partsOf(section).every(isTold))
  // An all-clear that names its own matter tells nothing about another one.
  const namesOwn = sections
    .flatMap(partsOf)
    .some(part => allClear.test(part.trim()) && !isBeside(part.trim().replace(allClear, ' ')))
  return unclear.length === 0 || (unclear.length === 1 && !namesOwn && unclear.every(isMatter))
}

/** Names of an event, and how the end of the same event begins after a mark. */
const MATTERS: readonly (readonly [ReadonlySet<string>, RegExp])[] = [
  [
    listOf('bombe bombenfund fliegerbombe weltkriegsbombe blindgänger kampfmittelfund bombenentschärfung'),
    /^(?:die\s|der\s)?(?:bombe|fliegerbombe|weltkriegsbombe|blindgänger|entschärfung)\s/iu,
  ],
  [
    listOf('brand großbrand feuer großfeuer wohnungsbrand dachstuhlbrand waldbrand'),
    /^(?:das\s|der\s)?(?:brand|feuer)\s/iu,
  ],
  [listOf('stromausfall'), /^(?:der\s|die\s)?(?:strom|stromversorgung)\s/iu],
  [listOf('gasaustritt gasleck'), /^(?:das\s)?(?:gasleck|leck)\s/iu],
]

/** Tests whether a part of a headline names only the event of which the next part tells the end. */
function isMatterOf(section: string, next: string): boolean {
  const [first = '', ...rest] = wordsIn(section)
  return (
    isBeside(rest.join(' ')) &&
    !/\s(?:in|im|an|am|bei)\s/iu.test(next) &&
    MATTERS.some(([names, end]) => names.has(first.toLowerCase()) && end.test(next.trim()))
  )
}

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
    String.raw`(?<!\p{L})(?:müssen|muss|soll|sollen|sollten|bitte|verlassen|meiden|abkochen|schließen|aufsuchen|fernhalten|fernbleiben|geschlossen|bleibt(?=\s(?:bitte|zu|zuhause|im|in|drinnen|daheim|fern))|haltet|verlasst|betreten|umfahren|räumen|aufhalten|halten|gebeten|aufgefordert|empfohlen|empfehlen|vermeiden|verzichten|verboten|untersagt|zu\s(?:bleiben|kochen)|abzukochen|aufzusuchen|fernzuhalten|freizuhalten|(?:darf|dürfen)\s(?:\p{L}+\s){0,4}?nicht(?!\smehr)|nicht\s(?:duschen|baden|benutzen|betreten)|abgekocht|(?:fenster|türen)\szu|nicht\s(?:\p{L}+\s)?trinken)(?!\p{L})`,
  ].join('|'),
  'iu',
)
const ACT = String.raw`\p{L}*(?:verlassen|meiden|schließen|abkochen|halten|bleiben|räumen)`
const NEXT_WORD = String.raw`(?!(?:und|oder|dürfen|können|${ACT})\s)[\p{L}\d-]+\s`
/** Orders that are lifted, that ask for nothing, or that are about the time after the danger. */
const NO_ORDER = [
  String.raw`(?:müssen|muss|sollen|sollten)\s(?:${NEXT_WORD}){0,6}?nicht\smehr(?:\s(?:abgekocht|abkochen|geschlossen|gehalten|halten|werden|bleiben|verlassen|meiden|schließen)(?!\p{L}))*`,
  String.raw`(?:müssen|muss|sollen|sollten)\s(?:(?:sie|jetzt|derzeit|weiter|mehr)\s){0,3}?nichts(?!\p{L})`,
  String.raw`(?:nicht\smehr\s(?:abgekocht|abkochen)|ohne\sabkochen)(?!\p{L})`,
  String.raw`(?:bitte\s)?(?:informieren|besuchen|lesen|wenden|öffnen)\s(?:sie|bitte)(?:\s(?:sich|bitte|auch)(?!\p{L}))*`,
  String.raw`(?:bitte\s)?schalten\ssie\s(?:(?!${ACT}\s)[\p{L}-]+\s){0,8}?(?:wieder|nacheinander)\sein(?!\p{L})`,
  String.raw`(?:bitte\s)?lüften(?!\p{L})(?:\ssie(?!\p{L}))?(?:\sbitte(?!\p{L}))?`,
  String.raw`(?:bitte\s)?lassen\s(?:sie\s)?(?:bitte\s)?(?:das\s)?(?:trink|leitungs)?wasser(?!\p{L})`,
  String.raw`bei\s(?:\p{L}+\s){0,3}?beschwerden\s[^.!?\n]{0,80}?(?:haus)?(?:arzt|ärztin)(?:\sauf)?(?!\p{L})`,
  String.raw`(?:bitte\s)?rufen\ssie\s(?:bitte\s)?(?:das|die|unser|unsere)\s\p{L}{0,20}(?:telefon|hotline|nummer)(?!\p{L})`,
  String.raw`sollten\ssie\s(?:noch\s)?fragen(?!\p{L})`,
].map(one => new RegExp(String.raw`(?<!\p{L})` + one, 'giu'))

/** Tests whether a text tells people to do something. */
export const hasOrder = (text: string): boolean =>
  ORDER.test(NO_ORDER.reduce((left, one) => left.replaceAll(one, ' '), text))
