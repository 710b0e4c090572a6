import { type CallAnswer, calls } from '@rathausplatz/contract'

/** A day at the counters of an office, as the desk is told of it. */
export type CounterDay = NonNullable<CallAnswer<typeof calls.redaktionTermintag>>
export type Appointment = CounterDay['termine'][number]

export const DESK = '/termine'

export const dayHref = (angebot: string, tag: string): string =>
  `${DESK}?${new URLSearchParams({ angebot, tag })}`

const DAY_MS = 86_400_000

/** The day so many days later. */
export const otherDay = (tag: string, count: number): string =>
  new Date(Date.parse(`${tag}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** Telephone and address, as far as they are known. */
export const waysTo = ({ telefon, email }: Pick<Appointment, 'telefon' | 'email'>): string =>
  [telefon, email].filter(Boolean).join(' · ')
