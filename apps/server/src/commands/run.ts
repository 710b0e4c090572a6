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
// Left to end by itself: what it has said goes out whole.
process.exitCode = code
