import '@rathausplatz/ui/styles.css'
import '@rathausplatz/ui/themes'
import '@rathausplatz/ui/fonts.css'
import bitter from '@fontsource/bitter/files/bitter-latin-700-normal.woff2?url'
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import type { PageTheme } from '@rathausplatz/contract'
import { sectionOf } from '@rathausplatz/contract/sections'
import { QueryProvider, SearchFieldContext, type SearchFieldProps } from '@rathausplatz/ui'
import { type ReactNode, use, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
import type { Route } from './+types/root'
import { useRenewedCopies } from './abfall/use-renewed-copies.ts'
import { siteOf } from './cms/site-context.ts'
import { InlineMark } from './document/inline-mark.ts'
import { LastResort } from './errors/last-resort.tsx'
import { RequestIdContext } from './errors/request-id.ts'
import { RouteError } from './errors/route-error.tsx'
import { emptyLayout } from './layouts/empty-layout.ts'
import { Footer } from './layouts/footer/footer.tsx'
import { Header } from './layouts/header/header.tsx'
import { bringHinweise, Hinweise } from './layouts/hinweise/hinweise.tsx'
import { loadLayout } from './layouts/load-layout.ts'
import { carriedMenu, itemsOf } from './layouts/menu-drawer/carried-menu.ts'
import { isFrameWhole, rememberFrame } from './layouts/whole-frame.ts'
import { type Mode, modeOf } from './mode/mode-cookie.ts'
import { useFocusOnArrival } from './navigation/use-focus-on-arrival.ts'
import { usePageForms } from './navigation/use-page-forms.ts'
import { usePageLinks } from './navigation/use-page-links.ts'
import { useTellViews } from './observe/use-tell-views.ts'
import type { LoadedPage, ShownPage } from './page/load-page.ts'
import { comesWithItsRoute } from './page/page-view.tsx'
import { comeWithTheSite } from './page/views.ts'
import { ProgressBar } from './progress/progress-bar.tsx'
import { appHead } from './pwa/app-head.ts'
import { AppHeadTags } from './pwa/app-head-tags.tsx'
import { isAppMode } from './pwa/app-mode/app-mode.ts'
import { installPrompt } from './pwa/app-mode/install-prompt.ts'
import { useAppMode } from './pwa/app-mode/use-app-mode.ts'
import { useIdlePrefetch } from './pwa/connection/use-idle-prefetch.ts'
import { useKeepSeen } from './pwa/kept/use-keep-seen.ts'
import { AppStatus } from './pwa/status/app-status.tsx'
import { SearchField } from './search/search-field.tsx'
import { oldestStand, standOf } from './stand/stand.ts'
import { StandNote } from './stand/stand-note.tsx'

const suggestingField = (props: SearchFieldProps) => <SearchField {...props} />

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const site = siteOf(context)
  const cookies = request.headers.get('cookie')
  const layout = await loadLayout(site, url.pathname, cookies)
  await bringHinweise(layout.hinweise)
  return {
    ...layout,
    mainMenu: carriedMenu(layout.mainMenu),
    publicUrl: site.publicUrl,
    mode: modeOf(cookies),
    stand: standOf(site),
    appHead: appHead(layout.stadt, url.pathname),
    isApp: isAppMode(url.searchParams, cookies),
    tells: site.tells.length > 0 ? site.tells.join(' ') : undefined,
  }
}

/**
 * Whether to reload header and footer: when the section changes; on each page of a house, because they show
 * whether it is open now; after the mode was changed; and while a part is missing or stale.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs) {
  if (formAction === '/darstellung') return true
  if (!isFrameWhole()) return true
  const next = sectionOf(nextUrl.pathname)
  if (next !== sectionOf(currentUrl.pathname)) return true
  return next.frame === 'house' && currentUrl.pathname !== nextUrl.pathname
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: atkinson, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: bitter, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** The document of all pages and error pages; if the error page has a fault, it shows the last page. */
export function Layout({ children }: { children: ReactNode }) {
  const isErrorPage = Boolean(useRouteError())
  return (
    <LastResort inErrorPage={isErrorPage}>
      <Shell isErrorPage={isErrorPage}>{children}</Shell>
    </LastResort>
  )
}

