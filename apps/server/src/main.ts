import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { start } from './start.ts'
import { describeFailure } from './start-failure.ts'

/** Sentences for people go to standard error, so that standard output holds nothing but the log. */
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

// What this process writes (letters of residents among it) is nobody else's on this machine.
process.umask(0o077)

// React and the site are loaded later and ask for this; only `npm run dev` wants anything else.
process.env.NODE_ENV ||= 'production'

process.exit(await main())

async function main(): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) {
    say(read.message)
    return 1
  }
  const { config } = read
  const log = createLog(config.logLevel)
  const told = stopSignal()
  try {
    const running = await start(config, log, say)
    say(`Die Website läuft: ${running.address}`)
    if (config.host === 'localhost') {
      say('Sie ist nur von diesem Rechner aus erreichbar; HOST=0.0.0.0 öffnet sie für das Netz.')
    }
    await told
    say('Die Website wird beendet: Laufende Anfragen werden noch beantwortet ...')
    await running.stop()
    say('Die Website ist beendet.')
    return 0
  } catch (error) {
    const sentence = describeFailure(error, config)
    if (!sentence) log.error({ err: error }, 'start failed')
    say(
      sentence ??
        'Die Website konnte nicht gestartet werden, die Ursache steht im Protokoll. / The site could not be started, the log names the cause.',
    )
    return 1
  }
}

/**
 * Resolves when the process is told to stop. Further signals change nothing: a terminal sends one to every process of
 * `npm start`, and the one above us passes its own on.
 */
function stopSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve())
  })
}
