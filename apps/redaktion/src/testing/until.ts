import { act } from 'react'

const PATIENCE = 20_000

/** Waits for what a screen shows once an answer has come. Fails with what was not so at the end. */
export async function until(check: () => void): Promise<void> {
  const end = performance.now() + PATIENCE
  for (;;) {
    // Lets what has arrived be drawn.
    await act(async () => new Promise(resolve => setTimeout(resolve, 5)))
    try {
      return check()
    } catch (error) {
      if (performance.now() > end) throw error
    }
  }
}
