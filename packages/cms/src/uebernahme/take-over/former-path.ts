import { isWithinSections, may } from '@rathausplatz/contract'
import type { Editor } from '../../editing/leave-for.ts'
import { requestedPath, siteAddress } from '../../site-path.ts'
import { isFitForIndex } from '../found.ts'

/**
 * Returns the normalised path of a former address that visitors of this site can request; null if there is
 * none.
 */
export function formerPath(adresse: string): string | null {
  if (!URL.canParse(adresse)) return null
  const { protocol, pathname, search } = new URL(adresse)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  const path = requestedPath(pathname)
  // The path `/` is the home page, whatever its query.
  const asked = path === undefined || path === '/' ? undefined : siteAddress(pathname + search, requestedPath)
  return asked !== undefined && isFitForIndex(asked) ? asked : null
}

/**
 * Tests whether an editor may redirect a former address: with the right to edit redirects, or if one of their
 * sections contains it.
 */
export const mayLeadFrom = (who: Editor, former: string): boolean =>
  may(who, 'weiterleitungen-pflegen', { kind: 'weiterleitung' }) ||
  isWithinSections(who.sections, former.split('?', 1)[0])
