import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Bildbreite, type Bildformat, bildbreiten, bildformate } from '@rathausplatz/contract/medien'
import { turnstile } from '../limits/turnstile.ts'
import type { Log } from '../log.ts'
import type { Picture, pictureFiles } from './library.ts'
import { render } from './render.ts'

/** More at once would only take memory and the processor from the pages themselves. */
const JOBS_AT_ONCE = 2
/** What can be made in the ten seconds that a visitor may wait. */
const MOST_WAITING = 40
/** How long what could wait does before it looks again whether others need the machine. */
const PAUSE_MS = 2_000

/** Whether more is to be done on this machine than it has cores; one that does not tell has time. */
const machineIsBusy = () => (loadavg()[0] ?? 0) > availableParallelism()

type Job = {
  readonly bytes: Promise<Uint8Array<ArrayBuffer>>
  /** Who waits for it; without a signal, someone who stays. */
  readonly waiting: (AbortSignal | undefined)[]
}

/** When sizes are made ahead: while the machine is not busy, looked at again after a pause. */
export type Ahead = { isBusy?: () => boolean; pauseMs?: number }

/** The sizes of the library's pictures: from disk, or made on first demand and kept. */
export function derivatives(
  files: ReturnType<typeof pictureFiles>,
  log: Log,
  { isBusy = machineIsBusy, pauseMs = PAUSE_MS }: Ahead = {},
) {
  const jobs = turnstile(JOBS_AT_ONCE, MOST_WAITING)
  const running = new Map<string, Job>()
  const closing = new AbortController()

  const untilThereIsTime = async () => {
    await jobs.quiet()
    while (isBusy() && !closing.signal.aborted) {
      await setTimeout(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const make = async (picture: Picture, breite: Bildbreite, format: Bildformat, isWanted: () => boolean) => {
    const bytes = await jobs.run(() => render(files.original(picture), breite, format), { isWanted })
    try {
      await files.writeDerivative(picture, breite, format, bytes)
    } catch (error) {
      // A full disk costs time at the next request, not the picture at this one.
      log.warn({ err: error, schluessel: picture.schluessel, breite, format }, 'Bildgröße nicht aufgehoben')
    }
    return new Uint8Array(bytes)
  }

  /**
   * Everybody who asks for a size while it is being made waits for the same one. Rejects with TooManyWaiting where the
   * row is full; a size whose askers have all gone before its turn is not made.
   */
  const get = async (
    picture: Picture,
    breite: Bildbreite,
    format: Bildformat,
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const kept = await files.readDerivative(picture, breite, format)
    if (kept) return new Uint8Array(kept)
    const name = `${picture.schluessel}/${picture.version}/${breite}.${format}`
    const already = running.get(name)
    if (already) {
      already.waiting.push(signal)
      return already.bytes
    }
    const waiting = [signal]
    const isWanted = () => waiting.some(signal => !signal?.aborted)
    const bytes = make(picture, breite, format, isWanted).finally(() => running.delete(name))
    running.set(name, { bytes, waiting })
    return bytes
  }

  const warmOne = async (key: string, breite: Bildbreite, format: Bildformat) => {
    try {
      const picture = await files.find(key)
      if (picture) await get(picture, breite, format)
    } catch (err) {
      log.warn({ err, schluessel: key, breite, format }, 'Bildgröße nicht vorbereitet')
    }
  }

  const warmAll = async (keys: readonly string[]) => {
    for (const key of keys) {
      for (const breite of bildbreiten) {
        for (const format of bildformate) {
          await untilThereIsTime()
          if (closing.signal.aborted) return
          await warmOne(key, breite, format)
        }
      }
    }
  }

  let warming: Promise<unknown> = Promise.resolve()

  return {
    get,

    /** Makes all sizes of some pictures ahead of the first visitor: one at a time, and only while nobody waits and the machine has time. */
    warm(keys: readonly string[]): Promise<void> {
      const warmed = warmAll(keys)
      warming = Promise.all([warming, warmed])
      return warmed
    },

    /** Ends warming and waits for what is being made. */
    async close(): Promise<void> {
      closing.abort()
      await warming
      await Promise.allSettled([...running.values()].map(({ bytes }) => bytes))
    },
  }
}
