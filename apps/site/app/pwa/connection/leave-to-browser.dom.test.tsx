import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orLeave } from './leave-to-browser.ts'

const request = new Request('http://localhost:3000/rathaus')
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const went = vi.fn<(to: string) => void>()

beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(to => went(String(to))))
afterEach(() => {
  went.mockClear()
  vi.restoreAllMocks()
})

/** What has become of it once everything that follows from its failure has been done. */
const settled = (loading: Promise<unknown>) =>
  Promise.race([loading.then(() => 'loaded'), new Promise(done => setTimeout(done, 0, 'waits'))])

test('Without a network the browser goes to the page itself, and nothing is drawn meanwhile', async () => {
  expect(await settled(orLeave(noNetwork(), request))).toBe('waits')
  expect(went).toHaveBeenCalledWith('http://localhost:3000/rathaus')
})

test('What the server answers is no failure of the network', async () => {
  await expect(orLeave(Promise.reject(new Response(null, { status: 404 })), request)).rejects.toBeInstanceOf(
    Response,
  )
  expect(await orLeave(Promise.resolve('page'), request)).toBe('page')
  expect(went).not.toHaveBeenCalled()
})

test('Who is on the way to another page already is not called back', async () => {
  dispatchEvent(new Event('beforeunload'))
  expect(await settled(orLeave(noNetwork(), request))).toBe('waits')
  expect(went).not.toHaveBeenCalled()
})
