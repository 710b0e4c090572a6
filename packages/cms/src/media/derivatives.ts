import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Bildbreite, type Bildformat, bildbreiten, bildformate } from '@rathausplatz/contract/medien'
import { turnstile } from '../limits/turnstile.ts'
import type { Log } from '../log.ts'
import type { Picture, pictureFiles } from './library.ts'
import { BrokenOriginal, render } from './render.ts'

/** Sizes made at a time: more would take memory and CPU from the pages. */
const JOBS_AT_ONCE = 2
/** Most waiting sizes: as many as can be made in the ten seconds that a visitor may wait. */
const MOST_WAITING = 40
/** Pause between two checks whether the machine is still busy, while sizes are made ahead of requests. */
const PAUSE_MS = 2_000

/** Whether the load is higher than the number of cores. False on systems that do not report a load. */
const machineIsBusy = () => (loadavg()[0] ?? 0) > availableParallelism()

type Job = {
  readonly bytes: Promise<Uint8Array<ArrayBuffer>>
  /** One signal per waiting request; `undefined`: a caller that never leaves. */
  readonly waiting: (AbortSignal | undefined)[]
}

/** Controls when sizes are made ahead: only while `isBusy` is false, checked again after `pauseMs`. */
export type Ahead = { isBusy?: () => boolean; pauseMs?: number }

const BROKEN_FOR_MS = 10 * 60_000
/** Most broken originals that a process remembers. */
const MOST_BROKEN = 1_000
const BROKEN =
  'Ein Bild der Website ist beschädigt und wird nicht gezeigt. Bitte holen Sie es aus der Sicherung zurück oder ersetzen Sie es am Schreibtisch.'

/** The sizes of the library's pictures: read from disk, or made on first demand and stored. */
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

  /**
   * Originals that could not be decoded, and until when that is believed: a busy machine may have been to blame.
   * Another version of a picture has another name here.
   */
  const broken = new Map<string, number>()
  const isBroken = (name: string) => (broken.get(name) ?? 0) > performance.now()

  const make = async (picture: Picture, breite: Bildbreite, format: Bildformat, isWanted: () => boolean) => {
    const name = `${picture.schluessel}/${picture.version}`
    // Decoding it again would cost a process its time for the same result.
    if (isBroken(name)) throw new BrokenOriginal(name)
    const bytes = await jobs
      .run(() => render(files.original(picture), breite, format), { isWanted })
      .catch((error: unknown) => {
        if (error instanceof BrokenOriginal && (broken.has(name) || broken.size < MOST_BROKEN)) {
          broken.set(name, performance.now() + BROKEN_FOR_MS)
          log.error({ err: error, schluessel: picture.schluessel }, BROKEN)
        }
        throw error
      })
    try {
      await files.writeDerivative(picture, breite, format, bytes)
    } catch (error) {
      // A size that cannot be stored, such as on a full disk, is still sent; the next request makes it again.
      log.warn({ err: error, schluessel: picture.schluessel, breite, format }, 'Bildgröße nicht aufgehoben')
    }
    return new Uint8Array(bytes)
  }

  /**
   * Returns one size. Requests for a size that is being made share the result. Rejects with `TooManyWaiting`
   * if the queue is full. A size is not made if all its requests have gone before its turn.
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
    /** Whether an original turned out to be broken lately. */
    hasBroken: () => [...broken.keys()].some(isBroken),

    /**
     * Makes all sizes of some pictures before the first visitor asks: one at a time, only while no request
     * waits and the machine is not busy.
     */
    warm(keys: readonly string[]): Promise<void> {
      const warmed = warmAll(keys)
      warming = Promise.all([warming, warmed])
      return warmed
    },

    /** Stops warming and waits for the sizes being made. */
    async close(): Promise<void> {
      closing.abort()
      await warming
      await Promise.allSettled([...running.values()].map(({ bytes }) => bytes))
    },
  }
}
