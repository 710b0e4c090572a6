import { OpenError } from '@rathausplatz/cms'
import { readConfig } from './config.ts'

/**
 * Runs a command that only looks into the configured data folder, beside a server or without one: prints what it tells,
 * or one sentence why it cannot. Returns the exit code.
 */
export async function lookInto(tell: (dataDir: string) => Promise<string>): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return fail(read.message)
  try {
    process.stdout.write(`${await tell(read.config.dataDir)}\n`)
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
