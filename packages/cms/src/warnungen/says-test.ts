/** What tests are called, as one word or as several: a test, a rehearsal or an exercise of warning. */
const SUBJECT = String.raw`(?:ent)?(?:warn|alarm|alert|meldung|nachricht|durchsage|auslösung)\p{L}*`
const NAMES = [
  // Probewarnung, Test-Alarm, Übungsmeldung, Probe Entwarnung, Test- und Probealarm
  String.raw`(?:probe|tests?|übungs?|uebungs?)(?:[-‐‑–]\s?)?${SUBJECT}`,
  String.raw`(?<!-)(?:probe|test)\s(?:ent)?(?:warnung|alarm)(?!\p{L})`,
  String.raw`(?:sirenen?|warn|alarm)[-‐‑–]?(?:probe|test|übung)(?:alarm|lauf)?s?`,
  String.raw`(?:probe|test|probelauf|testlauf|überprüfung|funktionsprobe|übung)\s(?:der|des|von|aller)\s(?:\p{L}+\s)?(?:sirenen|warn)\p{L}*`,
  String.raw`(?:bundesweite|landesweite|europaweite|kommunale|regionale)[mnrs]?\swarntag\p{L}*`,
  String.raw`(?:test|exercise)[-\s](?:warning|alert|alarm|message)s?`,
].join('|')
const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
const NAMED = new RegExp(`${START}(?:${NAMES})${END}`, 'giu')

/** Said outright: that this is a test. */
const OUTRIGHT = new RegExp(
  [
    String.raw`${START}(?:dies|das|hier|es)\s(?:ist|war|handelt(?:e)?(?:\ses)?\ssich)(?:\s(?:hier|hierbei|dabei))?(?:\sum)?(?:\s(?:nur|lediglich|bloß))?\sein(?:e[nrms]?)?\s(?:\p{Ll}+\s){0,2}(?:test|probe|übung)${END}(?!\s(?:auf|aus)\s)`,
    String.raw`${START}this\sis\s(?:only\s)?an?\s(?:test|exercise|drill)${END}`,
    String.raw`${START}(?:warn|meldung|nachricht|alarm)\p{L}*[^.!?\n]{0,60}\szu\s(?:reinen\s)?(?:test|übungs|probe)zwecken${END}`,
  ].join('|'),
  'iu',
)
/** A headline that has the word by itself: `TEST`, `Übung: Großbrand`, `Hochwasser (Probe)`; not `Test auf Keime`. */
const BY_ITSELF =
  /^\W*(?:test|probe|übung|uebung)(?:\s+(?:test|probe|übung))*\s*(?:$|[:!*)\]|]|\s[-–—])|[([*|]\s*(?:test|probe|übung)\s*[)\]*|]|\s[-–—]\s*(?:test|probe|übung)\W*$/iu
const DAY = new RegExp(`${START}warntag`, 'iu')

/** Named to say that this is none, or that another one was or will be. */
const NONE = new RegExp(
  String.raw`${START}(?:keine?[nmrs]?|nicht\sum\sein(?:e[nmr]?)?|nicht\smit\s\p{L}+|anstelle\s\p{L}+|statt\s\p{L}+|anders\sals\s(?:bei|beim|am|im)?|(?:nach|seit|wegen|trotz)\s(?:dem|des|der)|beim\sletzten|vom\sletzten|der\sletzte|nicht\swie\s(?:bei|beim|am)?)\s*(?:\p{L}+\s)?$`,
  'iu',
)
const CALLED_OFF =
  /(?<!\p{L})(?:entfällt|entfallen|abgesagt|verschoben|fällt\s[^.!?]*aus|nicht\sstatt)(?!\p{L})/iu
const DENIED = new RegExp(
  String.raw`${START}(?:keine?[nmrs]?|nicht\sum\sein(?:e[nmr]?)?)\s(?:\p{Ll}+\s)?(?:test|probe|übung|${NAMES})${END}`,
  'iu',
)

type Words = {
  readonly titel: string
  readonly ereignis?: string
  readonly beschreibung?: string
  readonly anweisung?: string
}

/**
 * Whether a warning says of itself that it is a test, whatever its severity claims: on the day of warnings the whole
 * country is told of the worst. One that says it is none is none; in doubt it is danger.
 */
export function saysTest({ titel, ereignis = '', beschreibung = '', anweisung = '' }: Words): boolean {
  const headline = `${titel}\n${ereignis}`
  const text = `${beschreibung}\n${anweisung}`
  if (DENIED.test(headline) || DENIED.test(text)) return false
  const isHeadline = [titel, ereignis].some(line => BY_ITSELF.test(line)) || DAY.test(headline)
  return isHeadline || [headline, text].some(words => OUTRIGHT.test(words) || isNamed(words))
}

const isNamed = (text: string): boolean =>
  [...text.matchAll(NAMED)].some(({ 0: name, index }) => {
    const before = text.slice(Math.max(0, index - 60), index)
    const after = /^[^.!?\n]{0,200}/.exec(text.slice(index + name.length))?.[0] ?? ''
    return !NONE.test(before) && !CALLED_OFF.test(after)
  })
