/** The answer of a server: its status, and its body if that is JSON. */
export type Answered = {
  status?: number
  body?: unknown
  /** A success with an empty body. */
  isEmpty?: boolean
  /** The body is an HTML page, perhaps from a proxy before the CMS. */
  isPage?: boolean
}

/**
 * A call brought no usable answer: too late, broken, of another shape, or with a status that is no success
 * (spec §5). The body is here for callers that can use it. It is a private field, because the log writes the
 * own properties of an error.
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

/** Returns true for a `NoData`, also one thrown by another copy of this module. */
export function isNoData(error: unknown): error is NoData {
  return error instanceof Error && error.name === 'NoData'
}
