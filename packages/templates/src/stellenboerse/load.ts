import type { Loader } from '../template.ts'
import type { stellenboerse } from './schema.ts'

export type StellenboerseData = {
  /** Host of the portal, as people read it. */
  host: string
  /** Whether this site shows pages of the portal's origin in a frame; if not, its link is all there is. */
  darfEingebettetWerden: boolean
}

export const loadStellenboerse: Loader<typeof stellenboerse, StellenboerseData> = async (
  _cms,
  { context },
  { frameOrigins },
) => {
  const { host, origin } = new URL(context.link)
  return { host, darfEingebettetWerden: frameOrigins.includes(origin) }
}
