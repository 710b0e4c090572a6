import { namesAnotherDay } from './another-day.ts'
import {
  announces,
  isContent,
  isPlaceOrTime,
  namesDanger,
  saysNoDanger,
  tellsDangerToo,
} from './only-test.ts'
import { HEARD } from './part-of-exercise.ts'

/** Words for a warning; in compounds such as `Probewarnung` they form the name of a test. */
const SUBJECT = String.raw`(?:ent)?(?:warn|meldung|nachricht|durchsage)\p{L}*`
/** Words for means of warning. */
const MEANS = String.raw`(?:sirene|warn|alarm|nina|mowas|katwarn|biwapp|cell[-\s]?broadcast)\p{L}*`
/** Words for a trial; a trial of a means of warning is a test. */
const TRIAL = String.raw`(?:(?:funktions|system)(?:test|probe|prüfung)|testlauf|probelauf)s?`
/** Names of a message that is itself a test: Probewarnung, Testmeldung, Probe Entwarnung. */
const OF_MESSAGES = [
  String.raw`(?:probe|tests?|übungs?|uebungs?)(?:[-‐‑–]\s?)?${SUBJECT}`,
  String.raw`(?<!-)(?:probe|test)\s(?:ent)?warnung(?!\p{L})`,
  String.raw`(?:test|exercise)[-\s](?:warning|alert|message)s?`,
].join('|')
/** Names of a test that a message may also only announce: Probealarm, Sirenenprobe, Test der Sirenen. */
const OF_EVENTS = [
  String.raw`(?:probe|tests?|übungs?|uebungs?)(?:[-‐‑–]\s?)?(?:alarm|alert|auslösung)\p{L}*`,
  String.raw`(?<!-)(?:probe|test)\salarm(?!\p{L})`,
  String.raw`(?:sirenen?|warn|alarm)[-‐‑–]?(?:probe|test|übung)(?:alarm|lauf)?s?`,
  String.raw`(?:probe|test|übung|überprüfung|${TRIAL})\s(?:\p{L}{0,3}\d+\s)?(?:(?:der|des|von|vom|im|aller)\s(?:\p{L}+\s)?)?${MEANS}`,
  String.raw`(?:nina|mowas|katwarn|biwapp|cell[-\s]broadcast)[-\s](?:${TRIAL}|test|probe)`,
  String.raw`(?:bundesweite|landesweite|europaweite|kommunale|regionale)[mnrs]?\swarntag\p{L}*`,
].join('|')
const NAMES = `${OF_MESSAGES}|${OF_EVENTS}`
const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
const NAMED = new RegExp(`${START}(?:${NAMES})${END}`, 'giu')
const MESSAGE_NAMED = new RegExp(`${START}(?:${OF_MESSAGES})${END}`, 'giu')
export const EVENT_NAMED = new RegExp(String.raw`${START}(?:${OF_EVENTS}|warntag\p{L}*)${END}`, 'giu')
/** The word for an exercise, which no sample is called. */
const EXERCISE = '(?:übung|uebung|exercise|übungsmeldung|übungswarnung|übungslage|übungstext)'
const ONLY = '(?:nur|lediglich|bloß|ausschließlich)'

/** Explicit statements that the warning is a test. */
const OUTRIGHT = new RegExp(
  [
    String.raw`${START}(?:dies|das|hier|es)\s(?:ist|war|handelt(?:e)?(?:\ses)?\ssich)(?:\s(?:hier|hierbei|dabei))?(?:\sum)?(?:\s${ONLY})?\sein(?:e[nrms]?)?\s(?:\p{Ll}+\s){0,2}(?:test|probe|übung|probewarnung|testwarnung|probealarm)${END}(?!\s(?:auf|aus)\s)`,
    String.raw`(?<!nicht\s)${START}${ONLY}\s(?:ein(?:e[nrm]?)?|zum|zur|als)\s(?:test|probe|übung)${END}(?!\s(?:auf|aus)\s)`,
    String.raw`${START}this\sis\s(?:only\s)?an?\s(?:test|exercise|drill)${END}`,
    String.raw`${START}(?:warn|meldung|nachricht|alarm)\p{L}*[^.!?\n]{0,60}\szu\s(?:reinen\s)?(?:test|übungs|probe)zwecken${END}`,
  ].join('|'),
  'iu',
)
/**
 * The word alone in a headline: `TEST`, `Übung: Großbrand`, `Hochwasser (Probe)`; but not `Test auf Keime`.
 */
