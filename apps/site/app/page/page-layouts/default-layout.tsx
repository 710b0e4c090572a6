import { isSectionHome, sectionOf } from '@rathausplatz/contract/sections'
import { Breadcrumb } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import { Hilfreich } from '../../hilfreich/hilfreich.tsx'
import { KeepButton } from '../../pwa/kept/keep-button.tsx'
import { Bildnachweis } from '../bildnachweis.tsx'
import { Entries, inSlot } from '../entries.tsx'
import { HeroCarousel } from '../hero-carousel.tsx'
import type { ShownPage } from '../load-page.ts'
import { langOf, Sprachwahl } from '../sprachwahl.tsx'
import { StatusLine } from '../status-line.tsx'
import styles from './page-layouts.module.css'

/**
 * Hero carousel, breadcrumb, content and sidebar (spec §2). The home page of a house shows the name of the
 * house on a larger picture. `children` follow the content, for example the form of a page.
 */
export function DefaultLayout({ page, children }: { page: ShownPage; children?: ReactNode }) {
  const sidebar = inSlot(page.entries, 'sidebar')
  const isHome = isHouseHome(page)
  const heading = (
    <>
      {page.title && <h1>{page.title}</h1>}
      <StatusLine page={page} />
    </>
  )
  return (
    <>
      <HeroCarousel images={page.heroImages}>{isHome ? heading : undefined}</HeroCarousel>
      <Breadcrumb items={page.breadcrumbs} />
      <main
        id="inhalt"
        tabIndex={-1}
        lang={langOf(page)}
        className={styles.columns}
        data-home={isHome}
        data-sidebar={sidebar.length > 0}
      >
        <div className={styles.content}>
          {!isHome && heading}
          <Sprachwahl page={page} />
          <Entries entries={inSlot(page.entries, 'content')} />
          {children}
          <KeepButton page={page} />
          <Hilfreich page={page} />
          <Bildnachweis page={page} />
        </div>
        {sidebar.length > 0 && (
          <aside className={styles.sidebar} aria-label="Zu dieser Seite">
            <Entries entries={sidebar} />
          </aside>
        )}
      </main>
    </>
  )
}

/** Whether a page is the home page of a house and has a hero picture. */
export function isHouseHome({ path, heroImages }: Pick<ShownPage, 'path' | 'heroImages'>): boolean {
  return sectionOf(path).frame === 'house' && isSectionHome(path) && heroImages.length > 0
}
