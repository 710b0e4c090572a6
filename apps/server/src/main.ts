import { flushCompileCache } from 'node:module'
import { createLog, type Log } from './log.ts'
import { foundTown } from './new-town/found-town.ts'
import { type Config, readConfig } from './settings/config.ts'
import { siteIsBuilt } from './site-is-built.ts'
import { sayFailure } from './start-failure.ts'
import { howMany } from './workers/how-many.ts'
import { startWorkers } from './workers/primary.ts'
import { isFirstOfNewTown, isSilent, isWorker, tellReady, toldByPrimary } from './workers/worker.ts'

/** Sentences for people go to standard error, so that standard output holds only the log. */
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

const ENDING = 'Die Website wird beendet: Laufende Anfragen werden noch beantwortet ...'
const NOTHING_TO_RENEW =
  'SIGUSR2: Mit einem einzigen Prozess (WORKERS=1) gibt es nichts, was sich ohne Unterbrechung erneuern ließe. Die Website läuft weiter.'
const ENDED = 'Die Website ist beendet.'

// No other user of this machine may read files of this process, such as letters of residents.
process.umask(0o077)

// React and the site are loaded later and read this; only `npm run dev` sets another value.
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
    else await serve(config, log, told, asked)
    return 0
  } catch (error) {
    sayFailure(error, config, log, say)
    return 1
  }
}

/** Serves until the process is told to stop, once the town and the site are ready. */
async function serve(config: Config, log: Log, told: Promise<void>, asked: Renewals): Promise<void> {
  const built = siteIsBuilt()
  const town = await holdTown(config)
  try {
    const isNew = town.isNew && config.demo
    const prepare = async () => {
      if (isNew) await foundTown(told)
      return built
    }
    const isPrepared = await Promise.race([prepare(), told])
    if (isPrepared && howMany(config) > 1) await lead(config, log, told, asked, isNew)
    else if (isPrepared) await answer(config, log, told, asked, isNew)
    say(ENDED)
  } finally {
    town.release()
  }
}

/** Serves with a single process. */
async function answer(config: Config, log: Log, told: Promise<void>, asked: Renewals, isNew: boolean) {
  asked.answerBy(() => log.warn({}, NOTHING_TO_RENEW))
  const { start } = await import('./start.ts')
  const running = await start(config, log, say, { alone: false, isNew })
  sayOpen(config, running.address)
  flushCompileCache()
  await told
  say(ENDING)
  await running.stop()
}

/** Runs the primary of several processes, which answers no requests itself. */
async function lead(config: Config, log: Log, told: Promise<void>, asked: Renewals, isNew: boolean) {
  const workers = await startWorkers(howMany(config), log, say, { isNew })
  sayOpen(config, workers.address)
  asked.answerBy(() => void workers.renew())
  await told
  say(ENDING)
  await workers.stop()
}

/**
 * Locks the town for this website. A database server decides itself who may connect; a data folder belongs to
 * one server.
 */
async function holdTown({ cmsUrl, databaseUrl, dataDir, create }: Config) {
  if (cmsUrl !== undefined) return { isNew: false, release() {} }
  const { lockFolder, openDataFolder } = await import('@rathausplatz/cms/data-folder')
  const folder = await openDataFolder({ dataDir, databaseUrl }, { create })
  await folder.release()
  return { isNew: folder.isNew, release: databaseUrl === undefined ? lockFolder(dataDir) : () => {} }
}

/** Runs one of several processes: answers requests; only the first worker prints messages. */
async function work(config: Config, log: Log, told: Promise<void>): Promise<void> {
  const { start } = await import('./start.ts')
  const how = { alone: false, isNew: isFirstOfNewTown() }
  const running = await start(config, log, isSilent() ? () => {} : say, how)
  tellReady(running.address)
  // Written now, for the worker that the primary starts next.
  flushCompileCache()
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
 * Resolves when the process is told to stop. Further signals change nothing: a terminal sends one to every
 * process of `npm start`, and the parent process passes its own signal on.
 */
function stopSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve())
  })
}

type Renewals = { answerBy(renew: () => void): void }

/**
 * Listens for the renewal signal from the beginning and in every process: without a listener the signal would
 * end the process. A request during the start is answered once the website runs.
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
