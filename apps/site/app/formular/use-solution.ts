import { useEffect, useState } from 'react'

/**
 * Returns the solution of the proof of work, computed by a worker. It is undefined until it is found, and if
 * no worker is available. The form is accepted without it too.
 */
export function useSolution(beginn: string, nullen: number, isWanted: boolean): number | undefined {
  const [found, setFound] = useState<{ beginn: string; loesung: number }>()
  useEffect(() => {
    if (!isWanted || beginn === '') return undefined
    let worker: Worker | undefined
    try {
      worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<number>) =>
        setFound({ beginn, loesung: data }),
      )
      worker.postMessage({ beginn, nullen })
    } catch {
      // A browser without workers sends no solution, like a browser without scripts.
    }
    return () => worker?.terminate()
  }, [beginn, nullen, isWanted])
  return found?.beginn === beginn ? found.loesung : undefined
}
