import { type UebernahmeZustand, uebernahmeZustaende } from '@rathausplatz/contract'
import { pageIn } from '../list/page-in.ts'

/** The filters of the pieces, stored in the address. */
export type PiecesQuery = {
  readonly zustand: UebernahmeZustand | undefined
  readonly suche: string
  readonly seite: number
}

export const ZUSTAENDE = (Object.keys(uebernahmeZustaende) as UebernahmeZustand[]).map(value => ({
  value,
  label: uebernahmeZustaende[value],
}))

/** Reads the filters from an address; ignores invalid values. */
export const readPiecesQuery = (address: URLSearchParams): PiecesQuery => ({
  zustand: ZUSTAENDE.find(({ value }) => value === address.get('zustand'))?.value,
  suche: (address.get('suche') ?? '').slice(0, 200),
  seite: pageIn(address),
})

/** Returns the address of the filters, without defaults. */
export function piecesAddress({ zustand, suche, seite }: PiecesQuery): string {
  const address = new URLSearchParams()
  if (suche !== '') address.set('suche', suche)
  if (zustand) address.set('zustand', zustand)
  if (seite > 1) address.set('seite', String(seite))
  return `?${address}`
}