const BY_ITSELF = new RegExp(
  [
    String.raw`^\W*(?:test|probe|übung|uebung|${TRIAL})(?:\s+\p{L}{0,3}\d+)?\s*(?:$|[:!*)\]|]|\s[-–—])`,
    // Matches ÜBUNG ÜBUNG Hochwasser.
    String.raw`${START}(?<word>test|probe|übung|uebung)\W+\k<word>${END}`,
    // Matches Technischer Test, Nur Test, Systemtest des Landes, Übungslage: Hochwasser.
    String.raw`^\W*(?:(?:technische|interne|monatliche|jährliche|landesweite|bundesweite|kommunale|regionale)[rs]?\s|${ONLY}\s)(?:test|probe|übung|${TRIAL})\W*$`,
    String.raw`^\W*${TRIAL}\s(?:des|der)\s(?:landes|bundes|kreises|landkreises|stadt|leitstelle)\W*$`,
    String.raw`^\W*übungslage${END}`,
    // Nobody heads a real danger with this word alone.
    String.raw`^\W*(?:probe|test|übungs?)[-‐‑–]?alarm\W*$`,
    String.raw`[([*|]\s*(?:test|probe|übung)\s*[)\]*|]|\s[-–—]\s*(?:test|probe|übung)\W*$`,
  ].join('|'),
  'iu',
)
/** The word between marks: `+++ ÜBUNG +++`, `(Übung)`, `*** EXERCISE ***`. */
const MARKED = new RegExp(
  [
    String.raw`[([{*|+#=!<>~_]\s*(?:nur\s|reine\s|eine\s)?${EXERCISE}\s*[)\]}*|+#=!<>~_]`,
    String.raw`(?<=^|\s)[-–—]+\s*${EXERCISE}\s*[-–—]+(?=\s|$)`,
  ].join('|'),
  'iu',
)
/** The word at the very beginning of a text, twice, before a colon, or marked. */
const AT_THE_BEGINNING = new RegExp(
  [
    String.raw`^[^\p{L}\d]*${EXERCISE}(?:[^\p{L}\d]+${EXERCISE}${END}|\s*:|\s+[-–—]|\s*[!.]?\s*$|\s*!)`,
    String.raw`^[^\p{L}\d]*(?:beginn|anfang|start)\s(?:der\s)?${EXERCISE}`,
  ].join('|'),
  'iu',
)
/** The word at the very end of a text: `ENDE DER ÜBUNG`, `ÜBUNG ÜBUNG`, `Dies war eine Übung.` */
const AT_THE_END = new RegExp(
  [
    String.raw`${START}ende\s(?:der\s|einer\s)?${EXERCISE}[^\p{L}\d]*$`,
    String.raw`${START}(?:übungs?ende|uebungs?ende|end\sof\s(?:the\s)?exercise)[^\p{L}\d]*$`,
    String.raw`${START}${EXERCISE}[^\p{L}\d]+${EXERCISE}[^\p{L}\d]*$`,
    String.raw`\s[-–—]\s*${EXERCISE}[^\p{L}\d]*$`,
    String.raw`(?:^|[.!?:\n]\s*)(?:(?:dies|hier|es)\s(?:ist|war|handelt(?:e)?(?:\ses)?\ssich)(?:\s(?:hier|hierbei|dabei))?(?:\sum)?\s)?(?:(?:nur|lediglich|bloß)\s)?(?:eine?r?\s)?(?:reine\s)?${EXERCISE}[^\p{L}\d]*$`,
  ].join('|'),
  'iu',
)
/** The word before a name or number: `Test W06`, `Übung Hochwasser`. */
const BEFORE_A_NAME = /^\W*(?:[Tt]est|TEST|[Pp]robe|PROBE|[ÜüUu]e?bung|ÜBUNG|UEBUNG)\s+(?:\p{Lu}|\d)/u
/** Exceptions: findings in samples, and an exercise with real consequences. */
const FOUND =
  /wasser(?!stand)|keim|bakteri|legionell|virus|viren|erreger|seuche|grippe|corona|salmonell|asbest|gift|boden|luft|milch|lebensmittel|positiv|negativ|nachgewiesen|nachweis|befund|ergebnis|ergab|ergibt|zeig|auffällig|belaste|belastung|verunreinig|verseuch|grenzwert|abkoch|entnommen|entnahme|labor|unfall|verletzt|eskalier|explodier|ausgetreten|abgebrochen|außer\skontrolle|schiefgelaufen|gescheitert|fehlgeschlagen/iu
