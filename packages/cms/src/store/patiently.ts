import { setTimeout } from 'node:timers/promises'

/** Which errors of a database are temporary, and the pause between retries in milliseconds. */
export type Patience = {
  readonly isPassing: (error: unknown) => boolean
  readonly pauseMs: number
}

/** Retries on temporary errors until the deadline; makes at least one attempt. */
export const patientlyWith =
  ({ isPassing, pauseMs }: Patience) =>
  async <T>(patienceMs: number, attempt: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + patienceMs
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!isPassing(error) || Date.now() >= deadline) throw error
      }
      await setTimeout(pauseMs)
    }
  }
