import { Breadcrumb } from '@rathausplatz/ui'
import { Entries, inSlot } from '../entries.tsx'
import { HeroCarousel } from '../hero-carousel.tsx'
import type { LoadedPage } from '../load-page.ts'
import styles from './page-layouts.module.css'

/** Hero carousel, breadcrumb, content plus sidebar (spec §2). */
export function DefaultLayout({ page }: { page: LoadedPage }) {
  const sidebar = inSlot(page.entries, 'sidebar')
  return (
    <>
      <HeroCarousel images={page.heroImages} />
      <Breadcrumb items={page.breadcrumbs} />
      <main id="inhalt" tabIndex={-1} className={styles.columns} data-sidebar={sidebar.length > 0}>
        <div className={styles.content}>
          <h1>{page.title}</h1>
          <Entries entries={inSlot(page.entries, 'content')} />
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
