import { OpenError } from '@rathausplatz/cms'
import { type Config, readConfig } from '../settings/config.ts'

/**
 * Runs a command on the configured town, beside a server or without one: prints what it tells, or one sentence why it
 * cannot. Returns the exit code.
 */
export async function runCommand(tell: (config: Config) => Promise<string>): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return fail(read.message)
  try {
    process.stdout.write(`${await tell(read.config)}\n`)
    return 0
  } catch (error) {
    if (error instanceof OpenError) return fail(error.message)
    throw error
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
