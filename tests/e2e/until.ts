import { expect } from '@playwright/test'

/** Waits for what has to come; filling a town takes minutes on a busy machine. */
export const until = (isSo: () => boolean | Promise<boolean>): Promise<void> =>
  expect.poll(isSo, { timeout: 240_000 }).toBe(true)

/** The house answers at this address. */
export const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
