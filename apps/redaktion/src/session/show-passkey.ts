/** The JSON methods of WebAuthn. In browsers without them, passkeys are not offered. */
type WithJson = typeof PublicKeyCredential & {
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions
}

export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

/** Asks the device for a passkey; undefined if the editor declines. */
export async function showPasskey(options: unknown): Promise<Record<string, unknown> | undefined> {
  const publicKey = (PublicKeyCredential as WithJson).parseRequestOptionsFromJSON(options)
  try {
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null
    return credential ? (credential.toJSON() as unknown as Record<string, unknown>) : undefined
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
