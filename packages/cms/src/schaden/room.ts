import type { Job } from '../jobs/job.ts'
import { signedKeys } from '../keys/signed-keys.ts'
import { openFiles } from '../sent-files/files.ts'
import type { Purpose } from './mails.ts'
import { openSchadenOffice } from './office.ts'
import { openPhotos } from './photos.ts'
import type { SchadenSources } from './reporting.ts'
import { openSchaeden } from './schaeden.ts'
import { forgetAddresses, forgetReports } from './upkeep.ts'

type Given = Omit<SchadenSources, 'keys' | 'files' | 'photos'> & {
  /** Where photos lie. */
  folder: string
}

/** Reported damages: what residents do, what the town does, and what time does. */
export function openSchadenRoom({ folder, ...given }: Given) {
  const files = openFiles(folder)
  const photos = openPhotos({ database: given.database, files, clock: given.clock })
  const sources: SchadenSources = {
    ...given,
    keys: signedKeys<Purpose>('schaden', given.key),
    files,
    photos,
  }
  const jobs: Job[] = [forgetAddresses, forgetReports(sources)]
  return { reports: openSchaeden(sources), photos, office: openSchadenOffice(sources), jobs }
}

export type SchadenRoom = ReturnType<typeof openSchadenRoom>
