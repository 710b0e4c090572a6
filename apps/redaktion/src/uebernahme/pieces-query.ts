import { type UebernahmeZustand, uebernahmeZustaende } from '@rathausplatz/contract'
import { listAddress, textIn } from '../list/list-address.ts'
import { pageIn } from '../list/page-in.ts'

export const ZUSTAENDE = (Object.keys(uebernahmeZustaende) as UebernahmeZustand[]).map(value => ({
  value,
  label: uebernahmeZustaende[value],
}))

/** The filters of the pieces, stored in the address. */
export const piecesAddress = listAddress(address => ({
  suche: textIn(address, 'suche'),
  zustand: ZUSTAENDE.find(({ value }) => value === address.get('zustand'))?.value,
  seite: pageIn(address),
}))

export type PiecesQuery = typeof piecesAddress.usual
