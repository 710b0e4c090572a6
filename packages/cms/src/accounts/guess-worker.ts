import { parentPort } from 'node:worker_threads'
import type { Guess } from './guess-apart.ts'
import { guessesOf } from './guess-password.ts'

/** The thread that guesses passwords; see guess-apart.ts. */
parentPort?.on('message', ({ password, known }: Guess) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(guessesOf(password, known))
})
