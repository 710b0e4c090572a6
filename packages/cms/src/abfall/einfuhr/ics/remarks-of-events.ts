import { folded } from '../folded.ts'
import type { RawRow } from '../raw-rows.ts'
import { fallsOut } from '../title/meaning.ts'

/** Words that say that a collection is on another day, or that a day is not the usual one. */
const MOVES = new RegExp(
  [
    String.raw`\b(?:verschoben|verschiebt|verschieben|\w*verschiebung|verlegt|verlegung|vorverlegt|vorverlegung|vorgezogen|vorgeholt|vorgefahren|nachgefahren|nachgeholt|nachhol\w+|nachgeleert|umgelegt|umverlegt)\b`,
    String.raw`\b(?:ersatz|ausweich)\w*|\bstattdessen\b|\bstatt (?=[\p{L}\d])|\banstelle\b|\banstatt\b`,
    String.raw`\b(?:erst|bereits|schon|dafuer|sondern) (?:wieder )?(?:am|an|\d{1,2}\.)|\b(?:neuer|anderer|geaenderter|abweichender) (?:\w*termin|\w*tag)\b`,
    String.raw`\b(?:tag|tage|woche) (?:frueher|spaeter|eher|vorher)\b|\b(?:geholt|geleert|abgeholt|abgefahren) (?:am|auf) `,
  ].join('|'),
  'u',
)
/** A rule for other cases, or for the bins: it says nothing about the day that it stands at. */
const GENERAL =
  /\b(?:falls|wenn|sofern|sollten?|bei|feiertagen|feiertage|\w*tonnen|behaelter|saecke|gefaesse|vorbehalten)\b/
const THIS_ONE = /\b(?:diese[rs]?|heute|heutige[rn]?)\b/
const MONTHS = 'januar februar maerz april mai juni juli august september oktober november dezember'.split(
  ' ',
)
const DAY = new RegExp(
  String.raw`(?<!\d)(?<tag>\d{1,2})\.\s?(?:(?<monat>\d{1,2})(?!\d)|(?<name>${MONTHS.map(one => `${one.slice(0, 3)}\\p{L}*`).join('|')}))`,
  'gu',
)
/** The end of a sentence; „13. Februar“ and „Nr. 5“ end none. */
const END =
  /\n|(?<=[!?;|])\s*|(?<=(?:\p{L}{4}|\d{4}|Uhr)\.),?\s+(?=\p{Lu})|,\s(?=(?:Achtung|Hinweis|Wichtig)\b)/u

/** The days of a text, as `02-13`. */
const daysIn = (text: string): string[] =>
  Array.from(text.matchAll(DAY), ({ groups: { tag = '', monat = '', name = '' } = {} }) => {
    const month = monat || MONTHS.findIndex(one => one.startsWith(name.slice(0, 3))) + 1
    return `${String(month).padStart(2, '0')}-${tag.padStart(2, '0')}`
  })

type Sentence = { readonly text: string; readonly isChange: boolean; readonly days: readonly string[] }

function sentenceOf(text: string): Sentence {
  const plain = folded(text)
  const days = daysIn(plain)
  const isGeneral = GENERAL.test(plain) && days.length === 0 && !THIS_ONE.test(plain)
  return { text, days, isChange: !isGeneral && (fallsOut(text) || MOVES.test(plain)) }
}

/** Returns the sentences of a description that may change the date, none if it only repeats what is known. */
function sentencesOf(description: string): readonly Sentence[] {
  const sentences = description
    .split(END)
    .map(one => one.trim())
    .filter(Boolean)
    .map(sentenceOf)
  return sentences.some(({ isChange }) => isChange)
    ? sentences.filter(({ isChange, days }) => isChange || days.length > 0)
    : []
}

/** From so many dates on, a sentence at most dates of a title is a rule of the office, and no remark. */
const FEWEST_OF_A_RULE = 3
const MOST_TOLD = 3

/**
 * Gives each entry of a calendar the remark in its description: the sentences that move or cancel it. A
 * sentence that stands at most entries of a title is asked instead, except on a day that it names.
 */
export function withRemarks(rows: readonly RawRow[]): { rows: readonly RawRow[]; fragen: readonly string[] } {
  const read = new Map<string, readonly Sentence[]>()
  const of = ({ beschreibung = '' }: RawRow): readonly Sentence[] => {
    const known = read.get(beschreibung) ?? sentencesOf(beschreibung)
    read.set(beschreibung, known)
    return known
  }
  const dates = new Map<string, number>()
  const times = new Map<string, number>()
  const add = (counted: Map<string, number>, key: string): void =>
    void counted.set(key, (counted.get(key) ?? 0) + 1)
  for (const row of rows) {
    add(dates, row.fraktion)
    for (const { text } of of(row)) add(times, `${row.fraktion}\n${text}`)
  }
  const isRule = ({ fraktion }: RawRow, { text }: Sentence): boolean => {
    const many = times.get(`${fraktion}\n${text}`) ?? 0
    return many >= FEWEST_OF_A_RULE && many > (dates.get(fraktion) ?? 0) / 2
  }
  const rules = new Map<string, number>()
  const remarked = rows.map(row => {
    const own = of(row).filter(sentence => {
      if (!isRule(row, sentence) || sentence.days.includes(row.datum.slice(5))) return true
      if (sentence.isChange) add(rules, sentence.text)
      return false
    })
    return own.some(({ isChange }) => isChange)
      ? { ...row, bemerkung: own.map(({ text }) => text).join(' ') }
      : row
  })
  return { rows: remarked, fragen: rules.size === 0 ? [] : [rulesInWords(rules)] }
}

function rulesInWords(rules: ReadonlyMap<string, number>): string {
  const told = [...rules]
    .slice(0, MOST_TOLD)
    .map(([text, many]) => `„${text.slice(0, 120)}“ (${many}-mal)`)
    .join('; ')
  const rest = rules.size > MOST_TOLD ? `; und ${rules.size - MOST_TOLD} weitere` : ''
  return `In der Beschreibung der Termine steht: ${told}${rest}. Die Tage gelten so, wie sie in der Datei stehen. Stimmt das?`
}
