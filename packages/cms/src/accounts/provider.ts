import { randomBytes } from 'node:crypto'
import { verwaltungAntwortPfad } from '@rathausplatz/contract'
import type { Configuration, CustomFetch } from 'openid-client'
import { FAILED, NOT_NOW, notNow, ProviderFault, refused } from './provider-fault.ts'

/** The settings of the town's identity provider (OpenID Connect). */
export type ProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The label of the button on the sign-in page. */
  readonly name: string
  /** Values of `amr` or `acr` by which the provider reports a second factor. */
  readonly factorWords: readonly string[]
  /** Time-out of a request, if not the usual one. */
  readonly patienceSeconds?: number
}

/** The values that identify a sign-in when its browser returns; kept on the server until then. */
export type Secrets = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The subject of the provider. `email` is set only if the provider has verified it. */
export type Told = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly hasShownFactor: boolean
  /** Seconds since the person signed in at the provider; known if it had to ask again. */
  readonly age?: number
}

/**
 * Timeout of a request to the provider. The start of the server does not wait: the first request is sent on
 * first use.
 */
const PATIENCE_SECONDS = 5
/** The size limit of each response: metadata, keys and answers are some kilobytes. */
const MOST_BYTES = 500_000
/** How long the metadata are cached. The keys of the provider are refreshed separately when they change. */
const KNOWN_MS = 3_600_000

/** Loaded on first use. */
const library = () => import('openid-client')

export function openProvider(settings: ProviderSettings, publicUrl: string) {
  const { patienceSeconds = PATIENCE_SECONDS } = settings
  const redirectUri = publicUrl + verwaltungAntwortPfad
  let known: { configuration: Promise<Configuration>; until: number } | undefined

  /** Shared by concurrent sign-ins; a failed request is repeated by the next sign-in. */
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

    /**
     * Returns the address for the browser, and the values that identify the sign-in. `isFresh`: a session at
     * the provider does not suffice, it must ask again.
     */
    async begin(isFresh = false): Promise<{ address: string; secrets: Secrets }> {
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
            ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
          }),
        )
        .catch(notNow)
      return { address: address.href, secrets }
    },

    /**
     * Exchanges the code of the browser for tokens, and checks their issuer, audience and nonce. `maxAge`: the
     * person must have signed in at the provider at most so many seconds ago.
     */
    async finish(query: string, { state, nonce, verifier }: Secrets, maxAge?: number): Promise<Told> {
      const { authorizationCodeGrant } = await library()
      const configuration = await configured().catch(notNow)
      const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(maxAge === undefined ? {} : { maxAge }),
      }).catch(refused)
      const claims = tokens.claims()
      if (!claims?.sub) throw new ProviderFault(FAILED, new Error('The answer is about nobody'))
      const shown = [claims['amr'], claims['acr']].flat()
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: await emailOf(configuration, tokens.access_token, claims),
        hasShownFactor: shown.some(word => typeof word === 'string' && settings.factorWords.includes(word)),
        ...(maxAge === undefined ? {} : { age: ageOf(claims) }),
      }
    },

    /** Returns the address that ends the session at the provider, if it has a valid one. */
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
  // The settings allow HTTP only for a provider on this machine.
  if (server.protocol === 'http:') client.allowInsecureRequests(configuration)
  // Checks the signature of the answer in addition to TLS.
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

/** A fetch with a limit of size; the library itself limits only the time. */
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

/**
 * Returns the verified mail address of the ID token or of the userinfo endpoint. It may be missing for an
 * account that is bound.
 */
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

/** By the clock of the provider, which may be ahead. */
const ageOf = ({ auth_time }: Claims): number =>
  Math.max(0, Date.now() / 1_000 - (typeof auth_time === 'number' ? auth_time : 0))

const verifiedIn = ({ email, email_verified }: Readonly<Record<string, unknown>>): string | undefined =>
  email_verified === true && typeof email === 'string' ? email : undefined
