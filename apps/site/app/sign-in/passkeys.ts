/** The JSON methods of WebAuthn. In browsers without them, passkeys are not offered. */
type WithJson = typeof PublicKeyCredential & {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions
}

export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

/** Asks the device for a passkey; undefined if the user declines. */
export async function showPasskey(options: unknown): Promise<string | undefined> {
  const publicKey = (PublicKeyCredential as WithJson).parseRequestOptionsFromJSON(options)
  return asText(await navigator.credentials.get({ publicKey }).catch(whenUnwilling))
}

/** Asks the device to create a passkey; undefined if the user declines. */
export async function makePasskey(options: unknown): Promise<string | undefined> {
  const publicKey = (PublicKeyCredential as WithJson).parseCreationOptionsFromJSON(options)
  return asText(await navigator.credentials.create({ publicKey }).catch(whenUnwilling))
}

function whenUnwilling(error: unknown): null {
  if (error instanceof DOMException) return null
  throw error
}

const asText = (credential: Credential | null) =>
  credential ? JSON.stringify((credential as PublicKeyCredential).toJSON()) : undefined

/** The WebAuthn options of the server, or an error. */
export type Question =
  | { ok: true; vorgang: string; optionen: Record<string, unknown> }
  | { ok: false; title: string; errors: Readonly<Record<string, string>> }
