import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { testSite } from '../testing/test-site.ts'
import { action, loader } from './darstellung.tsx'

/** Sends the form and returns the target of the redirect and the cookie. */
async function choose(fields: Record<string, string>) {
  const { site } = testSite({})
  const context = provide(site)
  const url = new URL('https://www.rebenau.example.org/darstellung')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const answer: unknown = await action({ request, context, url, params: {} } as never).catch(
    (thrown: unknown) => thrown,
  )
  const { status, headers } = answer as Response
  return { status, to: headers.get('location'), cookie: headers.get('set-cookie') }
}

test('K-11: a choice is remembered and redirects back to the page of the form', async () => {
  expect(await choose({ modus: 'dunkel', zurueck: '/freibad/preise?seite=2' })).toEqual({
    status: 303,
    to: '/freibad/preise?seite=2',
    cookie: expect.stringMatching(/^modus=dunkel; .*HttpOnly.*Secure/),
  })
})

test('R-X13: the redirect encodes characters that a header cannot hold', async () => {
  expect((await choose({ modus: 'hell', zurueck: '/😀/Müll?q=ß' })).to).toBe(
    '/%F0%9F%98%80/M%C3%BCll?q=%C3%9F',
  )
})

test.each([
  '//evil.example',
  '/..//evil.example',
  `/${'a'.repeat(60_000)}`,
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
])('I-10: %j is not used as a redirect', async zurueck => {
  expect((await choose({ modus: 'hell', zurueck })).to).toBe('/')
})

test('A form without fields deletes the choice and redirects to the home page', async () => {
  expect(await choose({})).toMatchObject({ to: '/', cookie: expect.stringContaining('Max-Age=0') })
})

test('A link to this address answers 404', () => {
  expect(() => loader()).toThrow()
})