/** The HTML shell. It must work without loader data, because it also frames the error page. */
function Shell({ isErrorPage, children }: { isErrorPage: boolean; children: ReactNode }) {
  const mark = use(InlineMark)
  const requestId = use(RequestIdContext)
  const { theme, mode } = useTheme()
  const views = useShowsMoreViews() ? 'more' : undefined
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html
      lang="de"
      id="oben"
      data-theme={theme}
      data-mode={mode}
      data-views={views}
      data-tells={root?.tells}
      data-kennung={requestId?.id}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {/* States the order of the layers before any stylesheet does; otherwise the order would depend on
            bundling. */}
        <style nonce={mark}>{'@layer reset,tokens,base,components'}</style>
        {/* The meta function may have caused the error, so the error page has its own tags. */}
        {!isErrorPage && <Meta />}
        <AppHeadTags head={root?.appHead} mode={mode} />
        <Links nonce={mark} />
        <noscript>
          {/* Without scripts all levels of the menu are open. */}
          <style nonce={mark}>{'#menue [hidden]{display:block}#menue [aria-expanded]{display:none}'}</style>
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={mark} storageKey="rollposition" />
        <Scripts nonce={mark} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <RouteError error={error} />
    </SiteFrame>
  )
}

/** Header, page and footer, in the section to which the path belongs. */
function SiteFrame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const section = sectionOf(pathname)
  const layout = root ? { ...root, mainMenu: itemsOf(root.mainMenu) } : emptyLayout
  const [query] = useSearchParams()
  const stand = oldestStand(useMatches().map(({ loaderData }) => loaderData))
  const isWhole = layout.isWhole && !root?.stand
  useEffect(() => rememberFrame({ isWhole }), [isWhole])
  // A page that could not be loaded has no data.
  const failed = useMatches().at(-1)?.loaderData === undefined
  const isApp = useAppMode(root?.isApp ?? false)
  useEffect(() => installPrompt.listen(), [])
  useKeepSeen(failed)
  useRenewedCopies()
  useTellViews(failed)
  useIdlePrefetch()
  useFocusOnArrival()
  usePageForms()
  usePageLinks()
  return (
    <QueryProvider query={query}>
      <a href="#inhalt" className="skip">
        Zum Inhalt springen
      </a>
      <ProgressBar />
      <Hinweise hinweise={layout.hinweise} today={layout.today} />
      <Header section={section} layout={layout} isApp={isApp} />
      {stand && <StandNote stand={stand} />}
      <SearchFieldContext value={suggestingField}>{children}</SearchFieldContext>
      <Footer
        section={section}
        layout={layout}
        mode={root?.mode}
        address={root && root.publicUrl + pathname}
      />
      <AppStatus />
    </QueryProvider>
  )
}

/**
 * Returns the theme of the page, or that of its path if the page has none (spec §2), and the mode chosen by
 * the visitor or the gallery.
 */
function useTheme(): { theme: PageTheme; mode: Mode | undefined } {
  const { pathname } = useLocation()
  const chosen = useRouteLoaderData<typeof loader>('root')?.mode
  const shown = useMatches().at(-1)?.loaderData as
    | { pageTheme?: PageTheme; mode?: Mode | undefined }
    | undefined
  const own = shown?.pageTheme === 'default' ? undefined : shown?.pageTheme
  return { theme: own ?? sectionOf(pathname).theme, mode: shown?.mode ?? chosen }
}

/**
 * Whether the page needs views beyond those of the site and of its route; the browser then loads these views
 * first.
 */
function useShowsMoreViews(): boolean {
  const shown = useMatches().at(-1)?.loaderData as
    | (Partial<ShownPage> & { page?: ShownPage | LoadedPage })
    | undefined
  const { pathname } = useLocation()
  const { entries = [], pageLayout = 'portal' } = shown?.page ?? shown ?? {}
  return !comeWithTheSite(entries) || !comesWithItsRoute(pageLayout, pathname)
}
