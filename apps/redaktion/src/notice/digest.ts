import { verkuendeteDateiAn } from '@rathausplatz/contract/medien'
import { fileAt } from '../media/medium.ts'

/**
 * The SHA-256 sum of a file as others know it; of one that is no longer public, as the desk keeps it, and so of a picture,
 * of which others get a size. Undefined where the browser cannot tell one, as without https.
 */
export async function digestOf(address: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const kept = fileAt(address)
  const isPicture = verkuendeteDateiAn(address) !== undefined && !address.endsWith('.pdf')
  const asOthers = isPicture ? undefined : await fetch(address)
  const answer = asOthers?.ok || kept === undefined ? asOthers : await fetch(kept)
  if (!answer?.ok) throw new Error(`${answer?.status} ${address}`)
  const sum = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  return [...new Uint8Array(sum)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
