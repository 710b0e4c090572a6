import { verkuendeteDateiAn } from '@rathausplatz/contract/medien'
import { fileAt } from '../media/medium.ts'

/**
 * Returns the SHA-256 hash of a file as the public gets it. For a picture, which the public gets resized, and
 * for a file that is no longer public, it is the hash of the original at the desk. Undefined if the browser
 * cannot compute hashes, as without HTTPS.
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
