import type { ContentEntry, Sprache } from '@rathausplatz/contract'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDocument } from '../document/open-document.ts'
import { type Path, valueAt, withValue } from '../document/path.ts'
import { useTell } from '../pieces/tell.tsx'
import { beginningOf } from './beginning.ts'
import { copyEntry } from './clipboard.ts'
import {
  duplicated,
  type Entry,
  entriesIn,
  inserted,
  moved,
  otherPlace,
  type Place,
  placeNames,
  placeOf,
  placesOf,
  readEntry,
  type Spot,
  spotBehind,
  standingAt,
  step,
  without,
} from './entries.ts'
import type { Keyed } from './entry-keys.ts'
import { fresh, type Template } from './templates.ts'
import { useEntryKeys } from './use-entry-keys.ts'
import { useLatest } from './use-latest.ts'

/** Actions on entries, with a stable identity while the page is open. */
export type EntryActions = {
  readonly move: (key: number, spot: Spot) => void
  readonly step: (key: number, way: 'up' | 'down') => void
  readonly toOtherPlace: (key: number) => void
  readonly duplicate: (key: number) => void
  readonly remove: (key: number) => void
  readonly copy: (key: number) => void
  readonly insert: (template: Template, spot: Spot) => void
  readonly paste: (entry: ContentEntry, spot: Spot) => void
}

/** A page with its entries and their actions. */
export type PageWork = {
  /** Path of the list of entries: of the version in everyday German, or in Leichte Sprache. */
  readonly path: Path
  readonly entries: readonly Keyed[]
  readonly places: readonly Place[]
  readonly isReadOnly: boolean
  readonly selected: number | undefined
  readonly select: (key: number | undefined) => void
  readonly actions: EntryActions
  /** Returns the name of an entry's template, and its first words. */
  readonly nameOf: (entry: Entry) => { name: string; beginning: string }
  readonly templateOf: (entry: Entry) => Template | undefined
}

export const pathOfEntries = (sprache: Sprache): Path =>
  sprache === 'leicht' ? ['leichteSprache', 'content'] : ['content']

export function usePageWork(templates: readonly Template[], sprache: Sprache): PageWork {
  const { daten, replace, isReadOnly } = useDocument()
  const tell = useTell()
  const path = useMemo(() => pathOfEntries(sprache), [sprache])
  const list = entriesIn(valueAt(daten, path))
  const entries = useEntryKeys(list)
  // Leichte Sprache has no sidebar.
  const layout = sprache === 'leicht' ? 'wide' : daten['pageLayout']
  const places = useMemo(() => placesOf(layout), [layout])
  const [chosen, setChosen] = useState<number>()
  const byName = useMemo(() => new Map(templates.map(template => [template.vorlage, template])), [templates])
  const templateOf = useCallback((entry: Entry) => byName.get(readEntry(entry).template), [byName])
  const nameOf = useCallback(
    (entry: Entry) => {
      const { template, context } = readEntry(entry)
      const known = byName.get(template)
      return {
        name: known?.name ?? (template || 'Unbekannter Baustein'),
        beginning: known ? beginningOf(known.inhalt.felder, context) : '',
      }
    },
    [byName],
  )

  const now = useLatest({ daten, list, entries, places, path, replace, tell, nameOf })
  // Selects a new entry with the next render, when it has its key.
  const wanted = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (wanted.current !== undefined) setChosen(entries[wanted.current]?.key)
    wanted.current = undefined
  }, [entries])

  const actions = useMemo((): EntryActions => {
    const indexOf = (key: number) => now.current.entries.findIndex(entry => entry.key === key)
    const put = (next: readonly Entry[]) => {
      const { daten, path, replace, list } = now.current
      if (next !== list) replace(withValue(daten, path, next))
    }
    const say = (entry: Entry) => `„${now.current.nameOf(entry).name}“`
    const whereIs = (entries: readonly Entry[], index: number) => {
      const place = placeOf(entries[index], now.current.places)
      const there = standingAt(entries, place)
      return `an Stelle ${there.indexOf(index) + 1} von ${there.length} in: ${placeNames[place]}`
    }
    const shift = (key: number, spot: Spot | undefined) => {
      const { list, tell } = now.current
      const from = indexOf(key)
      if (!spot || from < 0) return
      const next = moved(list, from, spot)
      if (next === list) return
      put(next)
      const changed = next.findIndex(entry => !list.includes(entry))
      const to = changed < 0 ? next.indexOf(list[from]) : changed
      tell({ text: `${say(list[from])} steht jetzt ${whereIs(next, to)}.` })
    }
    const add = (entry: Entry, spot: Spot) => {
      const { list, tell } = now.current
      const next = inserted(list, entry, spot)
      put(next)
      const at = next.findIndex(one => !list.includes(one))
      wanted.current = at
      tell({ text: `${say(entry)} ist eingefügt, ${whereIs(next, at)}.` })
    }
    return {
      move: shift,
      step: (key, way) => shift(key, step(now.current.list, indexOf(key), way, now.current.places)),
      toOtherPlace(key) {
        const place = otherPlace(now.current.list[indexOf(key)], now.current.places)
        shift(key, place && { place, before: undefined })
      },
      duplicate(key) {
        const { list, tell } = now.current
        const index = indexOf(key)
        if (index < 0) return
        put(duplicated(list, index))
        wanted.current = index + 1
        tell({ text: `${say(list[index])} steht nun zweimal da.` })
      },
      remove(key) {
        const { list, tell, path } = now.current
        const index = indexOf(key)
        if (index < 0) return
        const entry = list[index]
        put(without(list, index))
        setChosen(undefined)
        tell({
          text: `${say(entry)} ist gelöscht.`,
          undo: {
            label: 'Rückgängig',
            run() {
              const { daten, replace } = now.current
              const there = entriesIn(valueAt(daten, path))
              replace(withValue(daten, path, there.toSpliced(Math.min(index, there.length), 0, entry)))
            },
          },
        })
      },
      copy(key) {
        const { list, tell } = now.current
        const entry = list[indexOf(key)]
        tell(
          copyEntry(entry)
            ? { text: `${say(entry)} ist kopiert und lässt sich auf jeder Seite einfügen.` }
            : {
                text: 'Der Browser behält keine Kopie. Bitte duplizieren Sie den Baustein.',
                isFailure: true,
              },
        )
      },
      insert: (template, spot) => add(fresh(template, spot.place), spot),
      paste: (entry, spot) => add(structuredClone(entry), spot),
    }
  }, [now])

  const selected = entries.some(({ key }) => key === chosen) ? chosen : undefined
  return useMemo(
    () => ({ path, entries, places, isReadOnly, selected, select: setChosen, actions, nameOf, templateOf }),
    [path, entries, places, isReadOnly, selected, actions, nameOf, templateOf],
  )
}

/** Returns the spot of a new entry: behind the selection, otherwise at the end of a place. */
export function spotFor({ entries, places, selected }: PageWork, place?: Place): Spot {
  const list = entries.map(({ entry }) => entry)
  const index = entries.findIndex(({ key }) => key === selected)
  if (index >= 0 && (place === undefined || placeOf(list[index], places) === place))
    return spotBehind(list, index, places)
  return { place: place ?? places[0] ?? 'content', before: undefined }
}
