import { displayDaysOf } from '@rathausplatz/contract/legal-basis'
import { berlinDay, clockTime, daysBetween, germanDay, minutesOf, plusDays } from '@rathausplatz/time'
import { statementsOf } from '../facts/prose.ts'
import { dayNear, type WrittenDay, writtenDays, writtenPeriods } from '../facts/written-days.ts'
import type { Finding } from './finding.ts'
import { dayAt } from './odd-dates.ts'
import type { Subject } from './places.ts'
import { tellsOfEvent } from './tells-of-event.ts'
import { ELECTION, isTold, TOLD, type ToldDate } from './told-dates.ts'
import { valueAt } from './value-at.ts'

/** A sentence with dates. */
export type Sentence = { readonly feld: string; readonly text: string; readonly days: readonly WrittenDay[] }
type Told = Sentence & { readonly written: WrittenDay }

/**
 * Finds dates in the texts of a record that its fields tell differently. A text may tell several dates of one
 * meaning: only if none of them is that of the field, one of both is wrong.
 */
export function contradictingDateFindings({ record: { kind }, data }: Subject): Finding[] {
  const isNotice = kind === 'bekanntmachung'
  const dates = Object.hasOwn(TOLD, kind) ? (TOLD[kind] ?? []) : []
  const isSeries = kind === 'veranstaltung' && data['serie'] !== undefined && data['serie'] !== null
  if (dates.length === 0 || isSeries) return []
  const sentences = sentencesIn(data, ['titel', 'einleitung', 'text', 'bewerbung'])
  const art = typeof data['art'] === 'string' ? data['art'].trim() : ''
  return [
    ...dates.flatMap(date => (date.art?.test(art) === false ? [] : ofField(data, date, sentences))),
    ...(isNotice ? [...ofDisplay(data, sentences), ...ofElection(data, art, sentences)] : []),
  ].map(found => Object.assign(found, isNotice ? OF_NOTICE : OF_OTHERS))
}

const RULE = { gewicht: 'hinweis', regel: 'datum-anders' } as const
const OF_OTHERS = { ...RULE, rat: 'Prüfen Sie beides.' }
const OF_NOTICE = {
  ...RULE,
  rat: 'Prüfen Sie beides: Nach dem Veröffentlichen wird eine Bekanntmachung nicht mehr geändert.',
}

type Found = Pick<Finding, 'feld' | 'satz' | 'stelle'>

const found = ({ feld }: Sentence, words: string, label: string, value: string): Found => ({
  feld,
  stelle: words,
  satz: `Hier steht „${words}“, bei „${label}“ steht ${value}.`,
})

/** Most characters of a text that are read. */
const LONGEST = 100_000
/** Most characters of a sentence that are read: the rules look for two words at any distance. */
const LONGEST_SENTENCE = 2_000
/** The statements of a text are not split after a number. */
const AFTER_DATE = /(?<=\d{4}\.|\d\.\d{1,2}\.) (?=\p{Lu})/u

/** Returns the sentences of some fields, with their dates. */
export const allSentencesIn = (data: Subject['data'], fields: readonly string[]): Sentence[] =>
  fields.flatMap(feld => {
    const value = data[feld]
    if (typeof value !== 'string') return []
    return statementsOf(value.slice(0, LONGEST), { path: feld })
      .flatMap(({ text }) => text.split(AFTER_DATE))
      .map(whole => {
        const text = whole.slice(0, LONGEST_SENTENCE)
        return { feld, text, days: writtenDays(text) }
      })
  })

const sentencesIn = (data: Subject['data'], fields: readonly string[]): Sentence[] =>
  allSentencesIn(data, fields).filter(({ days }) => days.length > 0)

const toldIn = (
  sentences: readonly Sentence[],
  date: Omit<ToldDate, 'feld' | 'label'>,
  title: unknown = '',
): Told[] =>
  sentences
    .filter(
      ({ feld, text }) =>
        date.texts.includes(feld) &&
        date.says.test(text) &&
        date.not?.test(text) !== true &&
        (date.isOfTitle !== true || tellsOfEvent(text, typeof title === 'string' ? title : '')),
    )
    .flatMap(sentence =>
      sentence.days
        .filter(written => isTold(sentence.text, written, date))
        .map(written => Object.assign({ written }, sentence)),
    )

