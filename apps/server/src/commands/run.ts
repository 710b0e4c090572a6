import { createLog } from '../log.ts'
import { runCommand } from './commands.ts'

/** `npm run NAME -- WORDS`: the process of a command. */
const [name = '', ...words] = process.argv.slice(2)

const { code, out, err } = await runCommand(name, words, {
  env: process.env,
  log: createLog('error'),
  brokenOff() {
    const stop = new AbortController()
    process.once('SIGINT', () => stop.abort())
    return stop.signal
  },
})
process.stdout.write(out)
process.stderr.write(err)
// The process ends by itself instead of by `exit`, so that its output is flushed.
process.exitCode = code