const HIGH_WATER = /hochwasser/giu

/** Negations before the word, and references to another test in the past or future. */
const NONE = new RegExp(
  String.raw`${START}(?:keine?[nmrs]?|nicht\sum\sein(?:e[nmr]?)?|nicht\smit\s\p{L}+|anstelle\s\p{L}+|statt\s\p{L}+|anders\sals\s(?:bei|beim|am|im)?|(?:nach|seit|wegen|trotz|durch|bei|während)(?:\s(?:dem|des|der|den|das|einem|eine[rnms]))?|beim|beim\sletzten|vom\sletzten|der\sletzte|nicht\swie\s(?:bei|beim|am)?)\s*(?:\p{L}+\s)?$`,
  'iu',
)
const CALLED_OFF =
  /(?<!\p{L})(?:entfällt|entfallen|abgesagt|verschoben|fällt\s[^.!?]*aus|nicht\sstatt)(?!\p{L})/iu
const DENIED = new RegExp(
  String.raw`${START}(?:keine?[nmrs]?|nicht\sum\sein(?:e[nmr]?)?)\s(?:\p{Ll}+\s)?(?:test|probe|übung|${NAMES})${END}`,
  'iu',
)
/** What may stand before the name at the beginning of a headline. */
const BEGINNING = /^\W*(?:\p{L}+e[nrs]?\s)?$/iu
/** Opening phrases before the first sentence of a text. */
const CALL =
  /^(?:achtung|wichtig\p{L}*|hinweis|information|liebe\s.*|sehr\sgeehrte.*|guten\s.*)?\W*$|keine\sgefahr/iu

/** The words of a message. `gesendet` tells whether a day that they name is today. */
export type Words = {
  readonly titel: string
  readonly ereignis?: string
  readonly beschreibung?: string
  readonly anweisung?: string
  readonly gesendet?: string
}

/**
 * Tests whether a message is itself a test, regardless of its severity: on the national warning day, the
 * highest level is sent to the whole country. The headline or the beginning of the text decides; later
 * sentences may refer to another test. What announces a test, or tells something else too, is none. A denial
 * decides against a test, and so does any doubt.
 */
export function saysTest({
  titel,
  ereignis = '',
  beschreibung = '',
  anweisung = '',
  gesendet = '',
}: Words): boolean {
  if ([titel, ereignis, beschreibung, anweisung].some(text => DENIED.test(text))) return false
  const text = beschreibung || anweisung
  return (
    isTestTitle(titel, gesendet, text) ||
    // The name of the event is the same for a test and for its announcement.
    (isTestTitle(ereignis, gesendet, text) &&
      !namesDanger(titel.replace(ereignis, '')) &&
      !namesTestAhead({ titel, beschreibung: text, gesendet })) ||
    isTestText(titel, text, gesendet) ||
    (isMarked(titel, gesendet) && !namesAnotherDay(titel, gesendet)) ||
    [beschreibung, anweisung].some(part => isMarked(part, gesendet))
  )
}

