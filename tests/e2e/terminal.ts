import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer } from '../../apps/server/src/commands/command.ts'

export type Call = { number: number; name: string; words: readonly string[]; env: NodeJS.ProcessEnv }
export type Reply = Answer & { number: number }

let terminal: ChildProcess | undefined
const waiting = new Map<number, (reply: Reply) => void>()

/**
 * Runs `npm run NAME -- WORDS` beside the running server of these settings. Returns the standard output;
 * throws the error output if the command fails. One process per worker runs all commands: otherwise each
 * would load the whole CMS.
 */
export async function atTerminal(
  env: NodeJS.ProcessEnv,
  name: string,
  ...words: readonly string[]
): Promise<string> {
  terminal ??= open()
  const call: Call = { number: waiting.size + 1, name, words, env }
  const replied = new Promise<Reply>(resolve => waiting.set(call.number, resolve))
  terminal.send(call)
  const { code, out, err } = await replied
  if (code !== 0) throw new Error(`${name} ${words.join(' ')}: ${err}`)
  return out
}

function open(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'terminal-process.ts'), { execPath: 'node' })
  child.on('message', (reply: Reply) => waiting.get(reply.number)?.(reply))
  child.once('exit', () => {
    for (const [number, settle] of waiting)
      settle({ number, code: 1, out: '', err: 'The terminal has ended.' })
    terminal = undefined
  })
  // The process ends with the worker, which does not wait for it.
  child.unref()
  child.channel?.unref()
  return child
}
