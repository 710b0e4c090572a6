import {
  type CallAnswer,
  type calls,
  type Pruefregel,
  pruefregeln,
  type RegelGruppe,
  regelGruppen,
  vonHandZuPruefen,
} from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'

export type Quality = CallAnswer<typeof calls.redaktionQualitaet>
export type Places = CallAnswer<typeof calls.redaktionQualitaetStellen>
type Counted = Quality['regeln'][number]
export type Rule = Counted & Pruefregel

/** Returns a rule by its name; a placeholder for an unknown one. */
export const ruleOf = (regel: string): Pruefregel =>
  (Object.hasOwn(pruefregeln, regel) && pruefregeln[regel]) || {
    titel: regel,
    gruppe: 'richtig',
    gewicht: 'hinweis',
  }

const WEIGHTS: readonly Pruefregel['gewicht'][] = ['fehler', 'hinweis', 'wort']

/** Groups the rules: findings, the most important first, and rules without findings. */
export function byGroup({ regeln }: Quality): readonly {
  readonly gruppe: RegelGruppe
  readonly name: string
  readonly found: readonly Rule[]
  readonly clean: readonly Rule[]
}[] {
  const rules = regeln.map(one => Object.assign({ ...ruleOf(one.regel) }, one))
  const weight = ({ gewicht }: Rule) => WEIGHTS.indexOf(gewicht)
  return (Object.keys(regelGruppen) as RegelGruppe[]).map(gruppe => {
    const own = rules.filter(rule => rule.gruppe === gruppe)
    return {
      gruppe,
      name: regelGruppen[gruppe],
      found: own
        .filter(({ inhalte }) => inhalte > 0)
        .toSorted((a, b) => weight(a) - weight(b) || b.inhalte - a.inhalte),
      clean: own.filter(({ inhalte }) => inhalte === 0),
    }
  })
}

const number = new Intl.NumberFormat('de-DE')

/** Returns a number of contents in words: `3 Inhalte`, `über 1.000 Inhalte`. */
export const countWords = ({ inhalte, mehr }: Pick<Counted, 'inhalte' | 'mehr'>): string => {
  if (inhalte === 1 && !mehr) return '1 Inhalt'
  return `${mehr ? 'über ' : ''}${number.format(inhalte)} Inhalte`
}

export const REPORT_HEAD = ['Prüfpunkt', 'Bereich', 'WCAG 2.2', 'Geprüft', 'Inhalte mit Befund'] as const

/**
 * Returns the lines for the accessibility statement: the points that a program has checked, with their
 * results, and the points that only a person can check.
 */
export function reportLines(quality: Quality, isWholeTown: boolean): readonly (readonly string[])[] {
  const how = isWholeTown
    ? 'von einem Programm, in allen öffentlichen Inhalten'
    : 'von einem Programm, in den öffentlichen Inhalten des eigenen Bereichs'
  return [
    ...byGroup(quality).flatMap(({ name, found, clean }) =>
      [...found, ...clean].map(({ titel, kriterium = '', inhalte, mehr }) => [
        titel,
        name,
        kriterium,
        how,
        `${mehr ? 'über ' : ''}${number.format(inhalte)}`,
      ]),
    ),
    ...vonHandZuPruefen.map(({ titel, kriterium = '' }) => [
      titel,
      regelGruppen.barrierefrei,
      kriterium,
      'nicht von einem Programm zu prüfen, von Hand nötig',
      '',
    ]),
  ]
}

export const PLACES_HEAD = [
  'Prüfpunkt',
  'WCAG 2.2',
  'Inhalt',
  'Adresse',
  'Feld',
  'Was auffällt',
  'Rat',
  'Stelle',
] as const

export const placeLines = (regel: string, { data }: Pick<Places, 'data'>): readonly (readonly string[])[] =>
  data.flatMap(({ titel, pfad, befunde }) =>
    befunde.map(({ feldname, satz, rat, stelle }) => [
      ruleOf(regel).titel,
      ruleOf(regel).kriterium ?? '',
      titel,
      pfad ?? '',
      feldname,
      satz,
      rat,
      stelle ?? '',
    ]),
  )

type Week = NonNullable<Quality['stadt']>['verlauf'][number]
const WEEK = 7 * DAY_MS

/**
 * Returns every week since the first known week, at most the last `MOST_WEEKS`; a week without data repeats
 * the week before.
 */
export function everyWeek(known: readonly Week[], today = new Date()): readonly Week[] {
  const [first] = known
  if (!first) return []
  const weeks: Week[] = []
  let now = first
  for (let time = Date.parse(first.woche); time <= today.getTime(); time += WEEK) {
    const woche = new Date(time).toISOString().slice(0, 10)
    now = known.find(one => one.woche === woche) ?? { ...now, woche }
    weeks.push(now)
  }
  return weeks.slice(-MOST_WEEKS)
}

const MOST_WEEKS = 26
