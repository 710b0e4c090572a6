import type { CallInput, calls, Oeffnungszeittyp } from '@rathausplatz/contract'
import { daysOffIn } from '@rathausplatz/kalender'
import { germanDay, typedSpans, typedTime, typedTimeSpan, weekdayInWords } from '@rathausplatz/time'
import type { Trouble } from '../pieces/trouble-of.ts'

type Body = CallInput<typeof calls.redaktionZeitenVorschau>['body']

/** What the editor has typed: days, hours, reason and offices. */
export type Wanted = {
  readonly tage: string
  readonly isClosed: boolean
  readonly zeiten: readonly { readonly beginn: string; readonly ende: string }[]
  /** Undefined until the editor chooses: then as is usual for closed or for other hours. */
  readonly arten: readonly Oeffnungszeittyp[] | undefined
  readonly grund: string
  readonly ids: readonly string[]
}

export const NOTHING: Wanted = {
  tage: '',
  isClosed: true,
  zeiten: [{ beginn: '', ende: '' }],
  arten: undefined,
  grund: '',
  ids: [],
}

const ALL: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

/** Nobody is there on a closed day; other hours are usually those of the doors. */
export const artenOf = ({ arten, isClosed }: Wanted): readonly Oeffnungszeittyp[] =>
  arten ?? (isClosed ? ALL : ['ALLGEMEINE_OEFFNUNGSZEIT'])

type Times = Wanted['zeiten'][number]

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
export function daysOffInWords({ tage, isClosed }: Wanted, today: string): string {
  const read = typedSpans(tage, today)
  if (isClosed || !('spans' in read)) return ''
  const days = read.spans.flatMap(daysOffIn).map(dayInWords)
  if (days.length === 0) return ''
  return `Kein Werktag, aber eigens genannt: Auch am ${days.join(' und am ')} ist dann geöffnet. Stimmt das?`
}

/** Returns what is missing, by field. */
export function missingIn(wanted: Wanted, today: string): Trouble['errors'] {
  const { tage, isClosed, zeiten, ids } = wanted
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
  if (ids.length === 0) errors['aemter'] = 'Bitte wählen Sie mindestens ein Amt.'
  return errors
}

/** Returns the question for the preview. */
export function bodyOf(wanted: Wanted, today: string): Body {
  const read = typedSpans(wanted.tage, today)
  return {
    ids: [...wanted.ids],
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
    grund: wanted.grund.trim(),
  }
}

/** `Sonntag, 27.12.2026` */
export const dayInWords = (day: string): string => `${weekdayInWords(day)}, ${germanDay(day)}`
