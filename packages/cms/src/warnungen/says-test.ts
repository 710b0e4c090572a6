/** Words for a warning; in compounds such as `Probewarnung` they form the name of a test. */
const SUBJECT = String.raw`(?:ent)?(?:warn|alarm|alert|meldung|nachricht|durchsage|auslösung)\p{L}*`
/** Words for means of warning. */
const MEANS = String.raw`(?:sirene|warn|alarm|nina|mowas|katwarn|biwapp|cell[-\s]?broadcast)\p{L}*`
/** Words for a trial; a trial of a means of warning is a test. */
const TRIAL = String.raw`(?:(?:funktions|system)(?:test|probe|prüfung)|testlauf|probelauf)s?`
const NAMES = [
  // Matches Probewarnung, Test-Alarm, Übungsmeldung, Probe Entwarnung, Test- und Probealarm.
  String.raw`(?:probe|tests?|übungs?|uebungs?)(?:[-‐‑–]\s?)?${SUBJECT}`,
  String.raw`(?<!-)(?:probe|test)\s(?:ent)?(?:warnung|alarm)(?!\p{L})`,
  String.raw`(?:sirenen?|warn|alarm)[-‐‑–]?(?:probe|test|übung)(?:alarm|lauf)?s?`,
  String.raw`(?:probe|test|übung|überprüfung|${TRIAL})\s(?:\p{L}{0,3}\d+\s)?(?:(?:der|des|von|vom|im|aller)\s(?:\p{L}+\s)?)?${MEANS}`,
  String.raw`(?:nina|mowas|katwarn|biwapp|cell[-\s]broadcast)[-\s](?:${TRIAL}|test|probe)`,
  String.raw`(?:bundesweite|landesweite|europaweite|kommunale|regionale)[mnrs]?\swarntag\p{L}*`,
  String.raw`(?:test|exercise)[-\s](?:warning|alert|alarm|message)s?`,
].join('|')
const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
const NAMED = new RegExp(`${START}(?:${NAMES})${END}`, 'giu')
const NAMED_IN_TITLE = new RegExp(String.raw`${START}(?:${NAMES}|warntag\p{L}*)${END}`, 'giu')
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
const WEEKDAY = '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend'
/**
 * Statements which show that the test is not this message: it is announced for another day, or takes place
 * nevertheless.
 */
const ANOTHER_DAY = new RegExp(
  String.raw`${START}(?:(?:am|vom|ab|bis|zum)\s(?:(?:kommenden|nächsten|diesen)\s)?(?:(?:de[nm]\s)?\d{1,2}\.|${WEEKDAY})|(?<!heute\s)morgen${END}|übermorgen|gestern|(?:nächst|kommend|vergangen|letzt)e[nmrs]?\s|ankündigung|angekündigt|trotzdem|dennoch|wie\sgeplant)`,
  'iu',
)
/** The beginning of a headline: a headline that begins with the word may contain a date. */
const BEGINNING = /^\W*(?:\p{L}+e[nrs]?\s)?$/iu
/** Opening phrases before the first sentence of a text. */
const CALL =
  /^(?:achtung|wichtig\p{L}*|hinweis|information|liebe\s.*|sehr\sgeehrte.*|guten\s.*)?\W*$|keine\sgefahr/iu

type Words = {
  readonly titel: string
  readonly ereignis?: string
  readonly beschreibung?: string
  readonly anweisung?: string
}

/**
 * Tests whether a warning calls itself a test, regardless of its severity: on the national warning day, the
 * highest level is sent to the whole country. The headline or the beginning of the text decides; later
 * sentences may refer to another test. A denial decides against a test, and so does any doubt.
 */
export function saysTest({ titel, ereignis = '', beschreibung = '', anweisung = '' }: Words): boolean {
  if ([titel, ereignis, beschreibung, anweisung].some(text => DENIED.test(text))) return false
  return (
    [titel, ereignis].some(isTestTitle) ||
    isTestText(beginningOf(beschreibung || anweisung)) ||
    [titel, beschreibung, anweisung].some(isMarked)
  )
}

/** What people hear or see of another exercise: „Die Sirenen heulen. Dies ist eine Übung.“ */
const HEARD = /sirene|heul|(?<!\p{L})üb(?:t|en)(?!\p{L})|manöver|schüsse|hubschrauber/iu

/** How much of a text at its beginning and at its end may mark it as an exercise. */
const MARGIN = 120

/** Tests whether the first or last words of a text say that it is an exercise. */
function isMarked(text: string): boolean {
  const first = text.trim().slice(0, MARGIN)
  const last = text.trim().slice(-MARGIN)
  if (AT_THE_BEGINNING.test(first) || [first, last].some(part => MARKED.test(part))) return true
  return AT_THE_END.test(last) && !ANOTHER_DAY.test(last) && !HEARD.test(last)
}

function isTestTitle(title: string): boolean {
  const beginning = beginningOf(title)
  const isSample = FOUND.test(beginning.replaceAll(HIGH_WATER, ''))
  return (
    BY_ITSELF.test(title) ||
    (BEFORE_A_NAME.test(beginning) && !isSample) ||
    OUTRIGHT.test(beginning) ||
    names(beginning, NAMED_IN_TITLE).some(
      ({ before }) => BEGINNING.test(before) || !ANOTHER_DAY.test(beginning),
    )
  )
}

const isTestText = (text: string): boolean =>
  OUTRIGHT.test(text) ||
  (!ANOTHER_DAY.test(text) &&
    names(text, NAMED).some(({ before }) => !FOUND.test(before.replaceAll(HIGH_WATER, ''))))

/** Returns the matches of a name for tests in a text, without negated and cancelled ones. */
const names = (text: string, name: RegExp): readonly { readonly before: string }[] =>
  [...text.matchAll(name)].flatMap(({ 0: found, index }) => {
    const before = text.slice(Math.max(0, index - 100), index)
    const after = text.slice(index + found.length, index + found.length + 200)
    return NONE.test(before) || CALLED_OFF.test(after) ? [] : [{ before }]
  })

/**
 * Returns the first sentence of a text, including opening phrases before it. A date does not end a sentence.
 */
function beginningOf(text: string): string {
  const sentences = text.split(/(?<=(?:^|[^\d.]|\d{3})[.!?]+)\s|\n+/)
  const first = sentences.findIndex(sentence => !CALL.test(sentence.replace(/^\W+/u, '')))
  return first < 0 ? text : sentences.slice(0, first + 1).join(' ')
}
