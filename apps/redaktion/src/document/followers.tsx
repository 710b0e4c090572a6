import { type CallAnswer, calls } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { ask } from '../wall/ask.ts'

type Units = CallAnswer<typeof calls.redaktionAmtszeiten>['data']

/** Says before publication which offices have their hours from this one. */
export function Followers({ id }: { id: string }) {
  const [units, setUnits] = useState<Units>([])
  useEffect(() => {
    let isHere = true
    // Without an answer nothing is said; publication does not wait.
    ask(calls.redaktionAmtszeiten, {}).then(
      ({ data }) => isHere && setUnits(data),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  const said = followersInWords(id, units)
  return said === '' ? null : <p>{said}</p>
}

const MOST_NAMED = 3

/** `12 Ämter haben ihre Zeiten von hier und folgen mit: Hauptamt, Ordnungsamt, Kämmerei und 9 weitere.` */
export function followersInWords(id: string, units: Units): string {
  const { folgen = [] } = units.find(unit => unit.id === id) ?? {}
  const names = folgen.flatMap(one => units.find(unit => unit.id === one)?.titel ?? [])
  if (names.length === 0) return ''
  if (names.length === 1) return `Ein Amt hat Zeiten von hier und folgt mit: ${names[0]}.`
  const rest = names.length - MOST_NAMED
  const named = rest > 1 ? names.slice(0, MOST_NAMED) : names
  const list =
    rest > 1
      ? `${named.join(', ')} und ${rest} weitere`
      : `${named.slice(0, -1).join(', ')} und ${named.at(-1)}`
  return `${names.length} Ämter haben Zeiten von hier und folgen mit: ${list}.`
}
