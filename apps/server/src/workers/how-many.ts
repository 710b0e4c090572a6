import { availableParallelism } from 'node:os'
import type { Config } from '../settings/config.ts'

/** More would only take memory from the pages: two draw what a town asks for. */
const MOST_BY_ITSELF = 4

/** How many processes answer. What is kept of a CMS elsewhere is kept by one process, so there is one in front of it. */
export function howMany({ workers, cmsUrl }: Pick<Config, 'workers' | 'cmsUrl'>): number {
  if (cmsUrl !== undefined) return 1
  return workers === 'auto' ? Math.min(availableParallelism(), MOST_BY_ITSELF) : workers
}
