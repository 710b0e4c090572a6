import { shows } from '../editing/show.ts'
import type { House } from '../rooms/room.ts'
import { ausfuhren, openAusfuhr } from './ausfuhr.ts'

/** The export of the whole town as a file, started at the desk. */
export function openAusfuhrRoom(house: House) {
  const { store, clock, log, folder } = house
  const town = { database: folder.database, media: folder.media, clock }
  const room = openAusfuhr({ database: store.database, town, dataDir: folder.dataDir, log })
  return { handlers: ausfuhren(room, shows(house)), jobs: room.jobs }
}
