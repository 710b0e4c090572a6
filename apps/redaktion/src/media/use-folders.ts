import { calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../wall/ask.ts'
import type { Folders } from './folders.ts'

/** Loads the folders; undefined until then. The library works without them. */
export function useFolders() {
  const [folders, setFolders] = useState<Folders>()
  const again = useCallback(
    () => void ask(calls.redaktionMedienOrdner, {}).then(setFolders, () => undefined),
    [],
  )
  useEffect(again, [again])
  return { folders, again }
}
