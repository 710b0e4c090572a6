import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import handleRequest, { provide } from '../entry.server.tsx'
import { testSite } from '../testing/test-site.ts'
import { lastFallback } from './last-fallback.ts'

test("Spec §8: the last page says 'An error occurred while showing the error page' with a link home", () => {
  expect(lastFallback).toContain('<h1>An error occurred while showing the error page</h1>')
  expect(lastFallback).toContain('<a href="/">Go back to home</a>')
  expect(lastFallback).toContain('lang="en"')
  expect(lastFallback).not.toMatch(/<script|<link|src=/)
})

test('F-10: an error inside the error page is a 500 with the last page, logged with its request, and no loop', async () => {
  const { site, lines } = testSite({})
  const unusable = {} as EntryContext
  const answer = await handleRequest(
    new Request('http://localhost/'),
    404,
    new Headers(),
    unusable,
    provide(site),
  )
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toBe(lastFallback)
  expect(lines).toMatchObject([{ level: 'error', about: { requestId: 'anfrage-1' } }])
})