function ofField(data: Subject['data'], date: ToldDate, sentences: readonly Sentence[]): Found[] {
  const days = daysOf(data, date.feld)
  const [day] = days
  const told = toldIn(sentences, date, data['titel'])
  const [first] = told
  if (day === undefined || !first) return []
  const same = told.filter(({ written }) => days.includes(dayNear(written, day) ?? ''))
  if (same.length === 0) return [found(first, first.written.words, date.label, germanDay(day))]
  const time = timeAt(data, date.feld)
  const timed = same
    .filter(({ written }) => dayNear(written, day) === day)
    .flatMap(one => timeBehind(one) ?? [])
  const [other] = timed
  return time === undefined || !other || timed.some(({ minutes }) => minutes === minutesOf(time))
    ? []
    : [found(other.one, other.words, date.label, `${germanDay(day)}, ${time} Uhr`)]
}

/** The days that a field may mean: a deadline at midnight ends the day before; an event may last for days. */
export function daysOf(data: Subject['data'], feld: string): string[] {
  const day = dayAt(data, feld)
  if (day === undefined) return []
  const value = valueAt(data, feld)
  const until = feld === 'datum_von' ? dayAt(data, 'datum_bis') : undefined
  const earlier =
    typeof value === 'string' && value.length > 10 ? [berlinDay(new Date(Date.parse(value) - 1))] : []
  return until === undefined || until <= day ? [day, ...earlier] : daysUpTo(day, until)
}

/** Most days of an event that are compared. */
const MOST_DAYS = 400

function daysUpTo(first: string, last: string): string[] {
  const most = plusDays(first, MOST_DAYS)
  return daysBetween(first, last < most ? last : most)
}

/** The time of day of a moment; undefined for a day, or for midnight, which stands for the whole day. */
export function timeAt(data: Subject['data'], feld: string): string | undefined {
  const value = valueAt(data, feld)
  if (typeof value !== 'string' || value.length <= 10 || data['ganztaegig'] === true) return undefined
  const time = clockTime(new Date(value)).replace(/ Uhr$/, '')
  return /^\d{2}:\d{2}$/.test(time) && !['00:00', '23:59'].includes(time) ? time : undefined
}

const TIME = /^,?\s(?:um\s|bis\s)?(\d{1,2})(?:[.:](\d{2}))?\s?Uhr/i

function timeBehind(one: Told): { one: Told; words: string; minutes: number } | undefined {
  const { text, written } = one
  const [behind, hour, minute = '0'] = TIME.exec(text.slice(written.to, written.to + 20)) ?? []
  if (behind === undefined) return undefined
  return { one, words: `${written.words}${behind}`, minutes: Number(hour) * 60 + Number(minute) }
}

const DISPLAYED =
  /(?<!\p{L})(?:liegt|liegen)(?!\p{L}).*(?<!\p{L})aus(?!\p{L})|(?<!\p{L})(?:wird|werden)(?!\p{L}).*(?:ausgelegt|veröffentlicht)|auslegungsfrist|einzusehen|eingesehen|zur einsicht|einsichtnahme/isu
const DISPLAYED_BEFORE = /(?<!\p{L})(?:lag|lagen|wurden?|hat|haben|geschlossen|wählerverzeichnis)(?!\p{L})/iu

function ofDisplay(data: Subject['data'], sentences: readonly Sentence[]): Found[] {
  const { von, bis } = displayDaysOf(data)
  if (von === undefined || bis === undefined) return []
  const periods = sentences
    .filter(({ text }) => DISPLAYED.test(text) && !DISPLAYED_BEFORE.test(text))
    .flatMap(sentence => writtenPeriods(sentence.text, sentence.days).map(period => ({ sentence, period })))
  const [first] = periods
  const isSame = periods.some(
    ({ period }) => dayNear(period.first, von) === von && dayNear(period.last, bis) === bis,
  )
  return !first || isSame
    ? []
    : [found(first.sentence, first.period.words, 'Auslegung', `${germanDay(von)} bis ${germanDay(bis)}`)]
}

function ofElection(data: Subject['data'], art: string, sentences: readonly Sentence[]): Found[] {
  const title = sentences.find(({ feld }) => feld === 'titel')
  if (!title || !/wahl|abstimmung|bürgerentscheid/i.test(`${art} ${title.text}`)) return []
  const near = dayAt(data, 'datum_von') ?? ''
  const dayOf = (written: WrittenDay) =>
    near === '' && written.year === undefined ? undefined : dayNear(written, near)
  const days = title.days.flatMap(written => dayOf(written) ?? [])
  const told = toldIn(sentences, ELECTION)
  const [first] = told
  const [named] = title.days
  if (!first || !named || days.length === 0) return []
  return told.some(({ written }) => days.includes(dayOf(written) ?? ''))
    ? []
    : [found(first, first.written.words, 'Titel', `„${named.words}“`)]
}
