import { TooManyFromThere } from './fair-turns.ts'

type Guest = { readonly since: number; readonly leave: AbortController; bytes: number; isArriving: boolean }

/** A form that arrives and waits to be answered, as the room sees it. */
export type Stay = {
  /** Aborted where its bytes have to make room for those of others. */
  readonly signal: AbortSignal
  add(bytes: number): void
  /** Its last byte has come; nobody sends it away any more. */
  arrived(): void
  end(): void
}

/**
 * What forms hold in memory together, from their first byte until they are answered. Where that is too much, the one that
 * arrives most slowly goes: whoever sends slowly on purpose, from however many addresses, keeps nobody out who just sends.
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
