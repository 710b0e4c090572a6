import type { AbweichendeZeit, Oeffnungszeit } from '@rathausplatz/contract'
import type { Holidays } from '../holidays.ts'
import { isRoundTheClock, openSpans, type Span } from './open-spans.ts'

/** The result of entering a deviation into hours. */
export type Entered = {
  /** The deviations after it. */
  readonly abweichendeZeiten: AbweichendeZeit[]
  /**
   * `neu`: entered; `ersetzt`: in place of others; `steht-schon`: it is there; `ohnehin`: the same hours hold
   * without it; `immer`: hours round the clock stay as they are.
   */
  readonly stand: 'neu' | 'ersetzt' | 'steht-schon' | 'ohnehin' | 'immer'
  /** Deviations within it, which it replaces. */
  readonly ersetzt: AbweichendeZeit[]
  /** Deviations that touch it and stay. */
  readonly bleibt: AbweichendeZeit[]
  /** Of these, the shorter ones: they hold in its place. */
  readonly widerspricht: AbweichendeZeit[]
}

/**
 * Enters a deviation: it replaces the deviations within it, longer ones hold around it. Entered a second
 * time, it changes nothing.
 */
export function enterDeviation(hours: Oeffnungszeit, wanted: AbweichendeZeit, holidays: Holidays): Entered {
  const range = rangeOf(wanted)
  const before = hours.abweichendeZeiten
  const touching = before.filter(one => touch(rangeOf(one), range))
  const within = touching.filter(one => isWithin(rangeOf(one), range))
  const bleibt = touching.filter(one => !within.includes(one))
  const unchanged = { abweichendeZeiten: before, ersetzt: [], bleibt, widerspricht: [] }
  if (isRoundTheClock(hours)) return { ...unchanged, stand: 'immer' }
  if (within.some(one => isSameDeviation(one, wanted)) && within.length === 1)
    return { ...unchanged, stand: 'steht-schon' }
  const spans = (deviations: readonly AbweichendeZeit[], over = range) =>
    JSON.stringify(openSpans([{ ...hours, abweichendeZeiten: [...deviations] }], over, holidays))
  const rest = without(before, within)
  const changes = spans(rest) !== spans([...rest, wanted])
  if (!changes && within.length === 0) return { ...unchanged, stand: 'ohnehin' }
  const after = changes ? [...rest, wanted] : rest
  // A deviation that touches it may say nothing more beside it.
  const idle = bleibt.filter(one => spans(after, rangeOf(one)) === spans(without(after, [one]), rangeOf(one)))
  const stays = without(bleibt, idle)
  const isWanted = spans(after) === spans([...without(rest, bleibt), wanted])
  const shorter = stays.filter(one => lengthOf(rangeOf(one)) < lengthOf(range))
  const ersetzt = [...within, ...idle]
  return {
    abweichendeZeiten: without(after, idle),
    stand: ersetzt.length > 0 ? 'ersetzt' : 'neu',
    ersetzt,
    bleibt: stays,
    widerspricht: isWanted ? [] : shorter,
  }
}

/** Tests whether two deviations say the same. */
export const isSameDeviation = (one: AbweichendeZeit, other: AbweichendeZeit): boolean =>
  textOf(one) === textOf(other)

const textOf = ({ beginn, ende, zusatz, zeiten }: AbweichendeZeit) =>
  JSON.stringify([
    Date.parse(beginn),
    Date.parse(ende),
    zusatz,
    zeiten.map(({ tagestyp, beginn, ende }) => [tagestyp, beginn, ende]),
  ])

const rangeOf = ({ beginn, ende }: AbweichendeZeit): Span => ({
  from: Date.parse(beginn),
  to: Date.parse(ende),
})

const lengthOf = ({ from, to }: Span) => to - from
const touch = (one: Span, other: Span) => one.from < other.to && other.from < one.to
const isWithin = (inner: Span, outer: Span) => outer.from <= inner.from && inner.to <= outer.to
const without = <T>(list: readonly T[], gone: readonly T[]) => list.filter(one => !gone.includes(one))
