/** What browsers know of passkeys (WebAuthn), as JSON both ways; elsewhere passkeys are not offered. */
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

/** Has the device show a passkey; undefined if its owner would rather not. */
export async function showPasskey(options: unknown): Promise<string | undefined> {
  const publicKey = (PublicKeyCredential as WithJson).parseRequestOptionsFromJSON(options)
  return asText(await navigator.credentials.get({ publicKey }).catch(whenUnwilling))
}

/** Has the device make one. */
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

/** What the server asks the browser with, or why it does not. */
export type Question =
  | { ok: true; vorgang: string; optionen: Record<string, unknown> }
  | { ok: false; title: string; errors: Readonly<Record<string, string>> }
