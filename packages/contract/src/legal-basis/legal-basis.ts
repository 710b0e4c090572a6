import { rechtOf } from '../laender/recht.ts'
import { type DisplayTerm, displayDaysOf, MONTH, SEVEN_DAYS, shortDisplay } from './display-term.ts'

/** A notice that may be incomplete. */
export type Daten = Readonly<Record<string, unknown>>

/**
 * The legal basis of a notice, with the term of a display if it sets one; or the question on which it depends.
 */
type LegalBasis = { readonly law: string; readonly term?: DisplayTerm } | { readonly question: string }

/** The legal basis by kind: why such a notice has to be announced. */
const BY_KIND: Readonly<Record<string, (ags: string | undefined) => string>> = {
  satzung: ags => `${lawOfState(ags, 'satzung')}: Satzungen sind öffentlich bekannt zu machen.`,
  sitzung: ags => `${lawOfState(ags, 'sitzung')}: Zeit, Ort und Tagesordnung öffentlicher Sitzungen.`,
  ausschreibung: () => '§ 12 VOB/A oder § 28 UVgO, je nachdem, was vergeben wird.',
}

/** The paragraph if it is known, or else the whole law: each state has these duties. */
function lawOfState(ags: string | undefined, kind: 'satzung' | 'sitzung'): string {
  const { bekanntmachung, gesetz } = rechtOf(ags)?.kommunal ?? {}
  return bekanntmachung?.[kind] ?? gesetz ?? 'Kommunalrecht des Landes'
}

const DECIDED =
  '§ 2 Absatz 1 des Baugesetzbuchs: Der Beschluss, den Plan aufzustellen, wird bekannt gemacht. Der Plan gilt damit noch nicht.'
const EARLY =
  '§ 3 Absatz 1 des Baugesetzbuchs: Die Öffentlichkeit wird früh unterrichtet und kann sich äußern. Der Plan gilt damit noch nicht.'
const DISPLAYED =
  '§ 3 Absatz 2 des Baugesetzbuchs: einen Monat lang, mindestens 30 Tage. Der Plan gilt damit noch nicht.'
const VALID = '§ 10 Absatz 3 des Baugesetzbuchs: Mit der Bekanntmachung tritt der Plan in Kraft.'

type Step = readonly [words: RegExp, law: string]

/** The steps towards a plan, each with its own effect: only the last one makes the plan valid. */
const TOWARDS: readonly Step[] = [
  [/aufstellungsbeschl|beschlu(?:ss|ß)\w* zur aufstellung|§ ?2 (?:abs\.?|absatz) ?1(?!\d)/i, DECIDED],
  [/frühzeitige\w* (?:öffentlichkeits)?beteiligung|§ ?3 (?:abs\.?|absatz) ?1(?!\d)/i, EARLY],
  [
    /auslegung|ausgelegt|offenlage|veröffentlichung (?:des|der) \w*entw[uü]rf|entwurfsveröffentlichung|§ ?3 (?:abs\.?|absatz) ?2(?!\d)/i,
    DISPLAYED,
  ],
]
const INTO_FORCE: Step = [
  /satzungsbeschl|als satzung beschlossen|(?<!\p{L})(?<!nicht )in ?kraft|rechtskräftig|§ ?10 (?:abs\.?|absatz) ?3/iu,
  VALID,
]
/** A land-use plan becomes valid by its approval; it is no by-law. */
const LAND_USE = /flächennutzungsplan/i
const LAND_USE_IN_FORCE: Step = [
  /genehmig|wirksam|§ ?6 (?:abs\.?|absatz) ?5/i,
  '§ 6 Absatz 5 des Baugesetzbuchs: Mit der Bekanntmachung wird der Flächennutzungsplan wirksam.',
]

/** `Aufstellung des Bebauungsplans …` is also how a later step names its plan. */
const DRAWN_UP = /\baufstellung\b/i
const GIVEN_UP = /aufheb|aufgehoben|einstellung|eingestellt/i
const PLAN = /bebauungsplan|flächennutzungsplan|bauleitplan|vorhabenbezogen|BauGB|baugesetzbuch/i

const WHICH_STEP =
  'Sie hängt vom Schritt ab. Bitte nennen Sie ihn im Titel: Aufstellungsbeschluss, frühzeitige Beteiligung, Auslegung oder Satzungsbeschluss. Erst mit der Bekanntmachung des Satzungsbeschlusses tritt ein Bebauungsplan in Kraft.'
const whatIsShown = (ags: string | undefined): string =>
  `Sie hängt davon ab, was ausliegt: bei einem Bauleitplan § 3 Absatz 2 des Baugesetzbuchs, bei einem Haushaltsplan ${budgetOf(ags)?.replace(/ Absatz \d+/, '') ?? 'das Kommunalrecht des Landes'}, sonst ein anderes Gesetz.`
/** Only a state whose law is known to say so has a term for the display of a budget. */
const budgetOf = (ags: string | undefined): string | undefined =>
  rechtOf(ags)?.kommunal?.bekanntmachung?.haushalt
const budgetDisplay = (paragraf: string): string =>
  `${paragraf}: Der Haushaltsplan liegt an sieben Tagen öffentlich aus.`

/**
 * Returns the legal basis of a notice. That of a plan depends on its step, which the title names, or else the
 * text; where neither is clear, a question takes the place of an effect that may be wrong. Municipal law is
 * that of the state of the town.
 */
