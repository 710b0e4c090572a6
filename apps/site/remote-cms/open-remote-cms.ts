import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { askOverHttp } from '@rathausplatz/contract'
import type { Log } from '../app/cms/site-context.ts'
import { type KeptAnswers, keptAnswers } from './kept-answers.ts'
import { openSnapshot } from './snapshot.ts'

type Options = { cmsUrl: string; dataDir: string; log: Log }

/** A CMS elsewhere, whose answers are kept below the data folder: those of each CMS for themselves. */
export function openRemoteCms({ cmsUrl, dataDir, log }: Options): KeptAnswers {
  const folder = join(dataDir, 'antworten', createHash('sha256').update(cmsUrl).digest('hex').slice(0, 12))
  return keptAnswers({
    ask: askOverHttp(cmsUrl),
    snapshot: openSnapshot(folder, error =>
      log.warn({ err: error }, 'Antworten des CMS lassen sich nicht aufheben'),
    ),
    onFailure: (error, call) => log.warn({ err: error, call }, 'Das CMS gibt keine brauchbare Antwort'),
    onHealth: (scope, isAnswering) =>
      log.warn({ bereich: scope }, isAnswering ? 'Das CMS antwortet wieder' : 'Das CMS antwortet nicht'),
  })
}
