import { answerOverHttp, type CmsHandlers } from '@rathausplatz/contract'
import { fakeIdentify } from '@rathausplatz/contract/fake-cms'
import { onTestFinished, vi } from 'vitest'

/** The calls that were made: `GET /api/cms/redaktion/medien?suche=markt`. */
export type Asked = string[]

/** Answers the calls of the desk by these handlers for one test: real calls over HTTP, without a network. */
export function answering(handlers: CmsHandlers): Asked {
  const asked: Asked = []
  const answer = answerOverHttp({ handlers, identify: fakeIdentify }, error => {
    throw error
  })
  vi.stubGlobal('fetch', async (address: URL, { method, headers, body, signal }: RequestInit) => {
    signal?.throwIfAborted()
    asked.push(`${method} ${address.pathname}${address.search}`)
    const request = new Request(address.href, {
      method: method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'redaktion-authorization': 'x' },
      ...(body ? { body } : {}),
    })
    const response = await answer(request)
    signal?.throwIfAborted()
    return response
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return asked
}
