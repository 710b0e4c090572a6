import { isForBuildings } from '../varianten/variant.ts'
import { type OfPlace, type OfVariant, saysSomething } from './dates-by-place.ts'
import { noteStop } from './stops-of-day.ts'

/**
 * Settles the variants of a kind in a street, so that each date belongs to one of them. Dates of different
 * variants are never merged. Returns the days whose variant stays open: they are left out.
 */
export function settleVariants(ofPlace: OfPlace): readonly string[] {
  joinSameSizes(ofPlace)
  const plain = ofPlace.get('')
  const named = [...ofPlace].filter(([variante, { termine }]) => variante !== '' && termine.size > 0)
  if (!plain || named.length === 0) return []
  if (plain.termine.size > 0)
    // „Restmüll und Biotonne 14-täglich“ does not make a bin of its own beside „Biotonne“.
    for (const [variante, own] of named) if (!own.istSicher) join(ofPlace, variante, plain)
  const open = settlePlain(plain, ofPlace)
  spreadDoubts(plain, ofPlace)
  return open
}

const join = (ofPlace: OfPlace, variante: string, into: OfVariant): void => {
  const from = ofPlace.get(variante)
  if (!from || from === into) return
  for (const [day, wanted] of from.termine) if (!into.termine.has(day)) into.termine.set(day, wanted)
  for (const stop of [...from.halte.values()].flat()) noteStop(into.halte, stop)
  for (const kind of ['ausfaelle', 'unklar', 'verschoben'] as const)
    for (const day of from[kind]) into[kind].add(day)
  for (const [day, grund] of from.gruende) into.gruende.set(day, grund)
  ofPlace.delete(variante)
}

/** Sizes with the same dates are one variant: every household has the same days. */
function joinSameSizes(ofPlace: OfPlace): void {
  const rhythmOf = (variante: string): string =>
    /\d l$/.test(variante) && !isForBuildings(variante) ? variante.replace(/(?:^|, )[^,]*$/, '') : variante
  const dated = [...ofPlace].filter(([, { termine }]) => termine.size > 0).map(([variante]) => variante)
  for (const [rhythmus, same] of Map.groupBy(dated, rhythmOf)) {
    const days = new Set(same.map(one => [...(ofPlace.get(one)?.termine.keys() ?? [])].toSorted().join()))
    const [first = '', ...others] = same
    const kept = ofPlace.get(first)
    if (others.length === 0 || days.size > 1 || !kept) continue
    for (const one of others) join(ofPlace, one, kept)
    ofPlace.delete(first)
    // What was said without a size, such as a cancellation.
    join(ofPlace, rhythmus, kept)
    ofPlace.set(rhythmus, kept)
  }
}

/** Assigns dates without a variant to the only one that they can mean, or returns them as open. */
function settlePlain(plain: OfVariant, ofPlace: OfPlace): readonly string[] {
  const days = [...plain.termine.keys()]
  const areMoved = days.every(day => plain.verschoben.has(day))
  // One title without its rhythm may be an omission; several are a variant of their own.
  if (days.length === 0 || (!areMoved && days.length > 1)) return []
  const bins = [...ofPlace].filter(
    ([variante, { termine }]) => variante !== '' && termine.size > 0 && !isForBuildings(variante),
  )
  const [only] = bins
  if (!only) return []
  if (bins.length === 1 && !areMoved && only[1].termine.size < 2) return []
  for (const day of days) {
    const wanted = plain.termine.get(day)
    const halte = plain.halte.get(day) ?? []
    plain.termine.delete(day)
    plain.halte.delete(day)
    if (bins.length > 1) plain.unklar.add(day)
    else {
      for (const stop of halte) noteStop(only[1].halte, stop)
      if (wanted && !only[1].termine.has(day)) only[1].termine.set(day, wanted)
    }
  }
  return bins.length > 1 ? days : []
}

/** Cancellations and doubts without a variant are for all variants, or raise a doubt about the named ones. */
function spreadDoubts(plain: OfVariant, ofPlace: OfPlace): void {
  const isForAll = plain.termine.size === 0
  for (const [variante, own] of ofPlace) {
    if (variante === '' || !saysSomething(own)) continue
    for (const day of plain.unklar) own.unklar.add(day)
    for (const [day, grund] of plain.gruende) own.gruende.set(day, grund)
    for (const day of plain.ausfaelle) (isForAll ? own.ausfaelle : own.unklar).add(day)
  }
  if (isForAll) ofPlace.delete('')
}
