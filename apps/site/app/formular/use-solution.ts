import { useEffect, useState } from 'react'

/**
 * The sum that a browser does against programs, beside the page and without anybody's doing; undefined until it is found
 * and where no worker can be had. The form is taken without it too.
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
      // A browser without workers sends without it, as one without scripts does.
    }
    return () => worker?.terminate()
  }, [beginn, nullen, isWanted])
  return found?.beginn === beginn ? found.loesung : undefined
}
