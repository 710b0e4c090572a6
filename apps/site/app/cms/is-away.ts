import { isCmsError, isNoData } from '@rathausplatz/contract'

/** The CMS, or what it stands on, is away for a while: it says so itself, or says nothing that can be used. */
export const isAway = (error: unknown): boolean =>
  isNoData(error) || (isCmsError(error) && error.status === 503)
