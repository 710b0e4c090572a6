import { act } from 'react'
import { vi } from 'vitest'

/** Waits for what a screen shows once an answer has come. Fails with what was not so at the end. */
export async function until(check: () => void): Promise<void> {
  const looked = async () => {
    // Lets what has arrived be drawn.
    await act(async () => {})
    check()
  }
  await vi.waitFor(looked, { timeout: 60_000, interval: 5 })
}
