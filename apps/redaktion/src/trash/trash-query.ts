import { LAST_PAGE } from '../list/list-query.ts'
import { pageIn } from '../list/page-in.ts'

/** The filters of the trash, stored in its address. */
export type TrashQuery = {
  readonly suche: string
  /** The kind, as a filter. */
  readonly art: string
  readonly seite: number
}

/** Reads the filters from an address; ignores invalid values. */
export const readTrashQuery = (address: URLSearchParams): TrashQuery => ({
  suche: (address.get('suche') ?? '').slice(0, 200),
  art: /^[a-z]{1,40}$/.exec(address.get('art') ?? '')?.[0] ?? '',
  seite: pageIn(address, LAST_PAGE),
})

/** Returns the address of the filters, without defaults. */
export function trashAddress({ suche, art, seite }: TrashQuery): string {
  const address = new URLSearchParams()
  if (suche !== '') address.set('suche', suche)
  if (art !== '') address.set('art', art)
  if (seite > 1) address.set('seite', String(seite))
  return `?${address}`
}
