import { type ContentEntry, contentEntry } from '@rathausplatz/contract'
import { amSchreibtisch } from '@rathausplatz/contract/ablagen'

/** The copy is in the browser storage, so that an entry can be pasted on another page and in another tab. */
const { name: KEPT_AS } = amSchreibtisch.kopierterBaustein
/** Largest stored text in characters; a larger one is no entry. */
const LARGEST = 1_000_000

/** The needed part of a storage. */
type Storing = Pick<Storage, 'getItem' | 'setItem'>

/** Copies an entry; returns false if the browser storage is full or disabled. */
export function copyEntry(entry: unknown, storage: Storing = localStorage): boolean {
  try {
    storage.setItem(KEPT_AS, JSON.stringify(entry))
    // Browsers notify only other tabs, so this tab notifies itself.
    dispatchEvent(new StorageEvent('storage', { key: KEPT_AS }))
    return pasted(storage.getItem(KEPT_AS)) !== undefined
  } catch {
    return false
  }
}

export function copiedEntry(storage: Storing = localStorage): ContentEntry | undefined {
  try {
    return pasted(storage.getItem(KEPT_AS))
  } catch {
    return undefined
  }
}

/** The storage may hold anything: only a valid entry is used. Its content is validated like typed input. */
function pasted(text: string | null): ContentEntry | undefined {
  if (text === null || text.length > LARGEST) return undefined
  try {
    return contentEntry.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Calls `tell` when an entry was copied, here or in another tab; returns the function to stop. */
export function whenCopied(tell: () => void): () => void {
  const look = ({ key }: StorageEvent) => (key === KEPT_AS || key === null) && tell()
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
