import { setTimeout } from 'node:timers/promises'

/** What a database may be waited for: which failures pass by themselves, and how long after one it is asked again. */
export type Patience = {
  readonly isPassing: (error: unknown) => boolean
  readonly pauseMs: number
}

/** Tries again while what fails may pass, but at least once. */
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
