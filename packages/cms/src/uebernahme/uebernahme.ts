import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Editor } from '../editing/leave-for.ts'
import type { Shows } from '../editing/show.ts'
import type { Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Library } from '../media/media-library.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { beginCalls } from './desk/begin-calls.ts'
import { importDesk } from './desk/import-desk.ts'
import { pieceCalls } from './desk/piece-calls.ts'
import { runCalls } from './desk/run-calls.ts'
import { forgetOldUebernahmen, uebernahmeJob } from './uebernahme-job.ts'
import { uebernahmeStore } from './uebernahme-store.ts'

type Sources = {
  store: CmsStore
  library?: Library | undefined
  fetch: FetchOutside
  editorOf: (id: string, program?: string) => Promise<Editor | undefined>
  clock: () => Date
  log: Log
}

/** Opens the import of content from other websites and from tables. */
export function openUebernahme(sources: Sources) {
  const { store, clock } = sources
  const rows = uebernahmeStore(store.database, clock)
  const job = uebernahmeJob({ ...sources, library: sources.library, rows })
  const jobs: readonly Job[] = [job, forgetOldUebernahmen]
  return { job, jobs, rows }
}

export type UebernahmeRoom = ReturnType<typeof openUebernahme>

/**
 * Calls for imports. An import belongs to its editor; only editors with the right for everything see imports
 * of others.
 */
export function uebernahmen({ rows }: UebernahmeRoom, store: CmsStore, show: Shows, clock: () => Date) {
  const desk = importDesk(rows, store, show, clock)
  return { ...runCalls(desk), ...beginCalls(desk), ...pieceCalls(desk) } satisfies CmsHandlers
}
