import { fileAt } from '../media/medium.ts'

/**
 * The SHA-256 sum of a file as others know it; of one that is no longer public, as the desk keeps it. Undefined where the
 * browser cannot tell one, as without https.
 */
export async function digestOf(address: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const asOthers = await fetch(address)
  const kept = asOthers.ok ? undefined : fileAt(address)
  const answer = kept === undefined ? asOthers : await fetch(kept)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  const sum = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  return [...new Uint8Array(sum)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
