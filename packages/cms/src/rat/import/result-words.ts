import { ergebnisLabels } from '@rathausplatz/contract/labels'

type Ergebnis = keyof typeof ergebnisLabels

/** Text that is longer is no result, but a decision or a report. */
const LONGEST = 160

const END = String.raw`(?!\p{L})`
const START = String.raw`(?<!\p{L})`
const whole = (...words: string[]) => new RegExp(`${START}(?:${words.join('|')})${END}`, 'giu')

/** Words for each result. */
const RESULTS: readonly (readonly [Ergebnis, RegExp])[] = [
  ['zur_kenntnis', whole('zur kenntnis(?: genommen)?', 'kenntnis genommen', 'kenntnisnahme')],
  ['abgesetzt', whole('von der tagesordnung (?:abgesetzt|genommen)', 'abgesetzt', 'absetzung')],
  [
    'vertagt',
    whole('vertagt', 'vertagung', 'verschoben', 'zurückgestellt', 'zurueckgestellt', 'zurückstellung'),
  ],
  ['abgelehnt', whole('abgelehnt', 'ablehnung')],
  ['angenommen', whole('angenommen', 'annahme', 'beschlossen', 'zugestimmt', 'zustimmung')],
]

const COUNT = String.raw`(?:\d{1,3}|keine[rn]?|eine[rmn]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`
const VOTES = String.raw`(?:ja|nein|gegen)[-\s]?stimmen?|stimmen?|gegenstimmen?|enthaltung(?:en)?|stimmenthaltung(?:en)?|enth\.?|ja|nein`

/** Words beside a result that do not change it. Anything else makes a result uncertain. */
const BESIDE: readonly RegExp[] = [
  // Matches mit 12:9 Stimmen, 12:9:0, 12 zu 9.
  /(?<!\d)(?:mit\s)?\d{1,3}\s?(?::|zu|gegen)\s?\d{1,3}(?:\s?(?::|zu)\s?\d{1,3})?(?:\sstimmen)?(?![\d\p{L}])/giu,
  // Matches Ja 12, Nein: 9, Enth. 0, 12 Ja-Stimmen, bei 2 Enthaltungen, ohne Gegenstimme.
  new RegExp(String.raw`${START}(?:${VOTES})\s*:?\s*\d{1,3}${END}`, 'giu'),
  new RegExp(
    String.raw`${START}(?:(?:mit|bei|gegen)\s)?(?:${COUNT}\s(?:${VOTES})(?:\s?\(?(?:dafür|dagegen)\)?)?)${END}`,
    'giu',
  ),
  new RegExp(String.raw`${START}ohne\s(?:gegenstimmen?|enthaltung(?:en)?)${END}`, 'giu'),
  whole(
    'einstimmige?',
    'mehrheitliche?',
    'mit (?:großer |knapper )?(?:stimmen)?mehrheit',
    '(?:un)?geändert',
    'unverändert',
    'in (?:ab|un)?geänderter (?:form|fassung)',
    'mit (?:den )?änderungen',
    '(?:wie|gemäß|laut|lt\\.?|entsprechend|nach|dem|der) (?:der |dem )?(?:beschluss|beschlussvorschlag|beschlussvorlage|beschlussempfehlung|vorschlag|vorlage|antrag|verwaltungsvorschlag|sitzungsvorlage|tischvorlage)',
    'wie (?:vorgeschlagen|vorgelegt|beantragt)',
    'antragsgemäß',
    'vorschlagsgemäß',
    '(?:der |die |das )?(?:antrag|beschlussvorschlag|beschluss|vorlage|beschlussvorlage|punkt|top|tagesordnungspunkt)',
    'und|bei|mit|wurde|wird|ist|worden|ergebnis|abstimmungsergebnis|beschlussergebnis|somit|damit',
  ),
]

/**
 * Returns the result of an item if its words are short and say exactly one result, otherwise undefined: „nicht
 * behandelt“, „teilweise abgelehnt“ and „Zu 1 abgelehnt, zu 2 angenommen“ say none that a list could show.
 */
export function ergebnisOf(said: string): Ergebnis | undefined {
  const text = withoutQuotes(said.trim()).toLowerCase()
  if (text.length > LONGEST) return undefined
  const found = RESULTS.flatMap(([ergebnis, words]) => (text.match(words) ? [ergebnis] : []))
  const [ergebnis] = found
  if (ergebnis === undefined || found.length > 1) return undefined
  const words = RESULTS.map(([, one]) => one)
  const rest = [...BESIDE, ...words].reduce((left, known) => left.replaceAll(known, ' '), text)
  return /[^\s.,;:!()–-]/u.test(rest) || isAgainstItsVotes(ergebnis, text) ? undefined : ergebnis
}

/** Whether the words of a result say more than its label. */
export const saysMore = (said: string, ergebnis: Ergebnis | undefined): boolean =>
  said !== '' && (ergebnis === undefined || said.toLowerCase() !== ergebnisLabels[ergebnis].toLowerCase())

/** A whole text in quotation marks is quoted; marks within it quote somebody else. */
const withoutQuotes = (text: string): string => /^["„“»](?<inner>[^"„“”»«]*)["“”«]$/u.exec(text)?.[1] ?? text

/** Whether a result contradicts its own votes, such as „angenommen (Ja 3, Nein 12)“. */
function isAgainstItsVotes(ergebnis: Ergebnis, text: string): boolean {
  const [, first, second] = /(?<!\d)(\d{1,3})\s?(?::|zu|gegen)\s?(\d{1,3})/u.exec(text) ?? []
  const ja = votesIn(text, '(?:ja|ja-stimmen|dafür)') ?? numberOf(first)
  const nein = votesIn(text, '(?:nein|nein-stimmen|gegenstimmen?|dagegen)') ?? numberOf(second)
  if (/einstimmig/u.test(text) && (nein ?? 0) > 0 && (ja ?? 1) > 0) return true
  if (ja === undefined || nein === undefined) return false
  return (ergebnis === 'angenommen' && ja <= nein) || (ergebnis === 'abgelehnt' && ja > nein)
}

/** „Ja 12“ first: in „Ja 20 Nein 1“, the 20 stands before both words. */
function votesIn(text: string, name: string): number | undefined {
  const after = new RegExp(String.raw`${START}${name}\s*:?\s*(\d{1,3})${END}`, 'u').exec(text)?.[1]
  const before = new RegExp(String.raw`(?<!\d)(\d{1,3})\s${name}${END}`, 'u').exec(text)?.[1]
  return numberOf(after ?? before)
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
