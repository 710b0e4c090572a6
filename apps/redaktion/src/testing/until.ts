import { act } from 'react'
import { vi } from 'vitest'

/** Waits until an assertion holds; fails with its last error. */
export async function until(check: () => void): Promise<void> {
  const looked = async () => {
    // Flushes pending renders.
    await act(async () => {})
    check()
  }
  await vi.waitFor(looked, { timeout: 60_000, interval: 5 })
}
