import type { CmsStore } from './collections/collections.ts'
import { openCmsStore } from './open-cms-store.ts'
import { OpenError } from './open-error.ts'
import { troubleOf } from './store/health.ts'
import { troubles } from './store/troubles.ts'

/** Opens the store of a town. Throws `OpenError` with a message for the operator. */
export async function openTownStore(options: Parameters<typeof openCmsStore>[0]): Promise<CmsStore> {
  try {
    return await openCmsStore(options)
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === 'beschaedigt') throw new OpenError('datenbank-beschaedigt', troubles[trouble], error)
    if (trouble) throw new OpenError('datenordner-voll', troubles[trouble], error)
    throw error
  }
}
