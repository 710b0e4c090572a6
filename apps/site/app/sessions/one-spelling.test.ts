import { isPublicPage } from '@rathausplatz/contract/public-page'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { inOneSpelling } from './one-spelling.ts'
import { pageOf, realmOf } from './realms.ts'
import { wayBack } from './way-back.ts'

const asked = async (path: string) => {
  const answer = inOneSpelling({ url: new URL(path, 'http://site') }, async () => new Response('as it is'))
  return answer.catch((thrown: Response) => thrown)
}

const spellings = [
  ['/Intranet', '/intranet'],
  ['/INTRANET?a=B', '/intranet?a=B'],
  ['/intranet/', '/intranet'],
  ['/Raete', '/raete'],
  ['/Redaktion/anmelden', '/redaktion/anmelden'],
  ['/redaktion/Anmelden/', '/redaktion/anmelden'],
  ['/%69ntranet', '/intranet'],
  ['/Intranet/Personal/12?a=B', '/intranet/Personal/12?a=B'],
  ['/intranet/Archiv', '/intranet/archiv'],
  ['/Intranet/B%C3%BCro/Ab/', '/intranet/B%C3%BCro/Ab'],
  ['/Raete/Sitzungen/Ab4/Empfang', '/raete/sitzungen/Ab4/empfang'],
  ['/intranet/personal/', '/intranet/personal'],
  ['/intranet/%61bmelden', '/intranet/abmelden'],
  ['/Raete/neues-passwort?schluessel=AbC', '/raete/neues-passwort?schluessel=AbC'],
] as const

test.each(spellings)(
  '%s redirects to the canonical address %s, and the answer must not be cached',
  async (path, ours) => {
    const answer = await asked(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(ours)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  },
)

test.each(spellings)('the router matches %s to a page of its realm, and never to a public page', path => {
  const { pathname } = new URL(path, 'http://site')
  const [first] = matchRoutes(routes as never, pathname) ?? []
  expect(first?.route).toMatchObject({ file: './routes/realms/realm.tsx' })
  expect(isPublicPage(pathname)).toBe(false)
  expect(pageOf(realmOf({ pathname }))).toBe(
    pathname
      .toLowerCase()
      .replace('%69', 'i')
      .match(/^\/\w+/)?.[0],
  )
})

test('A canonical address does not redirect', async () => {
  for (const path of [
    '/intranet',
    '/raete/anmelden?a=1',
    '/redaktion/zweiter-faktor',
    '/intranet/%E0%A4%A',
    '/intranet/Personal/Zwoelf',
  ])
    expect(await (await asked(path)).text()).toBe('as it is')
})

test('After the sign-in, no spelling of a sign-in or sign-out page is the target of the redirect', () => {
  for (const path of [
    '/Intranet/anmelden',
    '/intranet/Abmelden?a=1',
    '/%69ntranet/anmelden/',
    '/intranet/anmelden%2F',
  ])
    expect(wayBack(path, 'intranet'), path).toBe('/intranet')
})
