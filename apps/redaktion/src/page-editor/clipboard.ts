import { type ContentEntry, contentEntry } from '@rathausplatz/contract'
import { amSchreibtisch } from '@rathausplatz/contract/ablagen'

/** Kept in the browser, so that an entry goes from one page to another, also in another tab. */
const { name: KEPT_AS } = amSchreibtisch.kopierterBaustein
/** A larger text is no entry that anybody has copied here. */
const LARGEST = 1_000_000

/** Of the storage of a browser what is needed here. */
type Storing = Pick<Storage, 'getItem' | 'setItem'>

/** False where the browser keeps nothing: it is full, or was told not to. */
export function copyEntry(entry: unknown, storage: Storing = localStorage): boolean {
  try {
    storage.setItem(KEPT_AS, JSON.stringify(entry))
    // Browsers tell only the other tabs.
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

/** Anybody may have written there: only what is an entry is one. What it holds is judged as all that is typed. */
function pasted(text: string | null): ContentEntry | undefined {
  if (text === null || text.length > LARGEST) return undefined
  try {
    return contentEntry.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Tells when something else was copied, here or in another tab; gives back how to stop. */
export function whenCopied(tell: () => void): () => void {
  const look = ({ key }: StorageEvent) => (key === KEPT_AS || key === null) && tell()
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
