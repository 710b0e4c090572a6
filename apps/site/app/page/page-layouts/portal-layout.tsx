import { portalMainId } from '@rathausplatz/templates/portal-views'
import { Bildnachweis } from '../bildnachweis.tsx'
import { Entries } from '../entries.tsx'
import type { ShownPage } from '../load-page.ts'
import { operable, type PageEntry } from '../page-entry.ts'
import styles from './page-layouts.module.css'

/** Modules of a portal page, in the order in which they stand whatever the order they come in (spec §2). */
const portalOrder: readonly string[] = [
  'headline-teaser',
  'bild-text-teaser-3x',
  'panoramabild-panoramateaser',
  'kurzinfo-icons',
  'bild-text',
  'text',
  'eventteaser',
  'newsticker',
]

/** What holds today is no module: it stands before them, directly under the hero. */
const TODAY = 'heute'

/** Large hero with its title, then the main area with the modules (spec §2). */
export function PortalLayout({ page }: { page: ShownPage }) {
  const hero = operable(page.entries)
    .filter(({ template }) => template === 'portal-hero')
    .slice(0, 1)
  const today = page.entries.filter(({ template }) => template === TODAY).slice(0, 1)
  const slider = page.entries.filter(({ template }) => template === 'hero-slider').slice(0, 1)
  return (
    <>
      {hero.length > 0 && (
        <section aria-label="Willkommen">
          <Entries entries={hero} />
        </section>
      )}
      <main id={portalMainId} tabIndex={-1} className={styles.portal}>
        {!hero[0]?.context.titel && <h1 className={styles.titel}>{page.title}</h1>}
        <Entries entries={today} />
        <Entries entries={slider} />
        <Entries entries={portalModules(page.entries)} />
        <Bildnachweis page={page} />
      </main>
    </>
  )
}

/** The modules of the portal in its order; templates that are no module of it follow behind. */
export function portalModules(entries: readonly PageEntry[]): PageEntry[] {
  const place = ({ template }: PageEntry) => {
    const at = portalOrder.indexOf(template)
    return at === -1 ? portalOrder.length : at
  }
  return entries
    .filter(({ template }) => !['portal-hero', 'hero-slider', TODAY].includes(template))
    .toSorted((one, other) => place(one) - place(other))
}
