import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { cmsInProcess, cmsOverHttp, type Realm, realmLabels } from '@rathausplatz/contract'
import type { Parts } from './app.ts'
import type { Log } from './log.ts'
import type { Config } from './settings/config.ts'

/** Tells a person at the terminal, in German, what is happening. */
export type Say = (sentence: string) => void

/** What stands behind the site: its CMS, and how to close it. */
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
}

const LONGEST_CHECK_MS = 1_500

/** The CMS elsewhere if one is configured, else the embedded one; a new one is filled with the demo town if wanted. */
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
  }: Config,
  log: Log,
  say: Say,
  { alone }: { alone: boolean } = { alone: true },
): Promise<Source> {
  if (cmsUrl) {
    say(`Die Inhalte kommen vom CMS unter ${cmsUrl}.`)
    const { openRemoteCms } = await import('@rathausplatz/site/remote-cms')
    const { remoteMedia } = await import('./files/remote-media.ts')
    const { cms, files, pictures, close } = openRemoteCms({ cmsUrl, bildOrigins, dataDir, log })
    return { cms, live: cmsOverHttp(cmsUrl), media: remoteMedia(cmsUrl, files, pictures), close }
  }
  say(`Die Inhalte werden geöffnet (${dataDir}) ...`)
  // Loaded here, so that a site in front of another CMS carries no database.
  const { openCms, troubles } = await import('@rathausplatz/cms')
  const accounts = { publicUrl, sessionSeconds, provider }
  const { keptKey } = await import('@rathausplatz/site/kept-key')
  let kept: Buffer | undefined
  const key = () =>
    (kept ??= keptKey(dataDir, err => log.error({ err }, 'Schlüssel der Website nicht aufgehoben')))
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
    key,
  })
  try {
    if (demo && cms.isNew) {
      say('Die Stadt ist neu: Die Beispielstadt Rebenau wird angelegt ...')
      const { bilderDerStartseite, demoKonten, demoPinnwand, demoSchaeden, demoVorschlaege, seedDemo } =
        await import('@rathausplatz/demo')
      await seedDemo(cms)
      const passwort = demoPasswort ?? randomBytes(12).toString('base64url')
      if (await cms.accounts.createExamples(demoKonten, passwort)) say(describeExamples(demoKonten, passwort))
      await cms.putUpExamples(demoPinnwand)
      await cms.reportExamples(demoSchaeden)
      await cms.proposeExamples(demoVorschlaege)
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
  const lost = await cms.lostFiles()
  if (lost.length > 0) {
    log.warn({ dataDir, files: lost }, 'Bilder oder Dokumente liegen nicht im Datenordner')
    say(describeLost(dataDir, lost))
  }
  cms.startJobs()
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
  }
}

/** The site goes on without them: better no pictures than no town. */
const describeLost = (dataDir: string, [file = '', ...more]: readonly string[]): string =>
  `Im Datenordner ${dataDir} fehlen Bilder oder Dokumente: „${file}“${more.length > 0 ? ` und ${more.length} weitere` : ''}. Mehrere Server an einer Datenbank brauchen denselben Ordner (docs/betrieb/postgresql.md); sonst holen Sie ihn aus der Sicherung zurück (docs/betrieb/sicherung.md).`

/** Told once: nothing keeps the password but as a hash. */
function describeExamples(accounts: readonly { realm: Realm; email: string }[], passwort: string): string {
  const lines = accounts.map(({ realm, email }) => `  ${realmLabels[realm]}: ${email}`)
  return [
    'Konten der Beispielstadt:',
    ...lines,
    `  Passwort für alle (nur jetzt zu sehen): ${passwort}`,
  ].join('\n')
}
