/** Modules of every page: the frame, the shared code of home page and CMS pages, and the browser entry. */
const FIRST = /apps\/site\/app\/(?:root|routes\/home|entry\.client)\.tsx/

/** Loads the templates that are not bundled with the site. */
const LATER = /packages\/templates\/src\/views\.ts/

/** Draws any page of the CMS. */
const PAGE = /apps\/site\/app\/routes\/page\.tsx/

/** Shows all templates, for developers. */
const GALLERY = /apps\/site\/app\/routes\/vorschau\.tsx/

/** Shared by a few rarely visited pages: sign-in, forms, and subscriptions. */
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

/** Re-export only: their importers need some of the exports, not all. */
const PASSES_ON = /packages\/(?:ui|contract)\/src\/index\.ts/

/**
 * Caches by module, because the bundler asks repeatedly and module relations do not change during a build.
 */
function remembered<Found>(find: (id: string, modules: Modules) => Found) {
  const known = new Map<string, { found: Found }>()
  return (id: string, modules: Modules): Found => {
    const { found } = known.get(id) ?? { found: find(id, modules) }
    known.set(id, { found })
    return found
  }
}

/** Returns the importers of a module, through re-exports too. */
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

/** Matches the exports of a module that are re-exported: by name, or all. */
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

/** Returns a module and all its direct and indirect importers. */
const reachedBy = remembered((id, modules): readonly string[] => {
  const known = new Set([id])
  // Iterating a Set includes entries added meanwhile.
  for (const one of known) for (const importer of importersOf(one, modules)) known.add(importer)
  return [...known]
})

/** Returns the entries for which a module is loaded. */
const reasonsFor = remembered((id, modules): readonly string[] =>
  reachedBy(id, modules).filter(
    one => (modules.getModuleInfo(one)?.isEntry && !GALLERY.test(one)) || LATER.test(one),
  ),
)

function isNeededFirst(id: string, modules: Modules): boolean {
  return reasonsFor(id, modules).some(reason => FIRST.test(reason))
}

/**
 * Whether these are styles that any page may need: of its layout, of later templates, or of a dynamically
 * loaded piece. They are in the first stylesheet, because nothing waits for later ones.
 */
const isStyleOfAnyPage = (id: string, modules: Modules): boolean =>
  id.endsWith('.css') &&
  reachedBy(id, modules).some(one => PAGE.test(one) || LATER.test(one) || isPiece(one, modules))

const isPiece = (id: string, modules: Modules): boolean => {
  const { isEntry, dynamicImporters } = modules.getModuleInfo(id) ?? { isEntry: true, dynamicImporters: [] }
  return !isEntry && dynamicImporters.length > 0
}

/**
 * Assigns a module to a chunk. Few files, because each costs a round trip over HTTP/1.1: one for every page;
 * one for the later templates, loaded with the first page that shows one; one for each page with its own
 * route, and one for what several of these share.
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
 * A group also takes the imports of its modules, so third-party code is separated first, then the code of
 * every page: no first page loads the file of another.
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
  // The styles of all pages with their own route are one more file: visitors of one often go on to others.
  { name: 'dienste', test: /\.css$/, minSize: 0, priority: 1 },
  { name: chunkOf, minSize: 0 },
]
