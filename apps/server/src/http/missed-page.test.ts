import { expect, test } from 'vitest'
import { missedPage } from './missed-page.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const READER = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const OWN = 'https://www.rebenau.example.org'

const asked = (
  more: { path?: string; method?: string; headers?: Record<string, string>; answer?: ResponseInit } = {},
) =>
  missedPage(
    new Request(`${OWN}${more.path ?? '/fort'}`, {
      method: more.method ?? 'GET',
      headers: { ...READER, ...more.headers },
    }),
    new Response('', { status: 404, headers: HTML, ...more.answer }),
    OWN,
  )

test('A missed page is recorded with its path alone, and with the page of ours that linked to it', () => {
  expect(asked({ path: '/fort?name=Erika#x', headers: { referer: `${OWN}/rathaus?seite=2` } })).toEqual({
    path: '/fort',
    from: '/rathaus',
  })
  expect(asked({ headers: { referer: 'https://www.example.org/geheim' } })).toEqual({ path: '/fort' })
})

test.each([
  ['a page that is there', { answer: { status: 200 } }],
  ['a page that is gone for a while', { answer: { status: 503 } }],
  ['data', { answer: { headers: { 'content-type': 'text/x-script' } } }],
  ['somebody who sends', { method: 'POST' }],
  ['a look at the head', { method: 'HEAD' }],
  ['a picture', { headers: { accept: 'image/avif,*/*' } }],
  ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['what the browser fetches beforehand', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a search engine', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ['a program', { headers: { 'user-agent': 'curl/8.5.0' } }],
  ['who does not say', { headers: { 'user-agent': '' } }],
  ['an endless address', { path: `/${'a'.repeat(700)}` }],
])('%s is not recorded as a missed page', (_, more) => {
  expect(asked(more as Parameters<typeof asked>[0])).toBeUndefined()
})
