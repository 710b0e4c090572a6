import { runCommand } from '../commands/commands.ts'
import { createLog } from '../log.ts'

/**
 * `node each-command.ts 'konto liste' post`: runs commands one after the other in one process, which has to
 * end by itself.
 */
const around = { env: process.env, log: createLog('error'), brokenOff: () => new AbortController().signal }
const answers = []
for (const line of process.argv.slice(2)) {
  const [name = '', ...words] = line.split(' ')
  answers.push([name, await runCommand(name, words, around)])
}
process.stdout.write(JSON.stringify(answers))
