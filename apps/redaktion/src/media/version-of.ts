/**
 * Returns the library's version hash of bytes, to find an existing file before the upload. Undefined without
 * HTTPS, because the browser then has no hash function.
 */
export async function versionOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!isSecureContext) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.subarray(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
