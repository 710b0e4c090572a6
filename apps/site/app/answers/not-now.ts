/**
 * Thrown if an item cannot be drawn now, without a fault: its clients have disconnected or the media library
 * is busy.
 */
export class NotNow extends Error {
  override name = 'NotNow'
}

/** Returns undefined for `NotNow` and throws all other errors again. */
export function withoutFault(error: unknown): undefined {
  if (!(error instanceof NotNow)) throw error
}
