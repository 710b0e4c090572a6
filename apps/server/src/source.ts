import { setTimeout } from 'node:timers/promises'
import { cmsInProcess, cmsOverHttp } from '@rathausplatz/contract'
import type { Parts } from './app.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** Tells a person at the terminal, in German, what is happening. */
export type Say = (sentence: string) => void

/** What stands behind the site: its CMS, and how to close it. */
export type Source = Pick<Parts, 'cms' | 'live' | 'handlers' | 'media' | 'trouble'> & {
  close: () => Promise<void>
}

const LONGEST_CHECK_MS = 1_500

/** The CMS elsewhere if one is configured, else the embedded one; a new one is filled with the demo town if wanted. */
export async function openSource(
  { cmsUrl, bildOrigins, dataDir, demo, create }: Config,
  log: Log,
  say: Say,
): Promise<Source> {
  if (cmsUrl) {
    say(`Die Inhalte kommen vom CMS unter ${cmsUrl}.`)
    const { openRemoteCms } = await import('@rathausplatz/site/remote-cms')
    const { remoteMedia } = await import('./remote-media.ts')
    const { cms, files, pictures, close } = openRemoteCms({ cmsUrl, bildOrigins, dataDir, log })
    return { cms, live: cmsOverHttp(cmsUrl), media: remoteMedia(cmsUrl, files, pictures), close }
  }
  say(`Die Inhalte werden geöffnet (${dataDir}) ...`)
  // Loaded here, so that a site in front of another CMS carries no database.
  const { openCms, troubles } = await import('@rathausplatz/cms')
  const cms = await openCms({ dataDir, log, create, alone: true })
  try {
    if (demo && cms.isNew) {
      say('Der Datenordner ist leer: Die Beispielstadt Rebenau wird angelegt ...')
      const { bilderDerStartseite, seedDemo } = await import('@rathausplatz/demo')
      await seedDemo(cms)
      void cms.warmPictures(bilderDerStartseite)
    }
    await cms.filled()
  } catch (error) {
    await cms.close()
    throw error
  }
  // A large database is looked through behind open doors.
  await Promise.race([cms.checked, setTimeout(LONGEST_CHECK_MS)])
  const trouble = cms.trouble()
  if (trouble) say(troubles[trouble])
  cms.startDailyJobs()
  return {
    cms: cmsInProcess(cms.handlers),
    handlers: cms.handlers,
    media: request => cms.media(request),
    trouble: () => cms.trouble(),
    close: () => cms.close(),
  }
}
