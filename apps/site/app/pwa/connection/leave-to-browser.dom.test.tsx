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

/** Returns the state of a promise after its failure has been handled. */
const settled = (loading: Promise<unknown>) =>
  Promise.race([loading.then(() => 'loaded'), new Promise(done => setTimeout(done, 0, 'waits'))])

test('Without a network the browser loads the page itself, and the router waits', async () => {
  expect(await settled(orLeave(noNetwork(), request))).toBe('waits')
  expect(went).toHaveBeenCalledWith('http://localhost:3000/rathaus')
})

test('An answer of the server is not a network failure', async () => {
  await expect(orLeave(Promise.reject(new Response(null, { status: 404 })), request)).rejects.toBeInstanceOf(
    Response,
  )
  expect(await orLeave(Promise.resolve('page'), request)).toBe('page')
  expect(went).not.toHaveBeenCalled()
})

test('A navigation that has already started is not overridden', async () => {
  dispatchEvent(new Event('beforeunload'))
  expect(await settled(orLeave(noNetwork(), request))).toBe('waits')
  expect(went).not.toHaveBeenCalled()
})
