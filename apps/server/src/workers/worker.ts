import cluster from 'node:cluster'

/** Which worker prints messages for people at the terminal: only the first of several. */
export type Voice = 'laut' | 'still'

export type FromWorker = { bereit: string }

/** Message of the primary that ends a worker. */
export const STOP = 'beenden'

export const isWorker = cluster.isWorker

export const isSilent = (): boolean => isWorker && process.env['RATHAUSPLATZ_STIMME'] !== 'laut'

/**
 * True for the first worker of a town that was founded for this start: it makes in advance what visitors
 * would wait for.
 */
export const isFirstOfNewTown = (): boolean => !isSilent() && process.env['RATHAUSPLATZ_NEU'] === 'ja'

/** Tells the primary that this worker answers. */
export function tellReady(address: string): void {
  process.send?.({ bereit: address } satisfies FromWorker)
}

/** Resolves when the primary wants this worker to end, or has itself ended. */
export function toldByPrimary(): Promise<void> {
  return new Promise(resolve => {
    if (!isWorker) return
    process.on('message', message => {
      if (message === STOP) resolve()
    })
    process.once('disconnect', () => resolve())
  })
}
