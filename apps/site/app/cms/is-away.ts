import { isCmsError, isNoData } from '@rathausplatz/contract'

/** Whether the CMS or its database is temporarily unavailable: the CMS answers 503 or without usable data. */
export const isAway = (error: unknown): boolean =>
  isNoData(error) || (isCmsError(error) && error.status === 503)
