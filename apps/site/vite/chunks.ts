/** What every page needs: the frame, what the home page and all pages of the CMS share, and the browser's beginning. */
const FIRST = /apps\/site\/app\/(?:root|routes\/home|entry\.client)\.tsx/

/** What brings the templates that do not come with the site. */
const LATER = /packages\/templates\/src\/views\.ts/

/** Shows any page of the CMS. */
const PAGE = /apps\/site\/app\/routes\/page\.tsx/

/** Shows every template, to those who build them. */
const GALLERY = /apps\/site\/app\/routes\/vorschau\.tsx/

/** What only some pages share, that few visitors come to: signing in, writing to the town, and news by mail. */
const SHARED = {
  zugang: /apps\/site\/app\/routes\/realms\//,
  abo: /apps\/site\/app\/routes\/abo(?:-[a-z]+)?\.tsx/,
  formulare: /apps\/site\/app\/routes\/(?:realms\/|formular\.tsx|abo(?:-[a-z]+)?\.tsx)/,
}

type Modules = {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
    code: string | null
  } | null
}

/** Say nothing themselves and pass on what others say: who imports them wants some of these, not all. */
const PASSES_ON = /packages\/(?:ui|contract)\/src\/index\.ts/

/** Asked for each module and group again: what a module is to others stays the same while one build divides them. */
function remembered<Found>(find: (id: string, modules: Modules) => Found) {
  const known = new Map<string, { found: Found }>()
  return (id: string, modules: Modules): Found => {
    const { found } = known.get(id) ?? { found: find(id, modules) }
    known.set(id, { found })
    return found
  }
}

/** Who imports a module, also by way of one that passes it on. */
const importersOf = remembered((id, modules): readonly string[] => {
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.flatMap(importer => {
    if (!PASSES_ON.test(importer)) return importer
    const names = namesPassedOn(id, importer, modules)
    return (modules.getModuleInfo(importer)?.importers ?? []).filter(one =>
      names.test(importsIn(one, modules)),
    )
  })
})

const codeOf = remembered((id, modules): string => modules.getModuleInfo(id)?.code ?? '')

const importsIn = remembered((id, modules): string =>
  [
    ...codeOf(id, modules).matchAll(/\bimport\s*\{[^}]*\}\s*from\s*["']@rathausplatz\/(?:ui|contract)["']/g),
  ].join('\n'),
)

/** What a module says that is passed on from it: some by their names, or all. */
function namesPassedOn(id: string, by: string, modules: Modules): RegExp {
  const names = [
    ...codeOf(by, modules).matchAll(
      /\bexport\s*(?:\{([^}]*)\}|\*(?:\s*as\s*(\w+))?)\s*from\s*["']\.\/([^"']+)["']/g,
    ),
  ]
    .filter(([, , , source = '']) => id.endsWith(source))
    .flatMap(([, list, whole]) => whole ?? list?.split(',') ?? namesIn(codeOf(id, modules)))
  return names.length > 0 ? new RegExp(`\\b(?:${names.map(name => name.trim()).join('|')})\\b`) : /(?!)/
}

const namesIn = (code: string): string[] =>
  [...code.matchAll(/\bexport\s+(?:const|(?:async )?function|class)\s+(\w+)/g)].map(([, name = '']) => name)

/** A module and all that need it, near and far. */
const reachedBy = remembered((id, modules): readonly string[] => {
  const known = new Set([id])
  // A set goes on through what is added while it is gone through.
  for (const one of known) for (const importer of importersOf(one, modules)) known.add(importer)
  return [...known]
})

/** What a module is fetched for: the ends of the ways from it to those that import it. */
const reasonsFor = remembered((id, modules): readonly string[] =>
  reachedBy(id, modules).filter(
    one => (modules.getModuleInfo(one)?.isEntry && !GALLERY.test(one)) || LATER.test(one),
  ),
)

function isNeededFirst(id: string, modules: Modules): boolean {
  return reasonsFor(id, modules).some(reason => FIRST.test(reason))
}

/**
 * Styles of what may come to any page: with its layout, with the later templates, or with a piece that is fetched while
 * the page is shown. There is no waiting for theirs, so they come first.
 */
const isStyleOfAnyPage = (id: string, modules: Modules): boolean =>
  id.endsWith('.css') &&
  reachedBy(id, modules).some(one => PAGE.test(one) || LATER.test(one) || isPiece(one, modules))

const isPiece = (id: string, modules: Modules): boolean => {
  const { isEntry, dynamicImporters } = modules.getModuleInfo(id) ?? { isEntry: true, dynamicImporters: [] }
  return !isEntry && dynamicImporters.length > 0
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
  {
    name: (id: string, modules: Modules) =>
      id.includes('node_modules') && isNeededFirst(id, modules) ? 'react' : null,
    minSize: 0,
    priority: 2,
  },
  {
    name: (id: string, modules: Modules) =>
      isNeededFirst(id, modules) || isStyleOfAnyPage(id, modules) ? 'seite' : null,
    minSize: 0,
    priority: 1,
  },
  // The styles of all pages that have a route of their own are one file more: who comes to one of them goes on to others.
  { name: 'dienste', test: /\.css$/, minSize: 0, priority: 1 },
  { name: chunkOf, minSize: 0 },
]
