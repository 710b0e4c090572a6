import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { askOverHttp, type Cms } from '@rathausplatz/contract'
import type { Log } from '../app/cms/site-context.ts'
import { keptKey } from '../kept-key.ts'
import { keptAnswers } from './kept-answers.ts'
import { type PassedOnPictures, passedOnPictures } from './passed-on-pictures.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'

export { createGate } from './gate.ts'
export type { PassedOnPictures } from './passed-on-pictures.ts'
export { passedOnPictures } from './passed-on-pictures.ts'
export { openSnapshot, type Snapshot } from './snapshot.ts'

type Options = { cmsUrl: string; bildOrigins: readonly string[]; dataDir: string; log: Log }

/** A remote CMS with its cache of answers, and with the storage of its pictures and files. */
export type RemoteCms = {
  cms: Cms
  files: Snapshot
  pictures: PassedOnPictures
  close(): Promise<void>
}

/** Opens the cache in the data folder. Each CMS has its own cache. */
export function openRemoteCms({ cmsUrl, bildOrigins, dataDir, log }: Options): RemoteCms {
  const folder = join(dataDir, 'antworten', createHash('sha256').update(cmsUrl).digest('hex').slice(0, 12))
  const report = (error: unknown) => log.warn({ err: error }, 'Antworten des CMS lassen sich nicht aufheben')
  const files = openSnapshot(join(folder, 'medien'), report, { mostFiles: 3_000, mostBytes: 300_000_000 })
  const pictures = passedOnPictures({
    cmsUrl,
    origins: bildOrigins,
    key: keptKey(folder, report),
    onForeign: host => log.warn({ host }, 'Bilder dieser Adresse fallen weg: BILD_ORIGINS nennt sie nicht'),
  })
  const cms = keptAnswers({
    ask: askOverHttp(cmsUrl, { adapt: pictures.inOurName }),
    snapshot: openSnapshot(join(folder, 'aufrufe'), report),
    onFailure: (error, call) => log.warn({ err: error, call }, 'Das CMS gibt keine brauchbare Antwort'),
    onHealth: (scope, isAnswering) =>
      log.warn({ bereich: scope }, isAnswering ? 'Das CMS antwortet wieder' : 'Das CMS antwortet nicht'),
  })
  return {
    cms,
    files,
    pictures,
    async close() {
      await cms.close()
      await files.settled()
    },
  }
}
