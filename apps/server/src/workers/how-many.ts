import { availableParallelism } from 'node:os'
import type { Config } from '../settings/config.ts'

/**
 * Most processes for `auto`: two already render what a town needs, and more than four would only take memory
 * from the pages.
 */
const MOST_BY_ITSELF = 4

/**
 * Returns the number of processes. The cache of a remote CMS lives in one process, so there is only one in
 * front of it.
 */
export function howMany({ workers, cmsUrl }: Pick<Config, 'workers' | 'cmsUrl'>): number {
  if (cmsUrl !== undefined) return 1
  return workers === 'auto' ? Math.min(availableParallelism(), MOST_BY_ITSELF) : workers
}
