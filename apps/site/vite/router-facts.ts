import type { Plugin } from 'vite'

type Fact = readonly [asked: RegExp, answer: string]

/** Conditions in the router whose value is constant on this site. */
const FACTS: Record<string, readonly Fact[]> = {
  // See react-router.config.ts: the browser loads all routes at once.
  'dom/ssr/fog-of-war': [[/!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'true']],
  'dom/ssr/components': [
    [/\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'false'],
    [/\buseIsRSCRouterContext\(\)/g, 'false'],
    // Our links (root.tsx) name files, and the markup around scripts is only rendered on the server.
    [/\bisPageLinkDescriptor\(link\)/g, 'false'],
    [/\bstaticContext \?/g, 'false ?'],
    [/!isStatic \?/g, 'true ?'],
    [/\btypeof (?:criticalCss|manifest\.sri) === "\w+" \?/g, 'false ?'],
  ],
  // Our links name styles for all media, and no scripts.
  'dom/ssr/links': [
    [/\bdescriptor\.media && [^|]*\|\| /g, ''],
    [/\bif \(document\.head\.contains\(link\)\) /g, ''],
    [/, getModuleLinkHrefs\(matches, manifest\)(?=\);)/g, ''],
    [/\blet preloadsSet = new Set\(preloads\);\s+/g, ''],
    [/\bif \(preloads && [^\n]*\) return deduped;/g, ''],
  ],
  'dom/ssr/routes': [
    // The styles of a route are in the manifest; a route reached by a link needs no other styles.
    [/\bprefetchStyleLinks\([^)]*\)/g, 'undefined'],
    [/\bif \(needsRevalidation\)/g, 'if (false)'],
    [/!ssr && manifestRoute\.hasLoader\b/g, 'false'],
    [/\broute\.id === "root" \? \(\) => [^\n]*RemixRootDefaultErrorBoundary[^\n]* : (?=void 0;)/g, ''],
  ],
  // For an uncaught error the site shows its own last page (last-resort.tsx), not a page of the router.
  'dom/ssr/errorBoundaries': [
    [/(?<=if \(this\.state\.error\) )return [^]*?\}\);(?=\s+else)/g, 'throw this.state.error;'],
  ],
  'router/router': [
    [/\binit\.patchRoutesOnNavigation\b/g, 'false'],
    [/\bif \(isFogOfWar\)/g, 'if (false)'],
    // The site uses no instrumentation, blockers or view transitions.
    [/\bif \(init\.instrumentations\)/g, 'if (false)'],
    [/\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
    [/\bif \(blockerKey(?: && delta != null)?\)/g, 'if (false)'],
    [/\brestoreAppliedTransitions\(routerWindow, appliedViewTransitions\);/g, ''],
    [/\bpersistAppliedTransitions\(routerWindow, appliedViewTransitions\)/g, 'undefined'],
    [/\bif \(priorPaths && priorPaths\.has\(location\.pathname\)\)/g, 'if (false)'],
    [/\bif \(appliedViewTransitions\.has\(location\.pathname\)\)/g, 'if (false)'],
    [/\bif \(pendingViewTransitionEnabled\)/g, 'if (false)'],
  ],
  components: [
    [/\buseIsRSCRouterContext\(\) \|\|/g, ''],
    [/\bif \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)'],
    [/\bif \(vtContext\.isTransitioning && !vtContext\.flushSync\)/g, 'if (false)'],
    [/\bif \(renderDfd && pendingState && [^\n]*?\) (?=\{|renderDfd\.resolve)/g, 'if (false) '],
    [/\bif \(!vtContext\.isTransitioning && interruption\)/g, 'if (false)'],
    [/(?<=var AwaitErrorBoundary = )(class [^]*?\n\});/g, '/* @__PURE__ */ (() => $1)();'],
  ],
  'dom/lib': [[/\bReact\$1\.forwardRef\(/g, '/* @__PURE__ */ React$$1.forwardRef(']],
  // The site has no server components.
  hooks: [[/\bif \(this\.context\b/g, 'if (false']],
  // Pages are rendered on the server, and production has no hot reload.
  'dom/ssr/single-fetch': [
    [/!ssr && !foundRevalidatingServerLoader\b/g, 'false'],
    [/!window\.__reactRouterHdrActive\b/g, 'true'],
  ],
  'dom-export/hydrated-router': [
    [/\bssrInfo\.context\.isSpaMode\b/g, 'false'],
    [/\bwindow\.__reactRouterManifest\.sri === true/g, 'false'],
    [/\brouter\.createRoutesForHMR = \w+;/g, ''],
  ],
}

/** Matches names and warnings for development. */
const FOR_DEVELOPERS = /^\w+\.displayName = "\w+";$|^\s*warn(?:ing|Once|ingOnce)\([^\n]*\);$/gm

/** Matches features that no longer work with the replaced conditions. */
const DONE_WITHOUT =
  /\bimport\s*\{[^}]*\b(useBlocker|unstable_usePrompt|Await|PrefetchPageLinks)\b[^}]*\}\s*from\s*["']react-router["']|\b(viewTransition|instrumentations)\b/

const ROUTER = /react-router\/dist\/production\/lib\/(.+)\.js(?:\?|$)/

/** Names of the router modules with replacements. */
export const answered: readonly string[] = Object.keys(FACTS)

/** Returns a router module with its conditions replaced. Throws if one of the conditions is not found. */
export function withFacts(name: string, code: string): string {
  const facts = FACTS[name] ?? []
  const missing = facts.find(([asked]) => code.search(asked) === -1)
  if (missing) throw new Error(`React Router no longer asks ${missing[0]} in ${name}: see router-facts.ts`)
  const told = facts.reduce((all, [asked, answer]) => all.replace(asked, answer), code)
  return told.replace(FOR_DEVELOPERS, ';')
}

/** Returns a feature that this module uses although it is disabled; undefined if there is none. */
export function leftOut(code: string): string | undefined {
  const [, imported, named] = DONE_WITHOUT.exec(code) ?? []
  return imported ?? named
}

/**
 * Replaces these conditions during the build, so that unreachable code is left out of the browser bundle. The
 * build fails if the router has changed or the site uses a disabled feature.
 */
export function routerFacts(): Plugin {
  const open = new Set(answered)
  return {
    name: 'router-facts',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      const [, name] = ROUTER.exec(id) ?? []
      if (name) {
        open.delete(name)
        return { code: withFacts(name, code), map: null }
      }
      const used = id.includes('node_modules') ? undefined : leftOut(code)
      if (used) this.error(`${used} is left out of the site: see router-facts.ts`)
    },
    buildEnd(error) {
      if (!error && open.size > 0)
        this.error(`React Router is built otherwise now (${[...open].join(', ')}): see router-facts.ts`)
    },
  }
}
