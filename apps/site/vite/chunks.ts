/**
 * Modules that every page needs: the frame, the code that home page and CMS pages share, and the browser
 * entry.
 */
const FIRST = /apps\/site\/app\/(?:root|routes\/home|entry\.client)\.tsx/

/** The module that loads the templates that are not bundled with the site. */
const LATER = /packages\/templates\/src\/views\.ts/

/** The module that draws any page of the CMS. */
const PAGE = /apps\/site\/app\/routes\/page\.tsx/

/** The module of the gallery, which shows all templates to developers. */
const GALLERY = /apps\/site\/app\/routes\/vorschau\.tsx/

/** Modules shared by a few pages that are rarely visited: sign-in, forms, and subscriptions. */
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

/** Modules that only re-export: their importers need some of the exports, not all. */
const PASSES_ON = /packages\/(?:contract|text|time|ui)\/src\/index\.ts/

/**
 * Caches the result per module, because the bundler asks repeatedly and the relations of modules do not
 * change during a build.
 */
function remembered<Found>(find: (id: string, modules: Modules) => Found) {
  const known = new Map<string, { found: Found }>()
  return (id: string, modules: Modules): Found => {
    const { found } = known.get(id) ?? { found: find(id, modules) }
    known.set(id, { found })
    return found
  }
}

/** Returns the importers of a module, also those that import it through a re-export. */
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
    ...codeOf(id, modules).matchAll(
      /\bimport\s*\{[^}]*\}\s*from\s*["']@rathausplatz\/(?:contract|text|time|ui)["']/g,
    ),
  ].join('\n'),
)

/** Returns a pattern of the names that `by` re-exports from the module `id`, either listed or all. */
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
  // Iterating a Set includes the entries that are added during the iteration.
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
 * Whether a module is a stylesheet that any page may need: of a layout, of a later template, or of a piece
 * that is loaded dynamically. These styles are in the first stylesheet, because nothing waits for a later
 * one.
 */
const isStyleOfAnyPage = (id: string, modules: Modules): boolean =>
  id.endsWith('.css') &&
  reachedBy(id, modules).some(one => PAGE.test(one) || LATER.test(one) || isPiece(one, modules))

const isPiece = (id: string, modules: Modules): boolean => {
  const { isEntry, dynamicImporters } = modules.getModuleInfo(id) ?? { isEntry: true, dynamicImporters: [] }
  return !isEntry && dynamicImporters.length > 0
}

/**
 * Assigns a module to a chunk. There are few chunks, because each costs a round trip over HTTP/1.1: one for
 * every page; one for the later templates, loaded with the first page that shows one of them; one for each
 * page with its own route; and one for the code that several of these pages share.
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
 * A group also takes the imports of its modules. So third-party code is separated first, then the code of
 * every page: no first page loads the chunk of another page.
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
  // The styles of all pages with their own route are one more file, because visitors of one such page often
  // go on to others.
  { name: 'dienste', test: /\.css$/, minSize: 0, priority: 1 },
  { name: chunkOf, minSize: 0 },
]
