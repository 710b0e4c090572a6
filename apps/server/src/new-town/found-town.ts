import { fork } from 'node:child_process'
import { once } from 'node:events'
import { AlreadySaid } from '../start-failure.ts'

/**
 * Founds the demo town in a child process, so that its memory is freed at its end. If told to stop, the
 * folder stays as one whose first filling was interrupted.
 */
export async function foundTown(told: Promise<void>): Promise<void> {
  const founder = fork(new URL('founder.ts', import.meta.url))
  void told.then(() => founder.kill())
  const [code] = await once(founder, 'close')
  if (code !== 0) throw new AlreadySaid(`the founder of the town ended with ${code}`)
}
