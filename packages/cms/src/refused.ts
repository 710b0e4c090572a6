import { CmsError } from '@rathausplatz/contract'

/** Returns the error `ungueltig` about one field of a form. */
export const refused = (path: string, message: string) =>
  new CmsError('ungueltig', message, { details: { issues: [{ path, message }] } })
