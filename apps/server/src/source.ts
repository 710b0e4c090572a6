import { setTimeout } from 'node:timers/promises'
import { cmsInProcess, cmsOverHttp } from '@rathausplatz/contract'
import type { Log } from './log.ts'
import { fillWithDemo } from './new-town/demo-town.ts'
import type { Parts } from './parts.ts'
import type { Say } from './say.ts'
import { sealedMark } from './sealed-mark.ts'
import type { Config } from './settings/config.ts'

/** The source of contents: its CMS, and how to close it. */
export type Source = Pick<
  Parts,
  | 'cms'
  | 'live'
  | 'handlers'
  | 'identify'
  | 'feed'
  | 'media'
  | 'oparl'
  | 'open311'
  | 'trouble'
  | 'noteMissing'
> & {
  close: () => Promise<void>
  /**
   * Prepares the search in the background. Call it once the server listens; otherwise the first search would
   * wait for it.
   */
  prepareSearch?: () => Promise<void>
}

export type Opening = {
  /** Locks the folder against other servers. */
  alone: boolean
  /** The demo town was founded for this start: its first pictures have to be made. */
  isNew?: boolean
}

const LONGEST_CHECK_MS = 1_500

/**
 * Opens the remote CMS if one is configured, otherwise the embedded one; fills a new one with the demo town
 * if wanted.
 */
export async function openSource(
  {
    cmsUrl,
    bildOrigins,
    dataDir,
    databaseUrl,
    demo,
    demoPasswort,
    create,
    post,
    provider,
    publicUrl,
    sessionSeconds,
    linkpruefung,
    warnregion,
    pushDienste,
  }: Config,
  log: Log,
  say: Say,
  { alone, isNew = false }: Opening = { alone: true },
): Promise<Source> {
  if (cmsUrl) {
    say(`Die Inhalte kommen vom CMS unter ${cmsUrl}.`)
    const { openRemoteCms } = await import('@rathausplatz/site/remote-cms')
    const { remoteMedia } = await import('./files/remote-media.ts')
    const { cms, files, pictures, close } = openRemoteCms({ cmsUrl, bildOrigins, dataDir, log })
    return { cms, live: cmsOverHttp(cmsUrl), media: remoteMedia(cmsUrl, files, pictures), close }
  }
  say(`Die Inhalte werden geöffnet (${dataDir}) ...`)
  // Loaded late, so that a site in front of a remote CMS loads no database.
  const { openCms, troubles } = await import('@rathausplatz/cms')
  const { keptKey } = await import('@rathausplatz/site/kept-key')
  let kept: Buffer | undefined
  let isLasting = true
  const key = () =>
    (kept ??= keptKey(dataDir, err => {
      isLasting = false
      log.error({ err }, 'Schlüssel der Website nicht aufgehoben')
    }))
  /** A key that ends with this process must seal nothing. */
  const sealKey = () => {
    const found = key()
    return isLasting ? found : undefined
  }
  const accounts = { publicUrl, sessionSeconds, provider, sealKey, sealed: sealedMark(dataDir) }
  const cms = await openCms({
    dataDir,
    databaseUrl,
    log,
    create,
    post,
    accounts,
    alone,
    linkpruefung,
    warnregion,
    morePushServices: pushDienste,
    key,
  })
  try {
    if (demo && cms.isNew) {
      await fillWithDemo(cms, { demoPasswort }, say)
      isNew = true
    }
    await cms.filled()
  } catch (error) {
    await cms.close()
    throw error
  }
  // The check of a large database continues after the start.
  await Promise.race([cms.checked, setTimeout(LONGEST_CHECK_MS)])
  const trouble = cms.trouble()
  if (trouble) say(troubles[trouble])
  const lost = await cms.lostFiles()
  if (lost.length > 0) {
    log.warn({ dataDir, files: lost }, 'Bilder oder Dokumente liegen nicht im Datenordner')
    say(describeLost(dataDir, lost))
  }
  cms.startJobs()
  if (isNew) {
    const { bilderDerStartseite } = await import('@rathausplatz/demo/bilder-der-startseite')
    void cms.warmPictures(bilderDerStartseite)
  }
  return {
    cms: cmsInProcess(cms.handlers, cms.identify),
    handlers: cms.handlers,
    feed: cms.feed,
    identify: cms.identify,
    media: request => cms.media(request),
    oparl: request => cms.oparl(request),
    open311: request => cms.open311(request),
    trouble: () => cms.trouble(),
    noteMissing: missed => cms.noteMissing(missed),
    close: () => cms.close(),
    prepareSearch: cms.prepareSearch,
  }
}

/**
 * Describes missing files. The site starts without them: a town without some pictures is better than no town.
 */
const describeLost = (dataDir: string, [file = '', ...more]: readonly string[]): string =>
  `Im Datenordner ${dataDir} fehlen Bilder oder Dokumente: „${file}“${more.length > 0 ? ` und ${more.length} weitere` : ''}. Mehrere Server an einer Datenbank brauchen denselben Ordner (docs/betrieb/postgresql.md); sonst holen Sie ihn aus der Sicherung zurück (docs/betrieb/sicherung.md).`
