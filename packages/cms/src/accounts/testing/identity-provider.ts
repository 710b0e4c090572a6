import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person at the town's identity provider. */
export type PersonThere = {
  email: string
  email_verified: boolean
  /** The methods of their sign-in there. */
  amr?: string[]
}

export const CLIENT = { clientId: 'website', clientSecret: 'ein langes Geheimnis der Website' } as const

/**
 * Starts a real identity provider for tests: oidc-provider on a local port, with a page for choosing a
 * person. Its people can be changed during the test, by subject.
 */
export async function openIdentityProvider(site: string, people: Record<string, PersonThere>) {
  const server = createServer()
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${site}/redaktion/verwaltung-antwort`],
        post_logout_redirect_uris: [`${site}/redaktion/anmelden`],
      },
    ],
    cookies: { keys: ['geheim'] },
    claims: { openid: ['sub', 'amr', 'acr'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/wer/${uid}` },
    findAccount(_, sub) {
      const person = people[sub]
      return person && { accountId: sub, claims: () => ({ sub, ...person }) }
    },
    // No consent page: the town has consented for all.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer)
    if (!url.pathname.startsWith('/wer/')) return void answer(request, response)
    const chosen = url.searchParams.get('sub')
    if (chosen === null) return void response.setHeader('content-type', 'text/html').end(choice(url.pathname))
    const result =
      chosen === ''
        ? { error: 'access_denied' }
        : { login: { accountId: chosen, amr: people[chosen]?.amr ?? ['pwd'] } }
    return void provider.interactionFinished(request, response, result)
  })
  const choice = (path: string) =>
    `<!doctype html><html lang="de"><title>Konto der Verwaltung</title><h1>Wer sind Sie?</h1>${Object.entries(
      people,
    )
      .map(([sub, { email }]) => `<p><a href="${path}?sub=${sub}">${email}</a></p>`)
      .join('')}<p><a href="${path}?sub=">Abbrechen</a></p>`

  return {
    issuer,
    /** Follows the redirects of a browser from an address of the website until it is sent back. */
    async signIn(address: string, sub: string): Promise<URL> {
      const cookies = new Map<string, string>()
      let next = new URL(address)
      for (let steps = 0; steps < 10; steps++) {
        if (next.origin !== issuer) return next
        if (next.pathname.startsWith('/wer/')) next.searchParams.set('sub', sub)
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const told = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of told.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const location = told.headers.get('location')
        if (location === null) throw new Error(`${next}: ${told.status} ${await told.text()}`)
        next = new URL(location, next)
      }
      throw new Error('The provider sends in a circle')
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>(closed => server.close(() => closed()))
    },
  }
}
