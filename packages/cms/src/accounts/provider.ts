import { randomBytes } from 'node:crypto'
import { CmsError, verwaltungAntwortPfad } from '@rathausplatz/contract'
import type { Configuration, CustomFetch } from 'openid-client'

/** The identity provider of a town (OpenID Connect), as its operator has named it. */
export type ProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button of the sign-in says. */
  readonly name: string
  /** Words of `amr` or `acr` with which the provider says that a second factor was shown there. */
  readonly factorWords: readonly string[]
}

/** What one sign-in is recognised by when its browser comes back; kept here until then. */
export type Secrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Whom the provider means. The address of a mail only where the provider vouches for it. */
export type Told = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly hasShownFactor: boolean
}

/** Nobody waits for a provider longer than this, and the start of a server not at all: it is first asked when needed. */
const PATIENCE_SECONDS = 5
/** What it says of itself, its keys and an answer are some kilobytes; no more than this is read of any. */
const MOST_BYTES = 500_000
/** Keys of providers change, and are asked for again by themselves; other data only rarely. */
const KNOWN_MS = 3_600_000

/** Loaded when somebody uses it. */
const library = () => import('openid-client')

export function openProvider(
  settings: ProviderSettings,
  publicUrl: string,
  patienceSeconds = PATIENCE_SECONDS,
) {
  const redirectUri = publicUrl + verwaltungAntwortPfad
  let known: { configuration: Promise<Configuration>; until: number } | undefined

  /** Asked by all who come at the same moment together; what failed is asked again. */
  const configured = (): Promise<Configuration> => {
    if (known && known.until > performance.now()) return known.configuration
    const asked = { configuration: discover(settings, patienceSeconds), until: performance.now() + KNOWN_MS }
    known = asked
    asked.configuration.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.configuration
  }

  return {
    settings,

    /** Where a browser is sent, and by what it is recognised. */
    async begin(): Promise<{ address: string; secrets: Secrets }> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const secrets = { state: random(), nonce: random(), verifier: random() }
      const code_challenge = await calculatePKCECodeChallenge(secrets.verifier)
      const address = await configured()
        .then(configuration =>
          buildAuthorizationUrl(configuration, {
            redirect_uri: redirectUri,
            scope: 'openid email',
            state: secrets.state,
            nonce: secrets.nonce,
            code_challenge,
            code_challenge_method: 'S256',
          }),
        )
        .catch(notNow)
      return { address: address.href, secrets }
    },

    /** What the browser has brought back is exchanged for an answer that is checked: whose, for whom, for this sign-in. */
    async finish(query: string, { state, nonce, verifier }: Secrets): Promise<Told> {
      const { authorizationCodeGrant } = await library()
      const configuration = await configured().catch(notNow)
      const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch(refused)
      const claims = tokens.claims()
      if (!claims?.sub) throw new ProviderFault(FAILED, new Error('The answer is about nobody'))
      const shown = [claims['amr'], claims['acr']].flat()
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: await emailOf(configuration, tokens.access_token, claims),
        hasShownFactor: shown.some(word => typeof word === 'string' && settings.factorWords.includes(word)),
      }
    },

    /** Where the session at the provider can be ended too, if it offers that. What no browser is sent to is no offer. */
    async endAddress(): Promise<string | undefined> {
      const { buildEndSessionUrl } = await library()
      const configuration = await configured().catch(notNow)
      if (!configuration.serverMetadata().end_session_endpoint) return undefined
      try {
        return buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: `${publicUrl}/redaktion/anmelden`,
        }).href
      } catch (error) {
        throw new ProviderFault(NOT_NOW, error)
      }
    },
  }
}

export type Provider = ReturnType<typeof openProvider>

const random = (): string => randomBytes(32).toString('base64url')

async function discover(
  { issuer, clientId, clientSecret }: ProviderSettings,
  patienceSeconds: number,
): Promise<Configuration> {
  const client = await library()
  const server = new URL(issuer)
  const { metadata, ...found } = await discovered(client, server, { clientId, patienceSeconds })
  const configuration = new client.Configuration(
    metadata,
    clientId,
    clientSecret,
    found.takesPost ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret),
  )
  configuration.timeout = patienceSeconds
  configuration[client.customFetch] = modestFetch
  // Settings allow it for a provider on this machine alone.
  if (server.protocol === 'http:') client.allowInsecureRequests(configuration)
  // That an answer comes over TLS from the provider is not all that is asked of it: its signature is checked too.
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

/** How long an answer may take the library says, until its last byte; how large it may be nobody did. */
const modestFetch: CustomFetch = async (url, request) => {
  const answer = await fetch(url, request as RequestInit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new Error(`An answer of more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  const { status, statusText, headers } = answer
  return new Response(size > 0 ? Buffer.concat(chunks) : null, { status, statusText, headers })
}

type Library = Awaited<ReturnType<typeof library>>

async function discovered(
  client: Library,
  server: URL,
  { clientId, patienceSeconds }: { clientId: string; patienceSeconds: number },
) {
  const configuration = await client.discovery(server, clientId, undefined, client.None(), {
    timeout: patienceSeconds,
    [client.customFetch]: modestFetch,
    execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  })
  const metadata = configuration.serverMetadata()
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return { metadata, takesPost: !ways.includes('client_secret_basic') }
}

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string }

/** Of its answer, or of what it says about its people; it need not be there for who is known already. */
async function emailOf(
  configuration: Configuration,
  accessToken: string,
  claims: Claims,
): Promise<string | undefined> {
  if (claims['email'] !== undefined) return verifiedIn(claims)
  if (!configuration.serverMetadata().userinfo_endpoint) return undefined
  const { fetchUserInfo } = await library()
  return fetchUserInfo(configuration, accessToken, claims.sub).then(verifiedIn, () => undefined)
}

const verifiedIn = ({ email, email_verified }: Readonly<Record<string, unknown>>): string | undefined =>
  email_verified === true && typeof email === 'string' ? email : undefined

const NOT_NOW =
  'Das Konto der Verwaltung ist gerade nicht zu erreichen. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an, oder versuchen Sie es in einigen Minuten noch einmal.'
const CANCELLED =
  'Sie haben die Anmeldung mit dem Konto der Verwaltung abgebrochen. Sie können sich auch mit E-Mail-Adresse und Passwort anmelden.'
const FAILED =
  'Die Anmeldung mit dem Konto der Verwaltung hat nicht geklappt. Bitte beginnen Sie noch einmal.'

/** A failure for a person, with what an operator should know of it. */
export class ProviderFault extends CmsError {
  readonly reason: string
  constructor(sentence: string, error: unknown) {
    super('nicht-moeglich', sentence)
    this.reason = reasonOf(error)
  }
}

const notNow = (error: unknown): never => {
  throw new ProviderFault(NOT_NOW, error)
}

const refused = (error: unknown): never => {
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' && said === 'access_denied')
    throw new CmsError('nicht-moeglich', CANCELLED)
  throw new ProviderFault(isSilence(error) ? NOT_NOW : FAILED, error)
}

/** No connection, or no answer in time. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  (['TimeoutError', 'AbortError'].includes(error.name) ||
    error.message === 'fetch failed' ||
    (error.cause !== undefined && isSilence(error.cause)))

/** What it is called, and what the provider calls it; never what it said of people. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  return [error.message, code, said]
    .filter(word => typeof word === 'string')
    .join(': ')
    .slice(0, 300)
}
