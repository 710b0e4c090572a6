/**
 * A call brought nothing that could be used: it came late, broken or in another shape, or with a status that is no
 * success (spec §5). Where the CMS did answer, its status and what its body holds are here for who can do with less.
 */
export class NoData extends Error {
  override name = 'NoData'
  readonly status: number | undefined
  readonly body: unknown
  constructor(call: string, cause?: unknown, answered: { status?: number; body?: unknown } = {}) {
    super(`API response has no data: ${call}`, { cause })
    this.status = answered.status
    this.body = answered.body
  }
}

/** Tells it also where it was thrown by another copy of this module. */
export function isNoData(error: unknown): error is NoData {
  return error instanceof Error && error.name === 'NoData'
}
