import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer } from '../../apps/server/src/commands/command.ts'

export type Call = { number: number; name: string; words: readonly string[]; env: NodeJS.ProcessEnv }
export type Reply = Answer & { number: number }

let terminal: ChildProcess | undefined
const waiting = new Map<number, (reply: Reply) => void>()

/**
 * What an operator does at the terminal, beside the running server of these settings: `npm run NAME -- WORDS`. Gives back
 * what the command says on standard output; throws what it says where it fails. One process for all commands of a worker:
 * each of its own would load the whole CMS.
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
  // It ends with the worker, which does not wait for it.
  child.unref()
  child.channel?.unref()
  return child
}
