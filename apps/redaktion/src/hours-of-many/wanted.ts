import type { CallInput, calls, Oeffnungszeittyp } from '@rathausplatz/contract'
import { daysOffIn, type Holidays } from '@rathausplatz/kalender'
import { germanDay, typedSpans, typedTime, typedTimeSpan, weekdayInWords } from '@rathausplatz/time'
import type { Trouble } from '../pieces/trouble-of.ts'

type Body = CallInput<typeof calls.redaktionZeitenVorschau>['body']

/** Days and the hours that hold then, as the editor has typed them. */
export type DaysWanted = {
  readonly tage: string
  readonly isClosed: boolean
  readonly zeiten: readonly { readonly beginn: string; readonly ende: string }[]
  /** Undefined until the editor chooses: then as is usual for closed or for other hours. */
  readonly arten: readonly Oeffnungszeittyp[] | undefined
}

/** What the editor has typed: days with their hours, further days with others, reason and offices. */
export type Wanted = DaysWanted & {
  readonly weitere: readonly DaysWanted[]
  readonly grund: string
  readonly ids: readonly string[]
}

export const NO_DAYS: DaysWanted = {
  tage: '',
  isClosed: true,
  zeiten: [{ beginn: '', ende: '' }],
  arten: undefined,
}
export const NOTHING: Wanted = { ...NO_DAYS, weitere: [], grund: '', ids: [] }

/** Most further days in one step. */
export const MOST_FURTHER = 5

const ALL: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

/** Nobody is there on a closed day; other hours are usually those of the doors. */
export const artenOf = ({ arten, isClosed }: DaysWanted): readonly Oeffnungszeittyp[] =>
  arten ?? (isClosed ? ALL : ['ALLGEMEINE_OEFFNUNGSZEIT'])

/** The same with all kinds of hours on all days. */
export const withAllKinds = (wanted: Wanted): Wanted => ({
  ...wanted,
  arten: ALL,
  weitere: wanted.weitere.map(one => Object.assign({}, one, { arten: ALL })),
})

type Times = DaysWanted['zeiten'][number]

/** Returns the times that were typed together into one of the two fields; undefined if they stand apart. */
export function spanIn(times: Times | undefined): Times | undefined {
  if (times === undefined) return undefined
  const { beginn, ende } = times
  // A second time that is there already is not replaced.
  return (
    (ende.trim() === '' ? typedTimeSpan(beginn) : undefined) ??
    (beginn.trim() === '' ? typedTimeSpan(ende) : undefined)
  )
}

/** Names days that are not working days, but were named alone: they are then open. Empty if there are none. */
export function daysOffInWords({ tage, isClosed }: DaysWanted, today: string, holidays: Holidays): string {
  const read = typedSpans(tage, today)
  if (isClosed || !('spans' in read)) return ''
  const days = read.spans.flatMap(span => daysOffIn(span, holidays)).map(dayInWords)
  if (days.length === 0) return ''
  return `Kein Werktag, aber eigens genannt: Auch am ${days.join(' und am ')} ist dann geöffnet. Stimmt das?`
}

/** Begins the names of the fields of further days: `w1-tage`; those of the first have none. */
export const prefixOf = (at: number): string => (at === 0 ? '' : `w${at}-`)

/** Returns what is missing, by field. */
export function missingIn(wanted: Wanted, today: string): Trouble['errors'] {
  const errors: Record<string, string> = {}
  for (const [at, one] of [wanted, ...wanted.weitere].entries())
    for (const [field, fault] of Object.entries(missingInDays(one, today)))
      errors[`${prefixOf(at)}${field}`] = fault
  Object.assign(errors, twiceIn(wanted, today))
  if (wanted.ids.length === 0) errors['aemter'] = 'Bitte wählen Sie mindestens ein Amt.'
  return errors
}

function missingInDays(wanted: DaysWanted, today: string): Record<string, string> {
  const { tage, isClosed, zeiten } = wanted
  const errors: Record<string, string> = {}
  const read = typedSpans(tage, today)
  if ('fault' in read) errors['tage'] = read.fault
  else {
    const past = read.spans.find(({ bis }) => bis < today)
    if (past) errors['tage'] = `${dayInWords(past.bis)} liegt in der Vergangenheit. Stimmt das Jahr?`
  }
  if (!isClosed)
    for (const [index, { beginn, ende }] of zeiten.map(times => spanIn(times) ?? times).entries())
      if (typedTime(beginn) === undefined || typedTime(ende) === undefined)
        errors[`beginn-${index}`] = 'Bitte geben Sie zwei Uhrzeiten an, zum Beispiel 8:30 und 12.'
  if (artenOf(wanted).length === 0) errors['arten'] = 'Bitte wählen Sie mindestens eine Art von Zeiten.'
  return errors
}

/** Returns a fault at each further days that name a day for a second time: two hours cannot hold on it. */
function twiceIn({ weitere, ...first }: Wanted, today: string): Record<string, string> {
  const all = [first, ...weitere].map(one => ({ one, read: typedSpans(one.tage, today) }))
  return Object.fromEntries(
    all.flatMap(({ one, read }, at): [string, string][] => {
      if (!('spans' in read)) return []
      const before = all
        .slice(0, at)
        .filter(other => artenOf(other.one).some(kind => artenOf(one).includes(kind)))
        .flatMap(other => ('spans' in other.read ? other.read.spans : []))
      const [twice] = read.spans.flatMap(span =>
        before
          .filter(({ von, bis }) => span.von <= bis && von <= span.bis)
          .map(({ von }) => (von > span.von ? von : span.von)),
      )
      return twice === undefined
        ? []
        : [
            [
              `${prefixOf(at)}tage`,
              `${dayInWords(twice)} steht weiter oben schon. Bitte nennen Sie jeden Tag nur einmal.`,
            ],
          ]
    }),
  )
}

/** Returns the question for the preview. */
export function bodyOf(wanted: Wanted, today: string): Body {
  return {
    ...daysOf(wanted, today),
    ids: [...wanted.ids],
    weitere: wanted.weitere.map(one => daysOf(one, today)),
    grund: wanted.grund.trim(),
  }
}

function daysOf(wanted: DaysWanted, today: string) {
  const read = typedSpans(wanted.tage, today)
  return {
    zeitraeume: 'spans' in read ? [...read.spans] : [],
    arten: [...artenOf(wanted)],
    zeiten: wanted.isClosed
      ? []
      : wanted.zeiten
          .map(times => spanIn(times) ?? times)
          .map(({ beginn, ende }) => ({
            beginn: typedTime(beginn) ?? beginn,
            ende: typedTime(ende) ?? ende,
          })),
  }
}

/** `Sonntag, 27.12.2026` */
export const dayInWords = (day: string): string => `${weekdayInWords(day)}, ${germanDay(day)}`
