/** What every page needs: the frame, the page of the CMS, and the browser's beginning. */
const FIRST = /apps\/site\/app\/(?:root|routes\/page|entry\.client)\.tsx/

/** What brings the templates that do not come with the site. */
const LATER = /packages\/templates\/src\/views\.ts/

/** Shows every template, to those who build them. */
const GALLERY = /apps\/site\/app\/routes\/vorschau\.tsx/

type Modules = {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** What a module is fetched for: the ends of the ways from it to those that import it. */
function reasonsFor(id: string, modules: Modules): readonly string[] {
  const known = new Set([id])
  // A set goes on through what is added while it is gone through.
  for (const one of known)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) known.add(importer)
  return [...known].filter(
    one => (modules.getModuleInfo(one)?.isEntry && !GALLERY.test(one)) || LATER.test(one),
  )
}

/**
 * Few files: over HTTP/1.1 each costs a round trip. What every page needs is one, with what is needed in several places;
 * the later templates are another, which comes with the first page that shows one of them; what only a page with a route
 * of its own needs comes with that.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (id.includes('node_modules')) return 'react'
  const reasons = reasonsFor(id, modules)
  const isLater = reasons.some(reason => LATER.test(reason))
  const ofRoutes = new Set(
    reasons.map(reason => reason.split('?', 1)[0]).filter(reason => reason && !LATER.test(reason)),
  )
  if (reasons.some(reason => FIRST.test(reason)) || (isLater && ofRoutes.size > 0) || ofRoutes.size > 1)
    return 'seite'
  return isLater ? 'vorlagen' : null
}
