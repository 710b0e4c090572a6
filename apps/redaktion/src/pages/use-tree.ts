import { calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ask, saidOf } from '../wall/ask.ts'
import { isWithin, pathsAbove } from './address.ts'
import { inOrder, type Levels, type Line, linesOf, type Step } from './tree.ts'

export type Tree = {
  readonly lines: readonly Line[]
  readonly isLoading: boolean
  readonly failure: string | undefined
  /** Levels of which only the first part is loaded. */
  readonly cut: ReadonlySet<string>
  open(path: string): Promise<void>
  close(path: string): void
  /** Opens all parents of a page, so that it is visible. */
  reveal(path: string): Promise<void>
  /** Reveals a moved page at its new path, with the same folds. */
  moved(from: string, to: string): Promise<void>
  /** Reloads the open levels after a change. */
  renew(): Promise<void>
}

const fetchLevel = (unter: string) => ask(calls.redaktionSeitenbaum, { query: { unter } })

/** Loads the tree of pages, level by level. */
export function useTree(): Tree {
  const [levels, setLevels] = useState<Levels>(new Map())
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string>()
  const [isLoading, setLoading] = useState(true)

  const load = useCallback(async (paths: readonly string[]): Promise<Levels> => {
    setLoading(true)
    try {
      const told = await Promise.all(paths.map(async path => [path, await fetchLevel(path)] as const))
      const fetched: readonly (readonly [string, readonly Step[]])[] = told.map(([path, { data }]) => [
        path,
        inOrder(data),
      ])
      setLevels(before => new Map([...before, ...fetched]))
      setCut(before => {
        const after = new Set(before)
        for (const [path, { mehr }] of told) {
          if (mehr) after.add(path)
          else after.delete(path)
        }
        return after
      })
      setFailure(undefined)
      return new Map(fetched)
    } catch (error) {
      setFailure(saidOf(error))
      return new Map()
    } finally {
      setLoading(false)
    }
  }, [])

  useEffect(() => {
    void load(['/'])
  }, [load])

  const open = useCallback(
    async (path: string) => {
      setOpened(before => new Set([...before, path]))
      await load([path])
    },
    [load],
  )
  const close = useCallback(
    (path: string) => setOpened(before => new Set([...before].filter(one => one !== path))),
    [],
  )
  const reveal = useCallback(
    async (path: string) => {
      const above = pathsAbove(path)
      setOpened(before => new Set([...before, ...above]))
      await load(['/', ...above])
    },
    [load],
  )
  const moved = useCallback(
    async (from: string, to: string) => {
      const kept = [...opened].map(path => (isWithin(path, from) ? to + path.slice(from.length) : path))
      const after = new Set([...kept, ...pathsAbove(to)])
      setOpened(after)
      await load(['/', ...after])
    },
    [load, opened],
  )
  const renew = useCallback(async () => {
    await load(['/', ...opened])
  }, [load, opened])

  const lines = useMemo(() => linesOf(levels, opened), [levels, opened])
  return { lines, isLoading, failure, cut, open, close, reveal, moved, renew }
}
