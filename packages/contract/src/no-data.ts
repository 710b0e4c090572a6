/** Moved, in a way that keeps the request unanswered; not implemented; unavailable. */
const NOT_DONE: ReadonlySet<number> = new Set([307, 308, 501, 503])

/** Faults before a request leaves this machine: no address, no connection, no valid certificate. */
const NEVER_SENT =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && NEVER_SENT.test(code)) return true
  }
  return false
}

/** The answer of a server: its status, and its body if that is JSON. */
export type Answered = {
  status?: number
  body?: unknown
  /** A success with an empty body. */
  isEmpty?: boolean
  /** The body is an HTML page, perhaps from a proxy before the CMS. */
  isPage?: boolean
  /** A success whose body says that it is none. */
  saysNo?: boolean
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
  /**
   * Whether the server may have done what the call asks for: it was reached, and neither refused nor said that
   * it failed before it began.
   */
  get mayBeDone(): boolean {
    const { status, saysNo } = this.#answered
    if (status === undefined) return !wasNeverSent(this.cause)
    const isRefused = (status >= 400 && status < 500) || NOT_DONE.has(status)
    return !isRefused && saysNo !== true
  }
  get isEmpty(): boolean {
    return this.#answered.isEmpty === true
  }
}

/** Returns true for a `NoData`, also one thrown by another copy of this module. */
export function isNoData(error: unknown): error is NoData {
  return error instanceof Error && error.name === 'NoData'
}
