import { fork } from 'node:child_process'
import { once } from 'node:events'
import { AlreadySaid } from '../start-failure.ts'

/**
 * Founds the demo town in a child process, so that the memory of the child is freed. A stop kills the child;
 * the next start then founds the town again.
 */
export async function foundTown(told: Promise<void>): Promise<void> {
  const founder = fork(new URL('founder.ts', import.meta.url))
  void told.then(() => founder.kill())
  const [code] = await once(founder, 'close')
  if (code !== 0) throw new AlreadySaid(`the founder of the town ended with ${code}`)
}
