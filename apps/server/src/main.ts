import { createLog, type Log } from './log.ts'
import { type Config, readConfig } from './settings/config.ts'
import { start } from './start.ts'
import { describeFailure } from './start-failure.ts'
import { howMany } from './workers/how-many.ts'
import { AlreadySaid, startWorkers } from './workers/primary.ts'
import { isSilent, isWorker, tellReady, toldByPrimary } from './workers/worker.ts'

/** Sentences for people go to standard error, so that standard output holds nothing but the log. */
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

const ENDING = 'Die Website wird beendet: Laufende Anfragen werden noch beantwortet ...'
const NOTHING_TO_RENEW =
  'SIGUSR2: Mit einem einzigen Prozess (WORKERS=1) gibt es nichts, was sich ohne Unterbrechung erneuern ließe. Die Website läuft weiter.'
const ENDED = 'Die Website ist beendet.'

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
  const told = Promise.race([stopSignal(), toldByPrimary()])
  const asked = renewals()
  try {
    if (isWorker) await work(config, log, told)
    else if (howMany(config) > 1) await lead(config, log, told, asked)
    else await answer(config, log, told, asked)
    return 0
  } catch (error) {
    if (error instanceof AlreadySaid) return 1
    const sentence = describeFailure(error, config)
    if (!sentence) log.error({ err: error }, 'Der Start ist misslungen')
    say(
      sentence ??
        'Die Website konnte nicht gestartet werden, die Ursache steht im Protokoll. / The site could not be started, the log names the cause.',
    )
    return 1
  }
}

/** One process that does everything. */
async function answer(config: Config, log: Log, told: Promise<void>, asked: Renewals): Promise<void> {
  asked.answerBy(() => log.warn({}, NOTHING_TO_RENEW))
  const running = await start(config, log, say)
  sayOpen(config, running.address)
  await told
  say(ENDING)
  await running.stop()
  say(ENDED)
}

/** The first of several: answers nobody itself. It holds the data folder, so that no other website comes in. */
async function lead(config: Config, log: Log, told: Promise<void>, asked: Renewals): Promise<void> {
  const unlock = await holdFolder(config)
  try {
    const workers = await startWorkers(howMany(config), log, say)
    sayOpen(config, workers.address)
    asked.answerBy(() => void workers.renew())
    await told
    say(ENDING)
    await workers.stop()
    say(ENDED)
  } finally {
    unlock()
  }
}

/** A database server lets in whom it wants; a folder is for one website. */
async function holdFolder(config: Config): Promise<() => void> {
  if (config.databaseUrl !== undefined) return () => {}
  const { lockFolder, openDataFolder } = await import('@rathausplatz/cms/data-folder')
  const folder = await openDataFolder({ dataDir: config.dataDir }, config)
  await folder.release()
  return lockFolder(config.dataDir)
}

/** One of several: answers, and leaves the talking to the first of them. */
async function work(config: Config, log: Log, told: Promise<void>): Promise<void> {
  const running = await start(config, log, isSilent() ? () => {} : say, { alone: false })
  tellReady(running.address)
  await told
  await running.stop()
}

function sayOpen({ host }: Config, address: string): void {
  say(`Die Website läuft: ${address}`)
  if (host === 'localhost') {
    say('Sie ist nur von diesem Rechner aus erreichbar; HOST=0.0.0.0 öffnet sie für das Netz.')
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

type Renewals = { answerBy(renew: () => void): void }

/**
 * Heard from the beginning and by every process: unheard, the signal would end it. Who asks while the website starts is
 * answered when it stands.
 */
function renewals(): Renewals {
  let wasAsked = false
  let renew = () => {
    wasAsked = true
  }
  process.on('SIGUSR2', () => renew())
  return {
    answerBy(answer) {
      renew = answer
      if (wasAsked) answer()
    },
  }
}
