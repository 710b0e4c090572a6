import { folded } from '../folded.ts'

/** Words about another day, bags that are handed out, bins that are washed, and reminders. */
const SOMETHING_ELSE = new RegExp(
  String.raw`\b(?:\w*(?:${[
    'ausgabe',
    'ausgabestelle',
    'annahme',
    'annahmestelle',
    'sammelstelle',
    'abgabe',
    'abgabestelle',
    'anlieferung',
    'auslieferung',
    'zustellung',
    'verteilung',
    'verkauf',
    'reinigung',
    'waesche',
    'spuelung',
    'kontrolle',
    'bestellung',
    'anmeldung',
    'anmeldeschluss',
    'meldeschluss',
    'annahmeschluss',
    'bestellschluss',
    'meldefrist',
    'gebuehr',
    'gebuehren',
    'bescheid',
    'tausch',
    'beratung',
    'urlaub',
    'oeffnung',
    'oeffnungszeit',
    'oeffnungszeiten',
  ].join(
    '|',
  )})|anmelden|waschen|geoeffnet|geschlossen|rechnung|workshop|vortrag|fuehrung|besichtigung|erinner\w+|reminder|morgen|vorabend|heute abend|raus|(?:hin|her)?aus ?stellen|rausstellen|nicht vergessen|auf (?:abruf|anfrage|bestellung))\b`,
)

/** Cancellations, in words that mean nothing else. */
const FALLS_OUT = new RegExp(
  [
    String.raw`\b(?:entfaellt|entfallen|entfall|ausfallen|ausgefallen|ausfaellt|abgesagt|absage|gestrichen|geloescht|storniert|cancell?ed|\w*ausfall)\b`,
    String.raw`\bfaellt\b.*\b(?:aus|weg)\b`,
    String.raw`\b(?:findet|finden)\b.*\bnicht statt\b`,
    String.raw`\bnicht (?:geleert|abgeholt|geholt|abgefahren|eingesammelt)\b`,
    String.raw`\bkeine \w*(?:leerung|abfuhr|abholung|sammlung)\b`,
    // Struck-out text: by marks, or letter by letter.
    String.raw`~~|[\u0335-\u0338]`,
  ].join('|'),
)
/** Negations of anything. */
const NEGATED = /\b(?:kein|keine|keinen|keinem|keiner|nicht|ohne|ausser|anstelle|anstatt)\b/
/** The collection is on another day; „verschoben vom“ is in the title of the new day. */
const MOVED_AWAY = /\b(?:verschoben|verlegt|vorverlegt|vorgezogen|nachgeholt) (?:auf|am|zum)\b/
const MOVED_HERE = /\b(?:vom|von|statt)\b/

/** Whether a note beside a date cancels it. */
export const fallsOut = (note: string): boolean => FALLS_OUT.test(folded(note))

/** In place of a new day, these words cancel too. */
const NO_NEW_DAY =
  /^\W*(?:ersatzlos|(?:kein|keine|ohne) (?:ersatz|ersatztermin|ersatztag|nachholtermin|nachholung|neuer termin|ausweichtermin))\W*$/
const NOT_CERTAIN =
  /\?|\b(?:evtl|eventuell|ggf|gegebenenfalls|vielleicht|vermutlich|voraussichtlich|wahrscheinlich|teilweise|nur|falls|wenn|oder|noch)\b|\b(?:entfaellt|entfallen|faellt|abgesagt|gestrichen) (?:doch )?nicht\b/

/** Whether a text in place of a new day cancels the old one for certain. */
export function cancelsDay(text: string): boolean {
  const said = folded(text)
  return (FALLS_OUT.test(said) || NO_NEW_DAY.test(said)) && !NOT_CERTAIN.test(said)
}

/**
 * Whether the named kinds are collected. `rest` holds the words around the kinds, `many` is the number of
 * kinds.
 */
export function meaning(rest: string, text: string, many: number): 'abfuhr' | 'entfaellt' | 'anderes' {
  if (SOMETHING_ELSE.test(rest)) return 'anderes'
  // With several kinds it is unclear which one is cancelled.
  if (FALLS_OUT.test(text)) return many === 1 ? 'entfaellt' : 'anderes'
  if (NEGATED.test(rest)) return 'anderes'
  return MOVED_AWAY.test(text) && !MOVED_HERE.test(text) ? 'anderes' : 'abfuhr'
}
