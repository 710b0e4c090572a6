import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CmsError } from '@rathausplatz/contract'
import { TooManyWaiting, turnstile } from '../limits/turnstile.ts'

export type Guess = {
  readonly password: string
  /** What an attacker knows: the names of the owner and of the town. */
  readonly known: readonly string[]
}

/** Fewer guesses than ten to this power are within reach of an attacker who has the hash. */
export const LEAST_GUESSES = 11

/** The limits of time and memory for one password. */
const LONGEST_MS = 30_000
const HEAP_MB = 256
/** How long the thread waits for the next password before its word lists go. */
const REST_MS = 10_000

const GUESSED =
  'Dieses Passwort ist leicht zu erraten: Es besteht aus häufigen Wörtern, Namen, Orten oder Jahreszahlen. Bitte nehmen Sie zum Beispiel vier Wörter, die nichts miteinander zu tun haben.'

/** One password at a time: they change rarely. */
const oneAtATime = turnstile(1, 20)

/** Returns the German reason against a password that an attacker would guess; undefined if there is none. */
export async function objectionByGuessing(guess: Guess): Promise<string | undefined> {
  const guesses = await oneAtATime
    .run(() => guessApart(guess))
    .catch((error: unknown) => {
      throw error instanceof TooManyWaiting ? new CmsError('zu-viele', undefined, { retryAfter: 10 }) : error
    })
  return guesses < LEAST_GUESSES ? GUESSED : undefined
}

let resting: { readonly worker: Worker; readonly end: NodeJS.Timeout } | undefined

/** Runs in a thread of its own: loading the word lists alone takes a fifth of a second. */
async function guessApart(guess: Guess): Promise<number> {
  const worker = takeWorker()
  const alarm = setTimeout(() => void worker.terminate(), LONGEST_MS)
  const answered = new AbortController()
  const { signal } = answered
  try {
    worker.postMessage(guess)
    const [guesses] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('Guessing a password took too long')
      }),
    ])
    rest(worker)
    return guesses as number
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    answered.abort()
    clearTimeout(alarm)
  }
}

function takeWorker(): Worker {
  const rested = resting
  resting = undefined
  clearTimeout(rested?.end)
  rested?.worker.ref()
  return (
    rested?.worker ??
    new Worker(new URL('guess-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
  )
}

/** Keeps the thread for a moment; it does not keep the process. */
function rest(worker: Worker): void {
  worker.unref()
  const end = setTimeout(() => {
    resting = undefined
    void worker.terminate()
  }, REST_MS).unref()
  resting = { worker, end }
}
