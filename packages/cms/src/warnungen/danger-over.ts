import { isPlaceOrTime } from './only-test.ts'

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
const LIFTED = [
  String.raw`${MEASURE}(?:${few(4)}|\s)(?:aufgehoben|beendet|zurückgenommen)`,
  String.raw`${LEAVING}(?:${few(4)}|\s)(?:aufgehoben|zurückgenommen)`,
]

/** Ends of events, as headlines name them. */
const EVENTS = [
  String.raw`\p{L}*(?:bombe|blindgänger|kampfmittel|sprengkörper|granate|munition)(?:n|s)?(?:${few(5)}|\s)${DEFUSED}`,
  String.raw`\p{L}*(?:entschärfung|sprengung)(?:${few(4)}|\s)(?:gelungen|geglückt|(?:erfolgreich\s)?(?:abgeschlossen|beendet)|erfolgreich)`,
  String.raw`\p{L}*(?:brand|feuer)(?:${few(4)}|\s)(?:gelöscht|erloschen)`,
  String.raw`${START}feuer\saus`,
  String.raw`löscharbeiten(?:${few(2)}|\s)(?:abgeschlossen|beendet)`,
  ...LIFTED,
  String.raw`\p{L}*(?:ausfall|störung|leck|rohrbruch|austritt|rauchentwicklung|geruch)(?:${few(4)}|\s)(?:behoben|beseitigt|beendet|abgedichtet|gestoppt)`,
  String.raw`(?:strom|wasser|gas|wärme)versorgung(?:${few(4)}|\s)wieder\s?(?:hergestellt|da|stabil)`,
  String.raw`notrufe?(?:${few(4)}|\s)wieder\s(?:erreichbar|verfügbar|möglich)`,
  String.raw`(?:trink|leitungs)?wasser(?:${few(5)}|\s)(?:wieder\s(?:trinkbar|sauber|genießbar|unbedenklich)|nicht\smehr\sabgekocht(?:\swerden)?)`,
  String.raw`strom(?:${few(3)}|\s)wieder\s(?:da|zurück)`,
  String.raw`wasser${few(2)}(?:kann|darf)${few(3)}wieder(?:${few(4)}|\s)getrunken(?:\swerden)?`,
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
const STATEMENTS = [...EVENTS, ...SAFE].map(one => new RegExp(one, 'iu'))

/** Words after which a statement is about later, about a part, or denied. */
const PENDING = new RegExp(
  [
    String.raw`${START}(?:noch|(?:nicht|kein(?:e[nmrs]?)?)(?!\s(?:\p{L}+\s){0,4}?mehr)|teil(?:weise|s)|teil\p{L}*|zum\steil|vorerst|voraussichtlich|vermutlich|möglicherweise|sobald|wenn|falls|ob|bis|erst|bevor|vor|nachdem|nach\s(?:der|dem)|sollen?|soll|sollte|geplant|folgt|erwartet|nur|außer|ausgenommen|ausnahme|einige|einzelne|manche|fast|beinahe|angeblich|irrtümlich\p{L}*|falsch\p{L}*)${END}`,
    String.raw`${START}wird${END}(?!\shiermit)|(?<!nicht\smehr\s\p{L}{1,20}\s|(?:können|dürfen)\s[^.]{0,80})${START}werden${END}(?!\shiermit)`,
    String.raw`${START}ab\s(?:sofort\snicht|\d|ca|etwa|morgen|heute|dem)|${START}(?:morgen|später)${END}`,
  ].join('|'),
  'iu',
)

/** Words of a text that tells of more than an end. */
const GOES_ON = new RegExp(
  [
    String.raw`${START}(?:weiter(?:hin|e[nmrs]?)?|bleib(?:en|t)|noch|vorerst|vorsorglich|teilweise|dauer(?:n|t)\san|halten\san|andauer\p{L}*|aber|jedoch|allerdings|zweite[nrs]?|erneut\p{L}*)${END}`,
    String.raw`neue\s(?:gefahr|warnung)|wieder\saufgeflammt|${START}keine\sentwarnung|nachlösch\p{L}*|${START}(?:vorsicht|achtung|lebensgefahr)${END}`,
  ].join('|'),
  'iu',
)

type Over = 'certain' | 'perhaps' | undefined

type Words = {
  readonly titel: string
  readonly beschreibung?: string
  readonly schwere?: string
  /** Present if the message continues an earlier one. */
  readonly zuvor?: string
}

/**
 * Returns whether a message tells the end of its danger. `certain` only if nothing in its headline or text is
 * about more than that; `perhaps` must not be called an all-clear, and not be announced as a warning either.
 */
export function toldOver({ titel, beschreibung = '', schwere = '', zuvor }: Words): Over {
  const goesOn = GOES_ON.test(titel) || GOES_ON.test(beschreibung)
  const found = PENDING.test(titel) ? null : EVENT.exec(titel)
  if (found) {
    const rest = titel.slice(found.index + found[0].length)
    return !goesOn && isOfTheEnd(rest) ? 'certain' : 'perhaps'
  }
  if (zuvor === undefined) return undefined
  const statements = endsIn(beschreibung)
  if (statements === 0) return undefined
  // An update often keeps its severity: then one statement alone may be about a detail.
  const enough = schwere === 'Extreme' || schwere === 'Severe' ? 2 : 1
  return !goesOn && !PENDING.test(titel) && isSaid(beschreibung) && statements >= enough
    ? 'certain'
    : 'perhaps'
}

/** Tests whether a headline goes on after the end of its event with place and time, or with another end. */
const isOfTheEnd = (rest: string): boolean =>
  rest
    .split(/[,;:!|()]|\s[-–—]\s|(?<!\d)\.|\sund\s/u)
    .every(part => isPlaceOrTime(part) || STATEMENTS.some(one => one.test(part)))

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[^\d.\s][.!?])\s+|\n+/u)

const SAID = inAny([...SAFE, ...LIFTED.map(one => START + one + END)])
const isSaid = (text: string): boolean => sentencesOf(text).some(one => !PENDING.test(one) && SAID.test(one))

/** Returns how many different statements of a text tell an end that has come. */
const endsIn = (text: string): number => {
  const clear = sentencesOf(text).filter(one => !PENDING.test(one))
  return STATEMENTS.filter(statement => clear.some(one => statement.test(one))).length
}
