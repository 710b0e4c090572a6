import { shows } from '../editing/show.ts'
import type { House } from '../rooms/room.ts'
import { openUebernahme, uebernahmen } from './uebernahme.ts'

/** Opens the import of content from other websites and from tables. */
export function openUebernahmeRoom(house: House) {
  const { store, library, fetch, accounts, clock, log } = house
  const room = openUebernahme({ store, library, fetch, editorOf: accounts.editorOf, clock, log })
  return { ...room, handlers: uebernahmen(room, store, shows(house), clock) }
}
