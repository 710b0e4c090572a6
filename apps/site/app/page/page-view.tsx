import type { PageLayout } from '@rathausplatz/contract'
import { type ComponentType, createElement } from 'react'
import type { ShownPage } from './load-page.ts'
import { PortalLayout } from './page-layouts/portal-layout.tsx'

type Layouts = Partial<Record<PageLayout, ComponentType<{ page: ShownPage }>>>

/** The layouts that are loaded. The layout of the home page always is. */
const here: Layouts = { portal: PortalLayout }

export function addLayouts(layouts: Layouts): void {
  Object.assign(here, layouts)
}

/** Whether the layout of the first page is loaded with the site or with its route. */
export function comesWithItsRoute(layout: PageLayout, path: string): boolean {
  return layout === 'portal' || path !== '/'
}

/** Loads the other layouts if the page has one of them. The page cannot be rendered before. */
export async function bringLayout(layout: PageLayout): Promise<void> {
  if (!(layout in here)) await bringAllLayouts()
}

export async function bringAllLayouts(): Promise<void> {
  await import('./page-layouts/other-layouts.ts')
}

/** A page in its layout. */
export function PageView({ page }: { page: ShownPage }) {
  return createElement(here[page.pageLayout] as ComponentType<{ page: ShownPage }>, { page })
}
