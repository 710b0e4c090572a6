import { withoutEarlier } from './after-all-clear.ts'
import { sentencesOf } from './all-clear-doubts.ts'
import { hasOrder, hasPartOf, isHarmless, tellsOneMatter, tellsOnly, withOnePlace } from './only-end.ts'

/**
 * Recognises that a message tells the end of a danger in the words of the event itself: the bomb is defused, the
 * fire is out, people may go home. Services send it as an update, often with the old severity.
 */

const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
/** Up to so many words between the parts of a statement. */
const few = (most: number): string => String.raw`\s(?:[\p{L}\d:.-]+\s){0,${most}}?`

const DEFUSED = String.raw`(?:entschärft|gesprengt|unschädlich\sgemacht|abtransportiert)`
const BACK = String.raw`(?:zurück(?:kehren|gehen)?|heimkehren|nach\shause|in\s(?:ihre|die)\s(?:wohnungen|häuser)(?:\szurück)?)`
const MEASURE = String.raw`(?!entwarnung)\p{L}*(?:warnung|sperrung|sperre|gebot|empfehlung|verbot|maßnahme|meldung|alarm|suche|fahndung|einsatz)(?:en|n|s|es)?`
/** A finished evacuation is the beginning of a defusal: only one that is lifted is over. */
const LEAVING = String.raw`\p{L}*(?:evakuierung|räumung)(?:en|s)?`
const LEAVING_LIFTED = String.raw`${LEAVING}(?:${few(4)}|\s)(?:aufgehoben|zurückgenommen)`
const LIFTED = [String.raw`${MEASURE}(?:${few(4)}|\s)(?:aufgehoben|beendet|zurückgenommen)`, LEAVING_LIFTED]

/** Ends of events, as headlines name them. */
const EVENTS = [
  String.raw`\p{L}*(?:bombe|blindgänger|kampfmittel|sprengkörper|granate|munition)(?:n|s)?(?:${few(5)}|\s)${DEFUSED}`,
  String.raw`\p{L}*(?:entschärfung|sprengung)(?:${few(4)}|\s)(?:gelungen|geglückt|(?:erfolgreich\s)?(?:abgeschlossen|beendet)|erfolgreich)`,
  String.raw`\p{L}*(?:brand|feuer)(?:${few(4)}|\s)(?:gelöscht|erloschen)`,
  String.raw`feuer\saus(?=\s*(?:$|[,;:!|–—.]|-\s))`,
  String.raw`löscharbeiten(?:${few(2)}|\s)(?:abgeschlossen|beendet)`,
  ...LIFTED,
  String.raw`\p{L}*(?:ausfall|störung|leck|rohrbruch|austritt|rauchentwicklung|geruch)(?:${few(4)}|\s)(?:behoben|beseitigt|beendet|abgedichtet|gestoppt)`,
  String.raw`(?:strom|wasser|gas|wärme)versorgung(?:${few(4)}|\s)wieder\s?(?:hergestellt|da|stabil)`,
  String.raw`notrufe?(?:${few(4)}|\s)wieder\s(?:erreichbar|verfügbar|möglich)`,
  String.raw`(?:trink|leitungs)?wasser(?:${few(5)}|\s)(?:wieder\s(?:trinkbar|sauber|genießbar|unbedenklich)|nicht\smehr\sabgekocht(?:\swerden)?)`,
  String.raw`strom(?:${few(3)}|\s)wieder\s(?:da|zurück)`,
  String.raw`(?:trink|leitungs)?wasser${few(2)}(?:kann|darf)${few(3)}wieder(?:${few(4)}|\s)getrunken(?:\swerden)?`,
  String.raw`vermisste?\p{L}*(?:${few(4)}|\s)(?:gefunden|aufgefunden|angetroffen)`,
].map(one => START + one + END)

