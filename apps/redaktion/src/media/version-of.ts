/**
 * What the library calls the version of these bytes, so that a file that is there already can be found before it is sent.
 * Undefined where the browser does not reckon it: without encryption.
 */
export async function versionOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!isSecureContext) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.subarray(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
