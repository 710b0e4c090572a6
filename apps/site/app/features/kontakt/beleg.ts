import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Lives as long as the process: after a restart no confirmation is shown again, and none was lost. */
const key = randomBytes(32)
const HOUR = 3_600_000

/**
 * What stands beside the number of a message in the address of its confirmation, so that nobody writes himself one: for
 * the rest of this hour and the next.
 */
export const belegFor = (vorgang: string, now: Date): string => sign(vorgang, hourOf(now))

export function isBelegt(vorgang: string, beleg: string, now: Date): boolean {
  const given = Buffer.from(beleg)
  return [hourOf(now), hourOf(now) - 1].some(hour => {
    const right = Buffer.from(sign(vorgang, hour))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR)

const sign = (vorgang: string, hour: number) =>
  createHmac('sha256', key).update(`${vorgang} ${hour}`).digest('base64url').slice(0, 22)
