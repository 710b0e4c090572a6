import { type CallAnswer, calls, terminnummer } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'

/** A day at the counters of an office, as the call returns it. */
export type CounterDay = NonNullable<CallAnswer<typeof calls.redaktionTermintag>>
export type Appointment = CounterDay['termine'][number]

export const DESK = '/termine'

export const dayHref = (angebot: string, tag: string): string =>
  `${DESK}?${new URLSearchParams({ angebot, tag })}`

/**
 * Parses the number of an appointment as callers say it: in lower case, with gaps, without its `T-`. Returns
 * undefined if the text is not such a number.
 */
export function numberSaid(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return terminnummer.safeParse(`T-${letters.replace(/^T(?=.{8}$)/, '')}`).data
}

/** Returns the day `count` days after `tag`; a negative count returns an earlier day. */
export const otherDay = (tag: string, count: number): string =>
  new Date(Date.parse(`${tag}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns telephone and email address, as far as known. */
export const waysTo = ({ telefon, email }: Pick<Appointment, 'telefon' | 'email'>): string =>
  [telefon, email].filter(Boolean).join(' · ')
