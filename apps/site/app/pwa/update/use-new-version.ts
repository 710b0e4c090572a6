import { useEffect, useState } from 'react'
import { registerWorker } from './register-worker.ts'
import { takeNewVersion } from './reload.ts'
import { restoreTyped } from './typed.ts'

/** Registers the worker and returns a function that activates a waiting new version. */
export function useNewVersion(): (() => void) | undefined {
  const [take, setTake] = useState<() => void>()
  useEffect(() => {
    restoreTyped()
    return registerWorker(takeOver => setTake(() => () => takeNewVersion(takeOver)))
  }, [])
  return take
}
