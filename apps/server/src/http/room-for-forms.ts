import { TooManyFromThere } from './fair-turns.ts'

type Guest = { readonly since: number; readonly leave: AbortController; bytes: number; isArriving: boolean }

/** A form in memory, from its first byte until it is answered. */
export type Stay = {
  /** Aborts if other forms need its memory. */
  readonly signal: AbortSignal
  add(bytes: number): void
  /** The last byte has arrived; the form is not dropped any more. */
  arrived(): void
  end(): void
}

/**
 * Limits the bytes that forms hold in memory together, from the first byte until the answer. If they hold too
 * much, drops the form that arrives most slowly: deliberately slow senders, from any number of addresses,
 * displace no normal sender.
 */
export function roomForForms(most: number, now: () => number = () => performance.now()): () => Stay {
  const guests = new Set<Guest>()
  let held = 0

  const remove = (guest: Guest) => {
    if (guests.delete(guest)) held -= guest.bytes
  }
  const pace = ({ bytes, since }: Guest) => bytes / (now() - since)
  const slowest = () =>
    [...guests]
      .filter(({ isArriving }) => isArriving)
      .reduce((one, other) => (pace(other) < pace(one) ? other : one))

  return () => {
    const guest: Guest = { since: now(), leave: new AbortController(), bytes: 0, isArriving: true }
    guests.add(guest)
    return {
      signal: guest.leave.signal,
      add(bytes) {
        guest.bytes += bytes
        held += bytes
        while (held > most) {
          const gone = slowest()
          remove(gone)
          gone.leave.abort(new TooManyFromThere())
        }
      },
      arrived() {
        guest.isArriving = false
      },
      end: () => remove(guest),
    }
  }
}
