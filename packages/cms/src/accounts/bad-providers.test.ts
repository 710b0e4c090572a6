import { describe, expect, onTestFinished, test } from 'vitest'
import { badAnswers, badServer, patienceOfFetch } from '../../../../tests/other-servers/bad-answers.ts'
import { openProvider } from './provider.ts'
import { openLyingProvider } from './testing/lying-provider.ts'

const SITE = 'https://www.rebenau.example.org'
const SECRET = 'geheim-geheim-geheim-geheim-geheim'
const settingsOf = (issuer: string) => ({
  issuer,
  clientId: 'website',
  clientSecret: SECRET,
  name: 'Anmelden',
  factorWords: [],
})
const NOT_NOW = { code: 'nicht-moeglich', message: expect.stringContaining('gerade nicht zu erreichen') }
const NOT_POSSIBLE = { code: 'nicht-moeglich' }

async function openLiar() {
  const liar = await openLyingProvider(SECRET)
  onTestFinished(() => liar.close())
  /** A new client, as at the first request to the provider. */
  const asked = (metadata: Record<string, string>, claims = {}) => {
    liar.lie({ metadata, claims })
    return openProvider({ ...settingsOf(liar.issuer), patienceSeconds: 60 }, SITE)
  }
  return { ...liar, asked }
}

describe('A10: a sign-in at the provider ends with an answer', () => {
  test.each(badAnswers)('if its metadata are wrong: $name', async bad => {
    const { origin } = await badServer(bad.answer)
    const provider = openProvider(
      { ...settingsOf(origin), patienceSeconds: patienceOfFetch(bad) / 1_000 },
      SITE,
    )
    await expect(provider.begin()).rejects.toMatchObject(NOT_NOW)
    await expect(provider.endAddress()).rejects.toMatchObject(NOT_NOW)
  })

  const heard = badAnswers.filter(bad => patienceOfFetch(bad) > 1_000)
  test.each(['token_endpoint', 'jwks_uri', 'userinfo_endpoint'])('if its %s fails in any way', async name => {
    const liar = await openLiar()
    for (const bad of heard) {
      const { origin } = await badServer(bad.answer)
      const provider = liar.asked({ [name]: `${origin}/dort` }, { email: undefined })
      const { address, secrets } = await provider.begin()
      const finishing = provider.finish(liar.answerTo(address), secrets)
      // The subject is known without the claims about the person.
      if (name === 'userinfo_endpoint')
        expect(await finishing).toMatchObject({ subject: 'anna', email: undefined })
      else await expect(finishing).rejects.toMatchObject(NOT_POSSIBLE)
    }
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'keine Adresse', '/abmelden'])(
  'A10: the address %s from the provider is refused, both for signing in and for signing out',
  async address => {
    const liar = await openLiar()
    await expect(liar.asked({ end_session_endpoint: address }).endAddress()).rejects.toMatchObject(NOT_NOW)
    await expect(liar.asked({ authorization_endpoint: address }).begin()).rejects.toMatchObject(NOT_NOW)
  },
)
