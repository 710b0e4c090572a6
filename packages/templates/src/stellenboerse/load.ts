import type { Loader } from '../template.ts'
import type { stellenboerse } from './schema.ts'

export type StellenboerseData = {
  /** Host of the portal. */
  host: string
  /** Whether the site may embed the portal in a frame; otherwise the portal is only linked. */
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
