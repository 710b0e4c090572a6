import { calls, cmsInProcess } from '@rathausplatz/contract'
import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import handleRequest, { provide } from './entry.server.tsx'

test('when even the error page cannot be drawn, the last fallback answers (spec §8)', async () => {
  const logged: unknown[] = []
  const context = provide({
    cms: cmsInProcess({}),
    log: { warn: () => {}, error: about => logged.push(about.requestId) },
    media: async () => new Response(),
    publicUrl: 'https://stadt.example',
    frameOrigins: [],
    nonce: 'n1',
    requestId: 'r1',
    now: new Date(0),
  })
  const broken = { manifest: null } as unknown as EntryContext
  const answer = await handleRequest(
    new Request('https://stadt.example/'),
    404,
    new Headers(),
    broken,
    context,
  )
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/">Go back to home</a>')
  expect(html).not.toContain(calls.route.path)
  expect(logged).toEqual(['r1'])
})
