import { runCommand } from '../../apps/server/src/commands/commands.ts'
import { createLog } from '../../apps/server/src/log.ts'
import type { Call, Reply } from './terminal.ts'

/** The process of terminal.ts: runs commands one after the other, like an operator at a terminal. */
let last: Promise<unknown> = Promise.resolve()

process.on('message', (call: Call) => {
  last = last.then(() => carryOut(call))
})
process.once('disconnect', () => process.exit())

async function carryOut({ number, name, words, env }: Call): Promise<void> {
  const reply = await answerOf(name, words, env)
  process.send?.({ number, ...reply } satisfies Reply)
}

async function answerOf(name: string, words: readonly string[], env: NodeJS.ProcessEnv) {
  const brokenOff = () => new AbortController().signal
  try {
    return await runCommand(name, words, { env, log: createLog('error'), brokenOff })
  } catch (error) {
    return { code: 1, out: '', err: String(error) }
  }
}
