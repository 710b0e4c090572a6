import type { PageLayout } from '@rathausplatz/contract'
import type { ComponentType } from 'react'
import type { LoadedPage } from './load-page.ts'
import { DefaultLayout } from './page-layouts/default-layout.tsx'
import { PortalLayout } from './page-layouts/portal-layout.tsx'
import { WideLayout } from './page-layouts/wide-layout.tsx'

const layouts: Record<PageLayout, ComponentType<{ page: LoadedPage }>> = {
  default: DefaultLayout,
  wide: WideLayout,
  portal: PortalLayout,
}

/** A page in its layout. */
export function PageView({ page }: { page: LoadedPage }) {
  const Layout = layouts[page.pageLayout]
  return <Layout page={page} />
}
