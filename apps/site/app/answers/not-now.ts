/** No drawing now, and no fault: the clients have disconnected or the library is busy. */
export class NotNow extends Error {
  override name = 'NotNow'
}

/** Turns `NotNow` into undefined and throws all other errors again. */
export function withoutFault(error: unknown): undefined {
  if (!(error instanceof NotNow)) throw error
}