/** Statements that the danger is over for those who are warned. */
const SAFE = [
  String.raw`gefahr(?:${few(4)}|\s)(?:vorüber|vorbei|gebannt|beseitigt|nicht\smehr)`,
  String.raw`keine(?:rlei)?\s(?:\p{L}+\s){0,2}?gefahr(?:en)?(?:${few(4)}|\s)mehr`,
  String.raw`(?:können|dürfen|kann|darf)${few(8)}(?:wieder\s)?${BACK}`,
  String.raw`(?:fenster|türen)(?:${few(6)}|\s)wieder\s(?:geöffnet|öffnen)`,
  String.raw`(?:gibt|geben|gab|gaben)${few(3)}entwarnung`,
].map(one => START + one + END)

const inAny = (all: readonly string[]) => new RegExp(all.join('|'), 'iu')
const EVENT = inAny(EVENTS)
const each = (all: readonly string[]) => all.map(one => new RegExp(one, 'iu'))
const STATEMENTS = each([...EVENTS, ...SAFE])
/** Harmless news beside an end. */
const CLEARED = each([
  String.raw`${START}(?:rauch|rauchwolke|gas|geruch)(?:${few(2)}|\s)(?:ab|ver)gezogen${END}|${START}(?:rauch|gas|geruch)\sverzogen${END}`,
])
/** The end of the danger itself: that of a road block, a disruption or an operation is none. */
const OVER = inAny([
  ...SAFE,
  ...[
    String.raw`(?!entwarnung)\p{L}*(?:warnung|gefahrenmeldung|abkochgebot|abkochempfehlung)(?:en)?(?:${few(4)}|\s)(?:aufgehoben|beendet|zurückgenommen)`,
    LEAVING_LIFTED,
  ].map(one => START + one + END),
])

/** Words after which a statement is about later, about a part, or denied. */
const PENDING = new RegExp(
  [
    String.raw`${START}(?:noch|(?:nicht|kein(?:e[nmrs]?)?)(?!\s(?:\p{L}+\s){0,4}?mehr)|teil(?:weise|s)|teil\p{L}*|zum\steil|vorerst|voraussichtlich|vermutlich|möglicherweise|sobald|wenn|falls|ob|bis|erst|bevor|vor|nachdem|nach\s(?:der|dem)|sollen?|soll|sollte|geplant|folgt|erwartet|nur|außer|ausgenommen|ausnahme|einige|einzelne|manche|fast|beinahe|angeblich|irrtümlich\p{L}*|falsch\p{L}*)${END}`,
    String.raw`${START}wird${END}(?!\shiermit)|(?<!nicht\smehr\s\p{L}{1,20}\s|(?:können|dürfen|kann|darf)\s[^.]{0,80})${START}werden${END}(?!\shiermit)`,
    String.raw`${START}ab\s(?:sofort\snicht|\d|ca|etwa|morgen|heute|dem)|${START}(?:morgen|später)${END}`,
  ].join('|'),
  'iu',
)

/** Words of a text that tells of more than an end, or of an end with a condition or for a part. */
const GOES_ON = new RegExp(
  [
    String.raw`${START}(?:weiter(?:hin|e[nmrs]?)?|bleib(?:en|t)|noch|vorerst|vorsorglich|teilweise|dauer(?:n|t)\san|halten\san|andauer\p{L}*|aber|jedoch|allerdings|erneut\p{L}*)${END}`,
    String.raw`${START}(?:erste|zweite|dritte)[nrs]?${END}|${START}(?:eins|zwei|drei|beide[nr]?|eine[rs]?\s(?:der|von))${END}`,
    String.raw`${START}(?:begleitung|kurz|kurzzeitig|kurzfristig|stundenweise|sofern|solange)${END}`,
    String.raw`${START}(?:tot|tote[mnr]?|leblos|verstorben|leiche)${END}`,
    String.raw`neue\s(?:gefahr|warnung)|wieder\saufgeflammt|${START}keine\sentwarnung|nachlösch\p{L}*|${START}(?:vorsicht|achtung|lebensgefahr)${END}`,
  ].join('|'),
  'iu',
)
/** What is in force, or not, for those who are warned. */
const STANDING = String.raw`(?:warnung|gefahr|gebot|empfehlung|evakuierung)`
/** Words of a text that deny an end, whatever the headline says. */
const STILL = new RegExp(
  [
    String.raw`(?:noch|vorerst|weiterhin)\skeine\sentwarnung|keine\sentwarnung|weiterhin\s(?:\p{L}+\s)?gefahr`,
    String.raw`(?:entschärfung|sprengung)\s(?:\p{L}+\s){0,4}?(?:beginnt|startet|läuft|folgt|steht)`,
    String.raw`${STANDING}\s(?:(?!nicht\s)\p{L}+\s){0,5}?(?:weiter|weiterhin|fort|bestehen|noch\snicht)${END}`,
    String.raw`(?:gilt|besteht|bleibt)\s(?:\p{L}+\s){0,2}?(?:weiter|weiterhin|noch)\s(?:\p{L}+\s){0,4}?${STANDING}${END}`,
    String.raw`${START}(?:zweite|dritte|weitere)[nr]?\s(?:bombe|fliegerbombe|weltkriegsbombe)|wieder\saufgeflammt`,
  ].join('|'),
  'iu',
)

