/** What every page needs: the frame, what the home page and all pages of the CMS share, and the browser's beginning. */
const FIRST = /apps\/site\/app\/(?:root|routes\/home|entry\.client)\.tsx/

/** What brings the templates that do not come with the site. */
const LATER = /packages\/templates\/src\/views\.ts/

/** Shows every template, to those who build them. */
const GALLERY = /apps\/site\/app\/routes\/vorschau\.tsx/

/** What only some pages share, that few visitors come to: signing in, writing to the town, and news by mail. */
const SHARED = {
  zugang: /apps\/site\/app\/routes\/realms\//,
  abo: /apps\/site\/app\/routes\/abo(?:-[a-z]+)?\.tsx/,
  formulare: /apps\/site\/app\/routes\/(?:realms\/|kontakt\.tsx|abo(?:-[a-z]+)?\.tsx)/,
}

type Modules = {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[]; code: string | null } | null
}

/** Says nothing itself and passes on what others say: who imports it wants some of these, not all. */
const PASSES_ON = /packages\/ui\/src\/index\.ts/

/** Who imports a module, also by way of one that passes it on. */
function importersOf(id: string, modules: Modules): readonly string[] {
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.flatMap(importer => {
    if (!PASSES_ON.test(importer)) return importer
    const names = namesPassedOn(id, modules.getModuleInfo(importer)?.code ?? '')
    return (modules.getModuleInfo(importer)?.importers ?? []).filter(one =>
      names.test(importsIn(modules.getModuleInfo(one)?.code ?? '')),
    )
  })
}

const importsIn = (code: string): string =>
  [...code.matchAll(/\bimport\s*\{[^}]*\}\s*from\s*["']@rathausplatz\/ui["']/g)].join('\n')

function namesPassedOn(id: string, code: string): RegExp {
  const names = [...code.matchAll(/\bexport\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g)]
    .filter(([, , source = '']) => id.endsWith(source))
    .flatMap(([, list = '']) => list.split(','))
  return new RegExp(`\\b(?:${names.map(name => name.trim()).join('|')})\\b`)
}

/** What a module is fetched for: the ends of the ways from it to those that import it. */
function reasonsFor(id: string, modules: Modules): readonly string[] {
  const known = new Set([id])
  // A set goes on through what is added while it is gone through.
  for (const one of known) for (const importer of importersOf(one, modules)) known.add(importer)
  return [...known].filter(
    one => (modules.getModuleInfo(one)?.isEntry && !GALLERY.test(one)) || LATER.test(one),
  )
}

function isNeededFirst(id: string, modules: Modules): boolean {
  return reasonsFor(id, modules).some(reason => FIRST.test(reason))
}

/**
 * Few files: over HTTP/1.1 each costs a round trip. What every page needs is one; the later templates are another, which
 * comes with the first page that shows one of them; what only a page with a route of its own needs comes with that, and
 * what several of these need is one more, fetched beside them.
 */
function chunkOf(id: string, modules: Modules): string | null {
  const reasons = reasonsFor(id, modules)
  const isLater = reasons.some(reason => LATER.test(reason))
  const ofRoutes = new Set(
    reasons.map(reason => reason.split('?', 1).join('')).filter(reason => reason && !LATER.test(reason)),
  )
  const shared = Object.entries(SHARED).find(([, pages]) => [...ofRoutes].every(reason => pages.test(reason)))
  if (ofRoutes.size > 1 && shared && !isLater) return shared[0]
  if (ofRoutes.size > (isLater ? 0 : 1)) return 'gemeinsam'
  return isLater ? 'vorlagen' : null
}

/**
 * A group takes along what its modules import: what others wrote is set apart before, then what every page needs, so
 * that no first page fetches the file of another.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules/, minSize: 0, priority: 2 },
  {
    name: (id: string, modules: Modules) => (isNeededFirst(id, modules) ? 'seite' : null),
    minSize: 0,
    priority: 1,
  },
  { name: chunkOf, minSize: 0 },
]