export function legalBasisOf(daten: Daten, ags: string | undefined): LegalBasis | undefined {
  const kind = textOf(daten['art']).trim()
  const title = `${textOf(daten['titel'])} ${kind}`
  const text = plainOf(`${textOf(daten['einleitung'])} ${textOf(daten['text'])}`)
  if (/^auslegung/i.test(kind)) return ofDisplay(title, text, ags)
  if (/^(?:bebauungsplan|flächennutzungsplan|bauleitplan)/i.test(kind)) return ofPlan(title, text)
  const known = kind.toLowerCase()
  const law = Object.hasOwn(BY_KIND, known) ? BY_KIND[known]?.(ags) : undefined
  if (law === undefined) return undefined
  const budget =
    known === 'satzung' && HOUSEHOLD.test(title) && 'auslegung' in daten ? budgetOf(ags) : undefined
  return budget ? { law: `${law} ${budgetDisplay(budget)}`, term: SEVEN_DAYS } : { law }
}

/** The legal basis for a proof: nothing where it is not certain. */
export function certainBasisOf(daten: Daten, ags: string | undefined): string {
  const basis = legalBasisOf(daten, ags)
  return basis && 'law' in basis ? basis.law : ''
}

/** Says that the display of a notice is shorter than its legal basis demands, as far as that is certain. */
export function tooShortDisplay(daten: Daten, ags: string | undefined): string | undefined {
  const basis = legalBasisOf(daten, ags)
  return basis && 'law' in basis ? shortDisplay(daten, basis.term) : undefined
}

function ofPlan(title: string, text: string): LegalBasis {
  if (GIVEN_UP.test(title)) return { question: WHICH_STEP }
  const isLandUse = LAND_USE.test(title)
  const named = stepsIn(title, isLandUse)
  if (named.length > 0) return withTerm(named, title, text)
  // The text of a late step tells of the former ones.
  const told = stepsIn(text, isLandUse)
  if (told.length === 1) return withTerm(told, title, text)
  return told.length === 0 && DRAWN_UP.test(title) ? { law: DECIDED } : { question: WHICH_STEP }
}

const stepsIn = (words: string, isLandUse: boolean): string[] =>
  [...TOWARDS, isLandUse ? LAND_USE_IN_FORCE : INTO_FORCE].flatMap(([pattern, law]) =>
    pattern.test(words) ? [law] : [],
  )

/** A plan of another step, such as the early one, or one that is displayed once more (§ 4a BauGB), may be displayed for a shorter time. */
function withTerm(laws: readonly string[], title: string, text: string): LegalBasis {
  const law = laws.join(' ')
  const isOther = laws.some(one => one !== DISPLAYED && one !== DECIDED)
  const isFirst = laws.includes(DISPLAYED) && !isOther && !AGAIN.test(title) && !AGAIN_IN_TEXT.test(text)
  return isFirst ? { law, term: MONTH } : { law }
}

const AGAIN = /erneut|wiederhol|nochmal|verkürz|§ ?4a(?!\p{L})/iu
/** Most texts name another paragraph of § 4a: objections that come too late. */
const AGAIN_IN_TEXT =
  /(?:erneut|wiederholt|nochmalig|verkürzt)\p{L}* (?:\p{L}+ ){0,2}(?:auslegung|veröffentlichung|offenlage|ausgelegt|auszulegen|frist)|frist wird verkürzt|§ ?4a (?:abs\.?|absatz) ?3(?!\d)/iu

function ofDisplay(title: string, text: string, ags: string | undefined): LegalBasis {
  const budget = budgetOf(ags)
  if (HOUSEHOLD.test(title))
    return budget ? { law: budgetDisplay(budget), term: SEVEN_DAYS } : { question: whatIsShown(ags) }
  const isPlan = PLAN.test(title) || (PLAN.test(text) && !/planfeststell|haushalt/i.test(title + text))
  // The kind names the display; the title may name another step too.
  return isPlan ? withTerm(stepsIn(title, LAND_USE.test(title)), title, text) : { question: whatIsShown(ags) }
}

const HOUSEHOLD = /haushalt/i

/** Says that a text tells of a display whose place and days are not entered in their field. */
export function displayInTextOnly(daten: Daten): string | undefined {
  const text = plainOf(`${textOf(daten['einleitung'])} ${textOf(daten['text'])}`)
  const isTold = DISPLAY.test(text)
  const isEntered = displayDaysOf(daten).von !== undefined
  return isTold && !isEntered
    ? 'Der Text nennt eine Auslegung. Bitte tragen Sie Ort und Tage auch im Feld „Auslegung“ ein. Dann steht hier, ob die Frist reicht.'
    : undefined
}

/** The dots of days stand within its sentence. */
const DISPLAY =
  /\bliegt\b[^.]{0,20}(?:vom|von|ab)\b(?:[^.]|\d\.){0,120}\baus\b|öffentlich aus(?:gelegt|liegen)|\bliegen\b[^.]{0,200}\b(?:zur einsicht|öffentlich) aus\b/i

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Longest text that is read; the step stands at the beginning. */
const LONGEST = 20_000

const plainOf = (html: string): string =>
  html
    .slice(0, LONGEST)
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .replaceAll(/\s+/g, ' ')
