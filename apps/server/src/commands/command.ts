import type { Log } from '../log.ts'
import { type Config, readConfig } from '../settings/config.ts'

/**
 * What `npm run NAME -- WORDS` does. A command knows its words and what is around it, and all that it says is its answer:
 * of the process that runs it, it knows nothing.
 */
export type Command = (words: readonly string[], around: Around) => Promise<Answer>

export type Around = {
  /** The settings, as `.env` and the environment give them. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** For what nobody foresaw. */
  readonly log: Log
  /** Told when somebody breaks the command off; a command that does not ask for it ends at once. */
  readonly brokenOff: () => AbortSignal
}

/** What a command leaves: its exit code, and what it says on standard output and on standard error. */
export type Answer = { readonly code: number; readonly out: string; readonly err: string }

export const told = (text: string, code = 0): Answer => ({ code, out: `${text}\n`, err: '' })

/** One sentence why it cannot. */
export const refused = (message: string): Answer => ({ code: 1, out: '', err: `${message}\n` })

/** Works on the configured town, beside a server or without one. */
export async function inTown({ env }: Around, work: (config: Config) => Promise<Answer>): Promise<Answer> {
  const read = readConfig(env)
  if (!read.ok) return refused(read.message)
  try {
    return await work(read.config)
  } catch (error) {
    // Whoever throws it has loaded it; who has nothing to do with the CMS does not wait for it.
    const { OpenError } = await import('@rathausplatz/cms')
    if (error instanceof OpenError) return refused(error.message)
    throw error
  }
}
