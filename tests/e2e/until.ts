import { expect } from '@playwright/test'

/** Waits for a condition; filling a town takes minutes on a busy machine. */
export const until = (isSo: () => boolean | Promise<boolean>): Promise<void> =>
  expect.poll(isSo, { timeout: 240_000 }).toBe(true)

/** True if the server at this address answers. */
export const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
