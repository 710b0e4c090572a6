import { isCmsError, isNoData } from '@rathausplatz/contract'

/** Whether the CMS or its database is temporarily unavailable: it answers 503 or with no usable data. */
export const isAway = (error: unknown): boolean =>
  isNoData(error) || (isCmsError(error) && error.status === 503)
