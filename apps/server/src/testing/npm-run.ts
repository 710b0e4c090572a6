// Loaded with this file, so that the first test that runs a command does not wait for it.
import '@rathausplatz/cms'
import { type CommandName, runCommand } from '../commands/commands.ts'
import { createLog } from '../log.ts'

const NEVER = new AbortController().signal

/** Runs `npm run NAME -- WORDS` in the town of a folder, without a process of its own. */
export async function npmRun(dataDir: string, name: CommandName, ...words: string[]) {
  let logged = ''
  const log = createLog('error', { write: line => void (logged += line) })
  const env = { DATA_DIR: dataDir }
  const { code, out, err } = await runCommand(name, words, { env, log, brokenOff: () => NEVER })
  return { code, out: logged + out, err }
}
