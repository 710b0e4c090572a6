import { type CallAnswer, calls } from '@rathausplatz/contract'
import { hoursHeadings } from '@rathausplatz/kalender'
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
const listOf = new Intl.ListFormat('de')

/**
 * `12 Ämter haben ihre Zeiten von hier und folgen mit: Hauptamt, Ordnungsamt, Kämmerei und 9 weitere.` An office
 * that states some kinds of hours itself does not follow with these, so each is named.
 */
export function followersInWords(id: string, units: Units): string {
  const { folgen = [] } = units.find(unit => unit.id === id) ?? {}
  const followers = folgen.flatMap(one => units.find(unit => unit.id === one) ?? [])
  const [whole, partly] = [
    followers.filter(unit => ownHeadings(unit).length === 0),
    followers.filter(unit => ownHeadings(unit).length > 0),
  ]
  return [wholeInWords(whole.map(({ titel }) => titel)), partlyInWords(partly)].filter(Boolean).join(' ')
}

const ownHeadings = ({ zeiten }: Units[number]): string[] =>
  zeiten.filter(({ von }) => von === null).map(({ typ }) => hoursHeadings[typ])

function wholeInWords(names: readonly string[]): string {
  if (names.length === 0) return ''
  if (names.length === 1) return `Ein Amt hat Zeiten von hier und folgt mit: ${names[0]}.`
  const rest = names.length - MOST_NAMED
  const named = rest > 1 ? [...names.slice(0, MOST_NAMED), `${rest} weitere`] : names
  return `${names.length} Ämter haben Zeiten von hier und folgen mit: ${listOf.format(named)}.`
}

function partlyInWords(units: Units): string {
  if (units.length === 0) return ''
  const named = units.map(unit => `${unit.titel} (eigene ${listOf.format(ownHeadings(unit))})`)
  return `Nur zum Teil ${units.length === 1 ? 'folgt' : 'folgen'} mit: ${listOf.format(named)}. Eigene Zeiten bleiben, wie sie sind.`
}
