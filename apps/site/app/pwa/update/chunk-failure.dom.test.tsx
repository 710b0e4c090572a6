import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHUNK_GUARD, isChunkFailure, reloadForChunk } from './chunk-failure.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('Spec §4: a failed chunk load reloads the page, at most once per 60 seconds', () => {
  test('The page reloads again only after 60 seconds', () => {
    expect(CHUNK_GUARD).toBe(60_000)
    const reload = vi.fn<() => void>()
    expect(reloadForChunk(reload)).toBe(true)
    vi.advanceTimersByTime(59_999)
    expect(reloadForChunk(reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2)
    expect(reloadForChunk(reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('The page reloads if the clock was set back since the last reload', () => {
    const reload = vi.fn<() => void>()
    reloadForChunk(reload)
    vi.setSystemTime(Date.now() - 86_400_000)
    expect(reloadForChunk(reload)).toBe(true)
  })

  test('Without session storage the page does not reload', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const reload = vi.fn<() => void>()
    expect(reloadForChunk(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test.each([
    ['Failed to fetch dynamically imported module: http://localhost/assets/x.js', true],
    ['error loading dynamically imported module: http://localhost/assets/x.js', true],
    ['Importing a module script failed.', true],
    ['Failed to fetch', false],
    ['x is not a function', false],
  ])('The error "%s" counts as a failed chunk load: %s', (message, is) => {
    expect(isChunkFailure(new TypeError(message))).toBe(is)
    expect(isChunkFailure(message)).toBe(false)
  })
})
