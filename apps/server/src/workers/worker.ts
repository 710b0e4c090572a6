import cluster from 'node:cluster'

/** Who says what happens to people at the terminal: of several workers only the first. */
export type Voice = 'laut' | 'still'

export type FromWorker = { bereit: string }

/** What the primary says to one that shall go. */
export const STOP = 'beenden'

export const isWorker = cluster.isWorker

export const isSilent = (): boolean => isWorker && process.env['RATHAUSPLATZ_STIMME'] !== 'laut'

/** Of a town that was founded for this start, the first one makes what visitors would wait for. */
export const isFirstOfNewTown = (): boolean => !isSilent() && process.env['RATHAUSPLATZ_NEU'] === 'ja'

/** Tells the primary that this worker answers. */
export function tellReady(address: string): void {
  process.send?.({ bereit: address } satisfies FromWorker)
}

/** Resolves when the primary wants this worker to end, or is no longer there itself. */
export function toldByPrimary(): Promise<void> {
  return new Promise(resolve => {
    if (!isWorker) return
    process.on('message', message => {
      if (message === STOP) resolve()
    })
    process.once('disconnect', () => resolve())
  })
}
