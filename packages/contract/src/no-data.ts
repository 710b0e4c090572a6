/** What a server said: its status, and what its body holds where that is JSON. */
export type Answered = {
  status?: number
  body?: unknown
  /** It succeeded and said nothing at all. */
  isEmpty?: boolean
  /** It came as a page, which something before the CMS may have written. */
  isPage?: boolean
}

/**
 * A call brought nothing that could be used: it came late, broken or in another shape, or with a status that is no
 * success (spec §5). Where the CMS did answer, what it said is here for who can do with less; never for the log, which
 * writes down what an error has of its own.
 */
export class NoData extends Error {
  override name = 'NoData'
  readonly status: number | undefined
  readonly #answered: Answered
  constructor(call: string, cause?: unknown, answered: Answered = {}) {
    super(`API response has no data: ${call}`, { cause })
    this.status = answered.status
    this.#answered = answered
  }
  get body(): unknown {
    return this.#answered.body
  }
  get isEmpty(): boolean {
    return this.#answered.isEmpty === true
  }
}

/** Tells it also where it was thrown by another copy of this module. */
export function isNoData(error: unknown): error is NoData {
  return error instanceof Error && error.name === 'NoData'
}
