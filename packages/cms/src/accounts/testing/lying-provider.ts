import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>
export type Lie = {
  claims?: Claims
  alg?: 'RS256' | 'none' | 'HS256'
  /** Signed with an unknown key. */
  isForeignKey?: boolean
  /** Overrides for its metadata. */
  metadata?: Claims
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Starts an identity provider for tests that answers as the test says: it accepts every code and can send any
 * answer.
 */
export async function openLyingProvider(secret: string) {
  const known = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let lie: Lie = {}
  let nonce = ''
  let asked = 0
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    response.setHeader('content-type', 'application/json')
    asked += path === '/token' ? 1 : 0
    response.end(JSON.stringify(answers[path]?.() ?? {}))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const idToken = () => {
    const { alg = 'RS256', isForeignKey = false } = lie
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      iss: issuer,
      sub: 'anna',
      aud: 'website',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'anna.beispiel@example.org',
      email_verified: true,
      ...lie.claims,
    }
    const signed = `${json({ alg, kid: 'eins', typ: 'JWT' })}.${json(claims)}`
    if (alg === 'none') return `${signed}.`
    if (alg === 'HS256') return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    const { privateKey } = isForeignKey ? foreign : known
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }

  const answers: Record<string, () => Claims> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      ...lie.metadata,
    }),
    '/jwks': () => ({
      keys: [{ ...known.publicKey.export({ format: 'jwk' }), kid: 'eins', alg: 'RS256', use: 'sig' }],
    }),
    '/userinfo': () => ({ sub: 'anna', email: 'anna.beispiel@example.org', email_verified: true }),
    '/token': () => ({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken() }),
  }

  return {
    issuer,
    /** Sets the next answers. */
    lie(next: Lie) {
      lie = next
    },
    /** Returns the query that a browser brings back from this address. */
    answerTo(address: string, more: Record<string, string> = {}) {
      const query = new URL(address).searchParams
      nonce = query.get('nonce') ?? ''
      const state = query.get('state') ?? ''
      return new URLSearchParams({ code: 'code', state, iss: issuer, ...more }).toString()
    },
    /** The number of exchanged codes. */
    asked: () => asked,
    async close() {
      server.closeAllConnections()
      await new Promise<void>(closed => server.close(() => closed()))
    },
  }
}
