import type { Log } from '../log.ts'
import { type Config, readConfig } from '../settings/config.ts'

/**
 * What `npm run NAME -- WORDS` runs. A command gets its words and its surroundings and returns its output: it
 * does not touch the process that runs it.
 */
export type Command = (words: readonly string[], around: Around) => Promise<Answer>

export type Around = {
  /** The settings from `.env` and the environment. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** For unexpected errors. */
  readonly log: Log
  /**
   * Returns a signal that aborts when the user interrupts. A command that does not call it ends at once
   * instead.
   */
  readonly brokenOff: () => AbortSignal
}

/** The result of a command: exit code, text for standard output and for standard error. */
export type Answer = { readonly code: number; readonly out: string; readonly err: string }

export const told = (text: string, code = 0): Answer => ({ code, out: `${text}\n`, err: '' })

/** Exit code 1, with the message on standard error. */
export const refused = (message: string): Answer => ({ code: 1, out: '', err: `${message}\n` })

/** Runs work on the configured town, beside a running server or without one. */
export async function inTown({ env }: Around, work: (config: Config) => Promise<Answer>): Promise<Answer> {
  const read = readConfig(env)
  if (!read.ok) return refused(read.message)
  try {
    return await work(read.config)
  } catch (error) {
    // Imported late, so that other commands do not load the CMS. Code that throws an `OpenError` has loaded
    // the CMS already.
    const { OpenError } = await import('@rathausplatz/cms')
    if (error instanceof OpenError) return refused(error.message)
    throw error
  }
}
