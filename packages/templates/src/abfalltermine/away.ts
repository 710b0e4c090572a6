import { isCmsError, isNoData } from '@rathausplatz/contract'

/** A CMS without waste dates may not have the call: then they are not set up. */
export function unlessMissing(error: unknown): undefined {
  const isMissing = (isCmsError(error) || isNoData(error)) && [404, 501].includes(error.status ?? 0)
  if (!isMissing) throw error
}

export const FAILED = 'gestört'

/** Keeps the form on the page, with a word, if the CMS gives no answer. */
export function orFailed(error: unknown): typeof FAILED {
  if (!isCmsError(error) && !isNoData(error)) throw error
  return FAILED
}
