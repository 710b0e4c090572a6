import { Breadcrumb } from '@rathausplatz/ui'
import { Hilfreich } from '../../hilfreich/hilfreich.tsx'
import { KeepButton } from '../../pwa/kept/keep-button.tsx'
import { Bildnachweis } from '../bildnachweis.tsx'
import { Entries } from '../entries.tsx'
import { HeroCarousel } from '../hero-carousel.tsx'
import type { ShownPage } from '../load-page.ts'
import { langOf, Sprachwahl } from '../sprachwahl.tsx'
import { StatusLine } from '../status-line.tsx'
import styles from './page-layouts.module.css'

/** All entries below each other, across the full width. */
export function WideLayout({ page }: { page: ShownPage }) {
  return (
    <>
      <HeroCarousel images={page.heroImages} />
      <Breadcrumb items={page.breadcrumbs} />
      <main id="inhalt" tabIndex={-1} lang={langOf(page)} className={styles.wide}>
        {page.title && <h1>{page.title}</h1>}
        <div className={styles.band}>
          <StatusLine page={page} />
          <Sprachwahl page={page} />
        </div>
        <Entries entries={page.entries} />
        <div className={styles.band}>
          <KeepButton page={page} />
          <Hilfreich page={page} />
          <Bildnachweis page={page} />
        </div>
      </main>
    </>
  )
}
