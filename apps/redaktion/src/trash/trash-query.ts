import { LAST_PAGE } from '../list/list-query.ts'
import { pageIn } from '../list/page-in.ts'

/** What the trash shows: said by its address. */
export type TrashQuery = {
  readonly suche: string
  /** Kind that the trash is narrowed to. */
  readonly art: string
  readonly seite: number
}

/** What stands in an address; what is none of these counts for nothing. */
export const readTrashQuery = (address: URLSearchParams): TrashQuery => ({
  suche: (address.get('suche') ?? '').slice(0, 200),
  art: /^[a-z]{1,40}$/.exec(address.get('art') ?? '')?.[0] ?? '',
  seite: pageIn(address, LAST_PAGE),
})

/** The address that says it; without what holds anyway. */
export function trashAddress({ suche, art, seite }: TrashQuery): string {
  const address = new URLSearchParams()
  if (suche !== '') address.set('suche', suche)
  if (art !== '') address.set('art', art)
  if (seite > 1) address.set('seite', String(seite))
  return `?${address}`
}
