import { describe, expect, test } from 'vitest'
import { IDLE_TIMEOUT, isThrifty } from './connection.ts'

describe('Spec §9: prefetching waits for an idle period and is skipped on offline, 2g or data-saver connections', () => {
  test('The longest wait for an idle period is 2000 ms', () => {
    expect(IDLE_TIMEOUT).toBe(2000)
  })

  test.each([
    [{ onLine: false }, true],
    [{ onLine: true, connection: { effectiveType: '2g' } }, true],
    [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, true],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, true],
    [{ onLine: true, connection: { effectiveType: '3g', saveData: false } }, false],
    [{ onLine: true }, false],
  ])('With the connection %j prefetching is skipped: %s', (connection, isSkipped) => {
    expect(isThrifty(connection)).toBe(isSkipped)
  })
})
