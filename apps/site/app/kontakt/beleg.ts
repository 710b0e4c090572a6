import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR = 3_600_000

/**
 * What stands beside the number of a message in the address of its confirmation, so that nobody writes himself one: for
 * the rest of this hour and the next, in every process that has the key.
 */
export const belegFor = (key: Buffer, vorgang: string, now: Date): string => sign(key, vorgang, hourOf(now))

export function isBelegt(key: Buffer, vorgang: string, beleg: string, now: Date): boolean {
  const given = Buffer.from(beleg)
  return [hourOf(now), hourOf(now) - 1].some(hour => {
    const right = Buffer.from(sign(key, vorgang, hour))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR)

const sign = (key: Buffer, vorgang: string, hour: number) =>
  createHmac('sha256', key).update(`${vorgang} ${hour}`).digest('base64url').slice(0, 22)