/** Tests whether a headline, or the first sentence below it, is about a test on another day. */
export const namesTestAhead = ({ titel, beschreibung = '', gesendet = '' }: Words): boolean =>
  [titel, beginningOf(beschreibung)].some(part => namesAnotherDay(part, gesendet)) || announces(titel)

/** How much of a text at its beginning and at its end may mark it as an exercise. */
const MARGIN = 120

/** Tests whether the first or last words of a text say that it is an exercise. */
function isMarked(text: string, sent: string): boolean {
  const first = text.trim().slice(0, MARGIN)
  const last = text.trim().slice(-MARGIN)
  if (AT_THE_BEGINNING.test(first) || [first, last].some(part => MARKED.test(part))) return true
  return AT_THE_END.test(last) && !namesAnotherDay(last, sent) && !HEARD.test(last)
}

function isTestTitle(title: string, sent: string, text: string): boolean {
  const beginning = beginningOf(title)
  if (OUTRIGHT.test(beginning)) return true
  if (announces(title) || namesAnotherDay(title, sent)) return false
  if (BY_ITSELF.test(title)) return true
  const isSample = FOUND.test(beginning.replaceAll(HIGH_WATER, ''))
  return (
    (BEFORE_A_NAME.test(beginning) && !isSample) ||
    names(beginning, MESSAGE_NAMED).some(({ before, after }) =>
      BEGINNING.test(before) || CALL.test(before)
        ? isContent(after)
        : !/\p{L}/u.test(after) && LAST_WORD.test(before),
    ) ||
    (names(beginning, EVENT_NAMED).some(
      ({ before, after }) => (BEGINNING.test(before) || CALL.test(before)) && isPlaceOrTime(after),
    ) &&
      isPlaceOrTime(title.slice(beginning.length)) &&
      isOfTestAlone(text, sent))
  )
}

/** Tests whether the text below the headline of a test is about the test of today, and nothing else. */
const isOfTestAlone = (text: string, sent: string): boolean =>
  text === '' ||
  (!tellsDangerToo(text) && (saysNoDanger(text) || (!announces(text) && !namesAnotherDay(text, sent))))

function isTestText(title: string, text: string, sent: string): boolean {
  const beginning = beginningOf(text)
  if (OUTRIGHT.test(beginning)) return true
  if ([title, beginning].some(part => namesAnotherDay(part, sent))) return false
  const isNamed = (name: RegExp) =>
    names(beginning, name).some(
      ({ before, after }) =>
        !FOUND.test(before.replaceAll(HIGH_WATER, '')) &&
        (name !== MESSAGE_NAMED ||
          saysNoDanger(beginning) ||
          (!/\p{L}/u.test(before) && SENTENCE_END.test(after))),
    )
  if (isNamed(MESSAGE_NAMED)) return true
  return isNamed(NAMED) && !namesDanger(title) && isOfTestAlone(text, sent)
}

const SENTENCE_END = /^\s*(?:[.!:–—-]|$)/u
/** Before the last word of a headline: „Großbrand – PROBEWARNUNG“, „Entwarnung der Probewarnung“. */
const LAST_WORD = /(?:[-–—:|(*+.!]|entwarnung\s\p{L}+)\s*$/iu

/** Returns the matches of a name for tests in a text, without negated and cancelled ones. */
export const names = (
  text: string,
  name: RegExp,
): readonly { readonly before: string; readonly after: string }[] =>
  [...text.matchAll(name)].flatMap(({ 0: found, index }) => {
    const before = text.slice(Math.max(0, index - 100), index)
    const after = text.slice(index + found.length, index + found.length + 200)
    return NONE.test(before) || CALLED_OFF.test(after) ? [] : [{ before, after }]
  })

/**
 * Returns the first sentence of a text, including opening phrases before it. A date does not end a sentence.
 */
export function beginningOf(text: string): string {
  const sentences = text.split(/(?<=(?:^|[^\d.]|\d{3})[.!?]+)\s|\n+/)
  const first = sentences.findIndex(sentence => !CALL.test(sentence.replace(/^\W+/u, '')))
  return first < 0 ? text : sentences.slice(0, first + 1).join(' ')
}