type Over = 'certain' | 'perhaps' | undefined

export type Words = {
  readonly titel: string
  readonly beschreibung?: string
  readonly anweisung?: string
  readonly schwere?: string
  /** Instructions of the earlier messages; present if the message continues one. */
  readonly zuvor?: string
  /** Text of the message before, which services often send again. */
  readonly vortext?: string
}

/** Returns the text of a message, and what it newly says to do: services often repeat old instructions. */
export const textOf = ({ beschreibung = '', anweisung = '', zuvor = '' }: Words): string =>
  [beschreibung, withoutEarlier(anweisung, zuvor)].filter(Boolean).join('\n')

/** Tests whether a message denies that the danger is over, or still tells people what to do. */
export const isDenied = (words: Words): boolean => {
  const text = textOf(words)
  return STILL.test(text) || hasOrder(text) || hasOrder(words.titel) || GOES_ON.test(words.titel)
}

/**
 * Returns whether a message tells the end of its danger. `certain` only if nothing in its headline or text is
 * about more than that; `perhaps` must not be called an all-clear, and not be announced as a warning either.
 */
export function toldOver(words: Words): Over {
  const { schwere = '', zuvor } = words
  const titel = withOnePlace(words.titel)
  const text = textOf(words)
  const goesOn = GOES_ON.test(text) || isDenied(words)
  const isPending = PENDING.test(titel)
  if (!isPending && EVENT.test(titel))
    return !goesOn && tellsOnlyEnds(titel) && hasPartOf(titel, STATEMENTS) ? 'certain' : 'perhaps'
  if (zuvor === undefined) return undefined
  const sentences = sentencesOf(text)
  const clear = sentences.filter(one => !PENDING.test(one))
  const told = STATEMENTS.filter(statement => clear.some(one => statement.test(one))).length
  if (told === 0) return undefined
  // An update often keeps its severity: then one statement alone may be about a detail.
  const enough = schwere === 'Extreme' || schwere === 'Severe' ? 2 : 1
  const isOnlyEnd =
    clear.length === sentences.length && clear.every(one => isHarmless(one, [...STATEMENTS, ...CLEARED]))
  return !goesOn && !isPending && isOnlyEnd && told >= enough && clear.some(one => OVER.test(one))
    ? 'certain'
    : 'perhaps'
}

/** Tests whether a headline with an all-clear tells beside it one matter at most. */
export const tellsAllClear = (titel: string, allClear: RegExp): boolean =>
  tellsOneMatter(titel, allClear, [...STATEMENTS, ...CLEARED])

/** Tests whether a headline tells ends of events with place, time and sender, and nothing else. */
export const tellsOnlyEnds = (titel: string, more: readonly RegExp[] = []): boolean =>
  tellsOnly(titel, [...STATEMENTS, ...CLEARED, ...more])
